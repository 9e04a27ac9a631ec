<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AfterMatch</name>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assists</source>
        <translation>
            <numerusform>%n assist</numerusform>
            <numerusform>%n assists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saves</source>
        <translation>
            <numerusform>%n save</numerusform>
            <numerusform>%n saves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>and %n other</numerusform>
            <numerusform>and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s), %1 a match</source>
        <translation>
            <numerusform>%Ln goal, %1 a match</numerusform>
            <numerusform>%Ln goals, %1 a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draw(s)</source>
        <translation>
            <numerusform>%Ln draw</numerusform>
            <numerusform>%Ln draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shoot-out(s)</source>
        <translation>
            <numerusform>%n shoot-out</numerusform>
            <numerusform>%n shoot-outs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln yellow card(s)</source>
        <translation>
            <numerusform>%Ln yellow card</numerusform>
            <numerusform>%Ln yellow cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sending(s)-off</source>
        <translation>
            <numerusform>%n sending-off</numerusform>
            <numerusform>%n sendings-off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards recorded in %Ln match(es)</source>
        <translation>
            <numerusform>cards recorded in %Ln match</numerusform>
            <numerusform>cards recorded in %Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatFlow</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ties</source>
        <translation>
            <numerusform>%n tie</numerusform>
            <numerusform>%n ties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n challenges</source>
        <translation>
            <numerusform>%n challenge</numerusform>
            <numerusform>%n challenges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Honours</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n goal(s)</source>
        <comment>names</comment>
        <translation>
            <numerusform>%1, %n goal</numerusform>
            <numerusform>%1, %n goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsCharts</name>
    <message numerus="yes">
        <source>%1, %2: %n goal(s)</source>
        <comment>player, team</comment>
        <translation>
            <numerusform>%1, %2: %n goal</numerusform>
            <numerusform>%1, %2: %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n goal(s), %2 a match</source>
        <comment>round</comment>
        <translation>
            <numerusform>%1
%n goal, %2 a match</numerusform>
            <numerusform>%1
