package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.NextRound.Complete;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** One more match for those who are tied where a title or a change of tier depends on it, where the policy says so. */
final class PlayOffs {

    private PlayOffs() {}

    /** The round of play-offs, if there is to be one; otherwise all is played. */
    static NextRound orComplete(Competition state, Instant now) {
        return round(state, tied(state, table -> groups(state, table.lines(), lines(state, table))), now);
    }

    /**
     * The round of play-offs for the last places in a final or the semi-finals; complete when none is needed.
     *
     * @param seats places that there are
     */
    static NextRound forFinal(Competition state, int seats, Instant now) {
        Set<Integer> absent = Standings.absent(state);
        return round(
                state,
                tied(state, table -> {
                    List<StandingLine> there = table.lines().stream()
                            .filter(line -> Stages.active(state, line.entrant()))
                            .filter(line -> !absent.contains(line.entrant()))
                            .toList();
                    return groups(state, there, List.of(seats));
                }),
                now);
    }

    private static NextRound round(Competition state, List<List<Integer>> groups, Instant now) {
        return groups.isEmpty()
                ? new Complete()
                : Tables.of(Stage.PLAY_OFF, groups, List.of()).ready(state, List.of(), now);
    }

    private static List<List<Integer>> tied(Competition state, Function<StandingTable, List<List<Integer>>> groups) {
        List<TieBreak> tieBreaks = state.policy().tieBreaks();
        int at = tieBreaks.indexOf(TieBreak.PLAY_OFF);
        if (at < 0 || Stages.count(state, Stage.PLAY_OFF) > 0 || state.rounds().isEmpty()) {
            return List.of();
        }
        StandingRules before = new StandingRules(state.policy().points(), tieBreaks.subList(0, at));
        return Standings.of(state, before).tables().stream()
                .map(groups)
                .flatMap(List::stream)
                .toList();
    }

    /** Those of equal rank on both sides of a line, as far as they take part, have come and fit at a table. */
    private static List<List<Integer>> groups(Competition state, List<StandingLine> standing, List<Integer> lines) {
        List<List<Integer>> groups = new ArrayList<>();
        Set<Integer> absent = Standings.absent(state);
        int from = 0;
        while (from < standing.size()) {
            int rank = standing.get(from).rank();
            int to = from;
            while (to < standing.size() && standing.get(to).rank() == rank) {
                to++;
            }
            List<Integer> group = Stages.active(
                    state,
                    standing.subList(from, to).stream()
                            .map(StandingLine::entrant)
                            .toList());
            int first = from + 1;
            int last = to;
            boolean fits = !absent.containsAll(group)
                    && group.size() >= state.policy().tableSizes().getLast()
                    && group.size() <= state.policy().tableSize();
            if (fits && lines.stream().anyMatch(line -> first <= line && line < last)) {
                groups.add(group);
            }
            from = to;
        }
        return groups;
    }

    /** Last places that still win something: the title, going up, staying. */
    private static List<Integer> lines(Competition state, StandingTable table) {
        List<Integer> lines = new ArrayList<>(List.of(1));
        if (state.policy().format() instanceof DivisionLeague league) {
            int size = table.lines().size();
            int tiers = state.divisions().getLast().tier();
            if (table.tier() != null && table.tier() > 1) {
                lines.add(league.up());
            }
            if (table.tier() != null && table.tier() < tiers) {
                lines.add(size - league.down(size, table.tier() == 1));
            }
        }
        return lines;
    }
}
