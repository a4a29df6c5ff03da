package baffin.competition.standing.tiebreak;

import baffin.competition.Competition;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Ranks entrants: how far they came, then points, then whether they came to a table at all, then each tie-break in its
 * turn among those who are still equal. A tie-break that has had its turn is not asked again.
 */
public final class Ranker {

    public record Placed(EntrantRecord account, int rank) {}

    private final Competition competition;
    private final List<TieBreak> tieBreaks;
    private final TieBreaks terms;
    private final AdvancementLevels advancementLevels;
    private final Comparator<EntrantRecord> names;
    private final Map<Integer, Long> met = new HashMap<>();
    private final Map<Integer, List<EntrantRecord>> tied = new HashMap<>();
    private final Map<Integer, Integer> playOffs = new HashMap<>();

    public Ranker(ResultLedger resultLedger, TieBreaks terms, AdvancementLevels advancementLevels) {
        this.competition = resultLedger.competition();
        this.tieBreaks = resultLedger.scheme().tieBreaks();
        this.terms = terms;
        this.advancementLevels = advancementLevels;
        Map<Integer, Integer> seeds = new HashMap<>();
        competition.seeding().forEach(number -> seeds.put(number, seeds.size()));
        this.names = Comparator.<EntrantRecord>comparingInt(
                        account -> seeds.getOrDefault(account.number(), Integer.MAX_VALUE))
                .thenComparingInt(EntrantRecord::number);
    }

    /** Best first; those who share a rank by their seeding, then by number. */
    public List<Placed> rank(Collection<EntrantRecord> accounts) {
        record Start(boolean last, AdvancementLevel level, long points, boolean absent) {}
        Comparator<Start> order = Comparator.comparing(Start::last)
                .thenComparing(Start::level)
                .thenComparing(Start::points, Comparator.reverseOrder())
                .thenComparing(Start::absent);
        Map<Start, List<EntrantRecord>> groups = accounts.stream()
                .collect(Collectors.groupingBy(
                        account -> new Start(
                                account.entrant.last(),
                                advancementLevels.of(account),
                                account.points().units(),
                                account.absent),
                        () -> new TreeMap<>(order),
                        Collectors.toList()));
        List<Placed> placed = new ArrayList<>(accounts.size());
        groups.values().forEach(group -> split(group, 0, placed));
        return placed;
    }

    /** Head-to-head points of an entrant among those it was tied with; null when there were none. */
    @Nullable
    public Long met(int entrant) {
        return met.get(entrant);
    }

    /** With whom an entrant was tied when head-to-head had its turn; empty when it was not. */
    public List<EntrantRecord> tied(int entrant) {
        return tied.getOrDefault(entrant, List.of());
    }

    /** Place of an entrant in the play-off of those it was tied with; null when it played none to the end. */
    @Nullable
    public Integer playOff(int entrant) {
        return playOffs.get(entrant);
    }

    /** The lot of an entrant; null while the seed is secret. */
    public static @Nullable String lot(Competition competition, EntrantRecord account) {
        String seed = competition.seed();
        return seed == null || competition.startedAt() == null ? null : Seeds.lot(seed, account.entrant.lotName());
    }

    private void split(List<EntrantRecord> group, int index, List<Placed> placed) {
        if (group.size() == 1 || index == tieBreaks.size()) {
            int rank = placed.size() + 1;
            group.stream().sorted(names).forEach(account -> placed.add(new Placed(account, rank)));
            return;
        }
        parts(group, tieBreaks.get(index)).forEach(part -> split(part, index + 1, placed));
    }

    private Collection<List<EntrantRecord>> parts(List<EntrantRecord> group, TieBreak kind) {
        return switch (kind) {
            case HEAD_TO_HEAD -> {
                Map<Integer, Long> values = Meetings.of(group);
                met.putAll(values);
                group.forEach(account -> tied.put(account.number(), group));
                yield byValue(group, account -> values.getOrDefault(account.number(), TieBreaks.NONE));
            }
            case PLAY_OFF -> {
                Map<Integer, Integer> values = playedOff(group);
                playOffs.putAll(values);
                yield byValue(group, account -> -(long) values.getOrDefault(account.number(), Integer.MAX_VALUE));
            }
            case LOT -> byLot(group);
            default -> byValue(group, account -> terms.value(account, kind));
        };
    }

    private static Collection<List<EntrantRecord>> byValue(
            List<EntrantRecord> group, Function<EntrantRecord, Long> value) {
        return group.stream()
                .collect(Collectors.groupingBy(
                        value, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toList()))
                .values();
    }

    private Collection<List<EntrantRecord>> byLot(List<EntrantRecord> group) {
        Map<String, List<EntrantRecord>> parts = new TreeMap<>();
        for (EntrantRecord account : group) {
            String lot = lot(competition, account);
            parts.computeIfAbsent(lot == null ? "" : lot, key -> new ArrayList<>())
                    .add(account);
        }
        return parts.values();
    }

    /**
     * Places of those who played to the end of the latest play-offs in which at least two of the tied have a result.
     */
    private Map<Integer, Integer> playedOff(List<EntrantRecord> group) {
        for (Round round : competition.rounds().reversed()) {
            if (round.stage() != Stage.PLAY_OFF) {
                continue;
            }
            Map<Integer, Integer> places = new HashMap<>();
            int there = 0;
            for (EntrantRecord account : group) {
                for (Appearance outing : account.outings) {
                    if (outing.at().round().number() == round.number()) {
                        there++;
                        if (outing.fate() == Fate.PLAYED) {
                            places.put(account.number(), outing.score().place());
                        }
                    }
                }
            }
            if (there > 1) {
                return places;
            }
        }
        return Map.of();
    }
}