%n goals, %2 a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n match(es), %3</source>
        <comment>how they ended</comment>
        <translation>
            <numerusform>%1: %2 of %n match, %3</numerusform>
            <numerusform>%1: %2 of %n matches, %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatNext</name>
    <message numerus="yes">
        <source>%n matches are in conflict with earlier results.</source>
        <translation>
            <numerusform>%n match is in conflict with earlier results.</numerusform>
            <numerusform>%n matches are in conflict with earlier results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned matches need a decision.</source>
        <translation>
            <numerusform>%n abandoned match needs a decision.</numerusform>
            <numerusform>%n abandoned matches need a decision.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::AlbumPage</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::AvailabilityModel</name>
    <message numerus="yes">
        <source>%n players are out</source>
        <translation>
            <numerusform>%n player is out</numerusform>
            <numerusform>%n players are out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are one injury from missing a match</source>
        <translation>
            <numerusform>%n is one injury from missing a match</numerusform>
            <numerusform>%n are one injury from missing a match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are one yellow card from a ban</source>
        <translation>
            <numerusform>%n is one yellow card from a ban</numerusform>
            <numerusform>%n are one yellow card from a ban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players took part although suspended or injured.</source>
        <translation>
            <numerusform>%n player took part although suspended or injured.</numerusform>
            <numerusform>%n players took part although suspended or injured.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::CompetitionCard</name>
    <message numerus="yes">
        <source>%1 of %n matches played</source>
        <translation>
            <numerusform>%1 of %n match played</numerusform>
            <numerusform>%1 of %n matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more matches</source>
        <translation>
            <numerusform>and %n more match</numerusform>
            <numerusform>and %n more matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more players</source>
        <translation>
            <numerusform>and %n more player</numerusform>
            <numerusform>and %n more players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walkovers</source>
        <translation>
            <numerusform>%n walkover</numerusform>
            <numerusform>%n walkovers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::CompetitionDraft</name>
    <message numerus="yes">
        <source>%n random historic teams, groups drawn</source>
        <translation>
            <numerusform>%n random historic team, groups drawn</numerusform>
            <numerusform>%n random historic teams, groups drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more teams needed. Add them, or fill up at random.</source>
        <translation>
            <numerusform>%n more team needed. Add it, or fill up at random.</numerusform>
            <numerusform>%n more teams needed. Add them, or fill up at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams too many. Remove them, or choose a template with more teams.</source>
        <translation>
            <numerusform>%n team too many. Remove it, or choose a template with more teams.</numerusform>
            <numerusform>%n teams too many. Remove them, or choose a template with more teams.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n teams have no card in this game: you can enter their results, but the computer cannot play their matches.</source>
        <translation>
            <numerusform>%n team has no card in this game: you can enter its results, but the computer cannot play its matches.</numerusform>
            <numerusform>%n teams have no card in this game: you can enter their results, but the computer cannot play their matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are not on the home day of their home team</source>
        <translation>
            <numerusform>%n match is not on the home day of its home team</numerusform>
            <numerusform>%n matches are not on the home day of their home team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random historic teams</source>
        <translation>
            <numerusform>%n random historic team</numerusform>
            <numerusform>%n random historic teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n random historic teams, bracket drawn</source>
        <translation>
            <numerusform>%n random historic team, bracket drawn</numerusform>
            <numerusform>%n random historic teams, bracket drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The calendar takes %n wishes of clubs into account.</source>
        <translation>
            <numerusform>The calendar takes %n wish of a club into account.</numerusform>
            <numerusform>The calendar takes %n wishes of clubs into account.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches clash with other competitions.</source>
        <translation>
            <numerusform>%n more match clashes with another competition.</numerusform>
            <numerusform>%n more matches clash with other competitions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::DelayDialog</name>
    <message numerus="yes">
        <source> minute(s)</source>
        <comment>delay</comment>
        <translation>
            <numerusform> minute</numerusform>
            <numerusform> minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::DrawBall</name>
    <message numerus="yes">
        <source>%n balls wait for the draw.</source>
        <translation>
            <numerusform>%n ball waits for the draw.</numerusform>
            <numerusform>%n balls wait for the draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::DrawPage</name>
    <message numerus="yes">
        <source>%n balls left</source>
        <translation>
            <numerusform>%n ball left</numerusform>
            <numerusform>%n balls left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::ExportDialog</name>
    <message numerus="yes">
        <source>%1 already has %n page(s) of this name. Replace them?</source>
        <translation>
            <numerusform>%1 already has %n page of this name. Replace it?</numerusform>
            <numerusform>%1 already has %n pages of this name. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::FigureChart</name>
    <message numerus="yes">
        <source>%1: %2 point(s), matchday %3</source>
        <comment>team</comment>
        <translation>
            <numerusform>%1: %2 point, matchday %3</numerusform>
            <numerusform>%1: %2 points, matchday %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::FixtureModel</name>
    <message numerus="yes">
        <source>%1 of %n played</source>
        <translation>
            <numerusform>%1 of %n played</numerusform>
            <numerusform>%1 of %n played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walkover(s)</source>
        <translation>
            <numerusform>%n walkover</numerusform>
            <numerusform>%n walkovers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n void</source>
        <translation>
            <numerusform>%n void</numerusform>
            <numerusform>%n void</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n abandoned</numerusform>
            <numerusform>%n abandoned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::FixturesPage</name>
    <message numerus="yes">
        <source>%n in &amp;conflict</source>
        <translation>
            <numerusform>%n in &amp;conflict</numerusform>
            <numerusform>%n in &amp;conflict</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::ForecastPage</name>
    <message numerus="yes">
        <source>%n team(s) never came so far.</source>
        <translation>
            <numerusform>%n team never came so far.</numerusform>
            <numerusform>%n teams never came so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::HistoryPage</name>
    <message numerus="yes">
        <source>%n steps undone.</source>
        <translation>
            <numerusform>%n step undone.</numerusform>
            <numerusform>%n steps undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later entries by others were kept: “%1” by %2.</source>
        <translation>
            <numerusform>%n later entry by another person was kept: “%1” by %2.</numerusform>
            <numerusform>%n later entries by others were kept: “%1” by %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::ImportDialog</name>
    <message numerus="yes">
        <source>&amp;Add %n team(s) that the league does not have</source>
        <translation>
            <numerusform>&amp;Add %n team that the league does not have</numerusform>
            <numerusform>&amp;Add %n teams that the league does not have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new team(s)</source>
        <translation>
            <numerusform>%n new team</numerusform>
            <numerusform>%n new teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new player(s)</source>
        <translation>
            <numerusform>%n new player</numerusform>
            <numerusform>%n new players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n club(s)</source>
        <translation>
            <numerusform>%n club</numerusform>
            <numerusform>%n clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::LineUpsPanel</name>
    <message numerus="yes">
        <source>%n starters</source>
        <translation>
            <numerusform>%n starter</numerusform>
            <numerusform>%n starters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Usu&amp;al %n start</source>
        <translation>
            <numerusform>Usu&amp;al %n starts</numerusform>
            <numerusform>Usu&amp;al %n start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Usual %n s&amp;tart</source>
        <translation>
            <numerusform>Usual %n s&amp;tarts</numerusform>
            <numerusform>Usual %n s&amp;tart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::LogDialog</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::MainWindow</name>
    <message numerus="yes">
        <source>%n matches played.</source>
        <translation>
            <numerusform>%n match played.</numerusform>
            <numerusform>%n matches played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches are in conflict. Settle them to go on.</source>
        <translation>
            <numerusform>%n match is in conflict. Settle it to go on.</numerusform>
            <numerusform>%n matches are in conflict. Settle them to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned matches need a decision.</source>
        <translation>
            <numerusform>%n abandoned match needs a decision.</numerusform>
            <numerusform>%n abandoned matches need a decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n matches.</source>
        <translation>
            <numerusform>Stopped after %n match.</numerusform>
            <numerusform>Stopped after %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n match(es) to play.</source>
        <translation>
            <numerusform>Your turn: %n match to play.</numerusform>
            <numerusform>Your turn: %n matches to play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::MatchCardsView</name>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::MatchPage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls and choices are taken back. Typed dice have to be typed again; the computer&apos;s dice come out the same.</source>
        <translation>
            <numerusform>%n roll or choice is taken back. Typed dice have to be typed again; the computer&apos;s dice come out the same.</numerusform>
            <numerusform>%n rolls and choices are taken back. Typed dice have to be typed again; the computer&apos;s dice come out the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::MoreRulesDialog</name>
    <message numerus="yes">
        <source> match(es)</source>
        <comment>injury</comment>
        <translation>
            <numerusform> match</numerusform>
            <numerusform> matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::OfficialsDialog</name>
    <message numerus="yes">
        <source>%n referees are not in this list.</source>
        <translation>
            <numerusform>%n referee is not in this list.</numerusform>
            <numerusform>%n referees are not in this list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::OwnCardsDialog</name>
    <message numerus="yes">
        <source> match(es)</source>
        <comment>red card</comment>
        <translation>
            <numerusform> match</numerusform>
            <numerusform> matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> card(s)</source>
        <comment>yellow cards</comment>
        <translation>
            <numerusform> card</numerusform>
            <numerusform> cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::OwnTableRulesDialog</name>
    <message numerus="yes">
        <source> goal(s) or fewer</source>
        <comment>bonus points</comment>
        <translation>
            <numerusform> goal or fewer</numerusform>
            <numerusform> goals or fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> goal(s) or more</source>
        <comment>bonus points</comment>
        <translation>
            <numerusform> goal or more</numerusform>
            <numerusform> goals or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> point(s)</source>
        <comment>bonus points</comment>
        <translation>
            <numerusform> point</numerusform>
            <numerusform> points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::ParticipantsPage</name>
    <message numerus="yes">
        <source>Fills up from the %n teams listed on the left.</source>
        <translation>
            <numerusform>Fills up from the %n team listed on the left.</numerusform>
            <numerusform>Fills up from the %n teams listed on the left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::RankingDialog</name>
    <message numerus="yes">
        <source>%n teams have no card and are not ranked.</source>
        <translation>
            <numerusform>One team has no card and is not ranked.</numerusform>
            <numerusform>%n teams have no card and are not ranked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::ScoreSheetDialog</name>
    <message numerus="yes">
        <source>%n problem(s), marked above</source>
        <translation>
            <numerusform>%n problem, marked above</numerusform>
            <numerusform>%n problems, marked above</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::ScoreboardView</name>
    <message numerus="yes">
        <source>%n yellow card(s)</source>
        <translation>
            <numerusform>%n yellow card</numerusform>
            <numerusform>%n yellow cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::SeasonDaysDialog</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>every</comment>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more lines</source>
        <translation>
            <numerusform>and %n more line</numerusform>
            <numerusform>and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::StandingsModel</name>
    <message numerus="yes">
        <source>%1 point(s) deducted: %2</source>
        <translation>
            <numerusform>%1 point deducted: %2</numerusform>
            <numerusform>%1 points deducted: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bonus point(s).</source>
        <translation>
            <numerusform>%1 bonus point.</numerusform>
            <numerusform>%1 bonus points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bonus point(s), match %2: %3</source>
        <translation>
            <numerusform>%1 bonus point, match %2: %3</numerusform>
            <numerusform>%1 bonus points, match %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) deducted, match %2: %3</source>
        <translation>
            <numerusform>%1 point deducted, match %2: %3</numerusform>
            <numerusform>%1 points deducted, match %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bonus point(s): %2</source>
        <translation>
            <numerusform>%1 bonus point: %2</numerusform>
            <numerusform>%1 bonus points: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::StatisticsPage</name>
    <message numerus="yes">
        <source>%n match(es) on neutral ground: neither home nor away.</source>
        <translation>
            <numerusform>%n match on neutral ground: neither home nor away.</numerusform>
            <numerusform>%n matches on neutral ground: neither home nor away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All competitions of the league: %n match(es)</source>
        <translation>
            <numerusform>All competitions of the league: %n match</numerusform>
            <numerusform>All competitions of the league: %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::SummaryPage</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>every</comment>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::TimetableDialog</name>
    <message numerus="yes">
        <source> minute(s)</source>
        <comment>of a match</comment>
        <translation>
            <numerusform> minute</numerusform>
            <numerusform> minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> slot(s)</source>
        <comment>rest between matches</comment>
        <translation>
            <numerusform> slot</numerusform>
            <numerusform> slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::TimetablePage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>touchline::WatchPanel</name>
    <message numerus="yes">
        <source>in %n seconds</source>
        <translation>
            <numerusform>in %n second</numerusform>
            <numerusform>in %n seconds</numerusform>
        </translation>
    </message>
</context>
</TS>
