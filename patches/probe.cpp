#include "core/games/simulator/agents/coach.h"
#include "tests/unit/simulator/simulator_matches.h"
#include "tests/unit/simulator/simulator_tally.h"
#include <QString>
#include <cstdio>
#include <cstdlib>
#include <cstring>
using namespace touchline;
namespace sim = touchline::simulator;
int main(int argc,char**argv){
  int from=atoi(argv[1]), to=atoi(argv[2]); QString mode=argv[3]; int skill=argc>4?atoi(argv[4]):100; bool verbose=argc>5;
  sim::RuleOptions o; if(mode.contains("tour")) o=testing::simulatorTournament(); if(mode.contains("base")) o=testing::simulatorBase();
  auto tables=testing::simulatorTables(o);
  tables.teams[Side::Home].skill=tables.teams[Side::Away].skill=static_cast<std::int16_t>(skill);
  const sim::CoachStyle style = mode.contains("careful")?sim::carefulStyle:sim::fastStyle;
  testing::SimulatorTally tally;
  int rodN[3]={},rodG[3]={},ftN[3]={},ftG[3]={};
  for(int seed=from;seed<to;++seed){
    auto n=static_cast<std::uint64_t>(seed);
    Generator dice(n); EventList events; sim::State s=sim::startMatch(tables,events); OptionList due;
    sim::Coach home(Generator(n,1),style), away(Generator(n,2),style);
    sim::State atKeeper=s, atPower=s; size_t seen=0;
    while(awaits(s)!=Awaits::Nothing){
      if(awaits(s)==Awaits::Roll) sim::applyRoll(s,dice.roll(promptDue(s).die.faces),sim::Teller(events),due);
      else { if(due.empty()) sim::listOptions(s,due);
        if(s.phase==sim::Phase::KeeperCell) atKeeper=s;
        auto opt=(s.decider==Side::Home?home:away).choose(s,due);
        if(s.phase==sim::Phase::Power) atPower=s;
        sim::applyChoice(s,opt,sim::Teller(events),due);
      }
      auto ev=events.events();
      for(;seen<ev.size();++seen){ const Event&e=ev[seen]; if(e.kind!=sim::event::Kick||e.numbers[0]!=(int)sim::Act::Shot) continue;
        Side side=e.side; int goal=s.along(side)?sim::pitchLength:0; (void)goal;
        bool al=atPower.along(side);
        auto rel=[&](sim::Point p){ return sim::seen(p,al); };
        double away_=sim::farFrom(sim::at(e.numbers[6],e.numbers[7]),sim::at(al?sim::pitchLength:0,sim::middleY));
        int band=away_<3000?0:away_<4000?1:2;
        bool g=e.numbers[8]==(int)sim::KickEnd::Goal;
        int k=sim::keeperOf(atPower,opposite(side));
        if(atPower.kick.rod){rodN[band]++;rodG[band]+=g;}
        if(atPower.kick.firstTime){ftN[band]++;ftG[band]+=g;}
        if(verbose&&band>0){
          auto f=rel(sim::at(e.numbers[6],e.numbers[7]));
          printf("seed %d d=%.1f from(%.1f,%.1f) el=%d pw=%d %s rod=%d first=%d restart=%d ", seed,away_/100,f.x/100.,f.y/100.,e.numbers[1],e.numbers[3],g?"GOAL":"-",atPower.kick.rod,atPower.kick.firstTime,(int)atPower.kick.restart);
          if(k>=0&&k!=sim::noPiece){ auto b=rel(atKeeper.man(k).at), a=rel(atPower.man(k).at); printf("keeper before(%.1f,%.1f)%s cell(%d,%d) after(%.1f,%.1f)%s steps=%d turnkicks=%d counter=%d\n", b.x/100.,b.y/100., atKeeper.man(k).lying?"L":"", sim::columnOf(sim::own(atKeeper,side,atKeeper.man(k).cell)),sim::rowOf(sim::own(atKeeper,side,atKeeper.man(k).cell)), a.x/100.,a.y/100., atPower.man(k).lying?"L":"", s.steps, atPower.turn.kicks, (int)atPower.turn.counterFirst);}
          else printf("no keeper\n");
        }
      }
    }
    tally.note(s,events.events());
  }
  printf("%s skill %d: goals %.2f, level %.1f%%, home %d away %d; shots %.2f, turns %.1f passes %.1f kept %.0f%% tackles won %.1f counters %.1f fouls %.2f steps %.0f | <30 %d (%d) 30-40 %d (%d) 40+ %d (%d) | rod %d/%d %d/%d %d/%d first %d/%d %d/%d %d/%d\n",argv[3],skill,tally.goalsPerMatch(),100.*tally.level/tally.matches,tally.wins[Side::Home],tally.wins[Side::Away],tally.per(tally.shots),tally.per(tally.turns),tally.per(tally.passes),100.*tally.kept/std::max(1,tally.passes),tally.per(tally.tacklesWon),tally.per(tally.counters),tally.per(tally.fouls),tally.per(tally.steps),
   tally.shotsFrom[0],tally.goalsFrom[0],tally.shotsFrom[1],tally.goalsFrom[1],tally.shotsFrom[2],tally.goalsFrom[2],rodG[0],rodN[0],rodG[1],rodN[1],rodG[2],rodN[2],ftG[0],ftN[0],ftG[1],ftN[1],ftG[2],ftN[2]);
}
