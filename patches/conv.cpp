#include "tests/unit/simulator/simulator_position.h"
#include "core/games/simulator/agents/coach.h"
#include <cstdio>
#include <cstdlib>
using namespace touchline; using namespace touchline::simulator;
struct R{int goals=0,low=0,lowGoals=0,pow100=0;};
static R conv(const CoachStyle&style,int x,int y,int shots,int skill){
  constexpr int shooter=10; R r;
  for(int seed=0;seed<shots;++seed){ auto number=(std::uint64_t)seed; testing::SimulatorPosition position;
    position.tables.teams[Side::Home].skill=position.tables.teams[Side::Away].skill=(std::int16_t)skill;
    position.sticker(Side::Home,shooter,"R").sticker(Side::Away,0,"P");
    Coach home(Generator(number,1),style), away(Generator(number,2),style); Generator dice(number);
    position.ball(x,y).possessor(Side::Home,shooter); put(position.state,shooter,position.state.ball.cells.first(),0);
    position.place(Side::Home,shooter,columnOf(position.state.ball.cells.first()),rowOf(position.state.ball.cells.first()),13);
    position.place(Side::Away,5,14,1);
    position.run(Task::AskKick); if(position.state.phase==Phase::Kick) position.choose(shotCode);
    State last=position.state;
    while(!position.told(event::Kick)){ if(awaits(position.state)==Awaits::Roll) position.roll(dice.roll(promptDue(position.state).die.faces)); else {last=position.state; position.choose((position.state.decider==Side::Home?home:away).choose(position.state,position.due));} }
    r.goals+=position.state.score.home; bool low=last.kick.aim.elevation==0; r.low+=low; r.lowGoals+=low&&position.state.score.home;
  } return r; }
int main(int c,char**v){ int n=c>1?atoi(v[1]):300; for(int skill: {100,50}) for(bool fast:{false,true}) { printf("skill %d %s:\n",skill,fast?"fast":"careful"); for(int y: {middleY, 2000}) { printf(" y=%d:",y); for(int d=2100;d<=4200;d+=200){ int dy=middleY-y; int x=11000-(int)std::sqrt((double)d*d-dy*dy); auto r=conv(fast?fastStyle:carefulStyle,x,y,n,skill); printf(" %d:%d%%(low %d/%d)",d/100,100*r.goals/n,r.lowGoals,r.low);} printf("\n");} } }
