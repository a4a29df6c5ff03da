package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Stage;
import baffin.competition.decide.NextRound.Complete;
import baffin.competition.decide.NextRound.Tables;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Scheme;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One more match for those who are tied where a title or a change of tier depends on it, where the policy says so. */
final class PlayOffs {

    private PlayOffs() {}

    /** The round of play-offs, if there is to be one; otherwise all is played. */
    static NextRound orComplete(Competition state, Instant now) {
        List<List<Integer>> groups = groups(state);
        return groups.isEmpty()
                ? new Complete()
                : Tables.of(Stage.PLAY_OFF, groups, List.of()).ready(state, List.of(), now);
    }

    private static List<List<Integer>> groups(Competition state) {
        List<TieBreak> tieBreaks = state.policy().tieBreaks();
        int at = tieBreaks.indexOf(TieBreak.PLAY_OFF);
        if (at < 0 || Stages.count(state, Stage.PLAY_OFF) > 0 || state.rounds().isEmpty()) {
            return List.of();
        }
        Scheme before = new Scheme(state.policy().points(), tieBreaks.subList(0, at));
        List<List<Integer>> groups = new ArrayList<>();
        for (StandingTable table : Standings.of(state, before).tables()) {
            groups.addAll(groups(state, table));
        }
        return groups;
    }

    private static List<List<Integer>> groups(Competition state, StandingTable table) {
        List<StandingLine> there = table.lines().stream()
                .filter(line -> Stages.active(state, line.entrant()))
                .toList();
        Map<Integer, List<Integer>> byRank = there.stream()
                .collect(Collectors.groupingBy(
                        StandingLine::rank,
                        TreeMap::new,
                        Collectors.mapping(StandingLine::entrant, Collectors.toList())));
        List<Integer> lines = lines(state, table);
        return byRank.entrySet().stream()
                .filter(group -> lines.stream()
                        .anyMatch(line -> group.getKey() <= line
                                && line < group.getKey() + group.getValue().size() - 1))
                .map(Map.Entry::getValue)
                .filter(group -> group.size() >= state.policy().tableSizes().getLast()
                        && group.size() <= state.policy().tableSize())
                .toList();
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
                lines.add(size - league.down());
            }
        }
        return lines;
    }
}
