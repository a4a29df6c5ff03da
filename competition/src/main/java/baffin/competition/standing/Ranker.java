package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.Stage;
import baffin.competition.pairing.Seeds;
import baffin.competition.policy.TieBreak;
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
 * Ranks entrants: how far they came, then points, then each tie-break in its turn among those who are still equal. A
 * tie-break that has had its turn is not asked again.
 */
final class Ranker {

    /** An entrant with its rank. */
    record Placed(Account account, int rank) {}

    private final Competition competition;
    private final List<TieBreak> tieBreaks;
    private final Terms terms;
    private final Levels levels;
    private final Comparator<Account> names;
    private final Map<Integer, Long> met = new HashMap<>();
    private final Map<Integer, List<Account>> tied = new HashMap<>();
    private final Map<Integer, Integer> playOffs = new HashMap<>();

    Ranker(Book book, Terms terms, Levels levels) {
        this.competition = book.competition();
        this.tieBreaks = book.scheme().tieBreaks();
        this.terms = terms;
        this.levels = levels;
        Map<Integer, Integer> seeds = new HashMap<>();
        competition.seeding().forEach(number -> seeds.put(number, seeds.size()));
        this.names = Comparator.<Account>comparingInt(
                        account -> seeds.getOrDefault(account.number(), Integer.MAX_VALUE))
                .thenComparingInt(Account::number);
    }

    /** Best first; those who share a rank by their seeding, then by number. */
    List<Placed> rank(Collection<Account> accounts) {
        record Start(boolean last, Level level, long points) {}
        Comparator<Start> order = Comparator.comparing(Start::last)
                .thenComparing(Start::level)
                .thenComparing(Start::points, Comparator.reverseOrder());
        Map<Start, List<Account>> groups = accounts.stream()
                .collect(Collectors.groupingBy(
                        account -> new Start(
                                account.entrant.last(),
                                levels.of(account),
                                account.points().units()),
                        () -> new TreeMap<>(order),
                        Collectors.toList()));
        List<Placed> placed = new ArrayList<>(accounts.size());
        groups.values().forEach(group -> split(group, 0, placed));
        return placed;
    }

    /** Head-to-head points of an entrant among those it was tied with; null when there were none. */
    @Nullable
    Long met(int entrant) {
        return met.get(entrant);
    }

    /** With whom an entrant was tied when head-to-head had its turn; empty when it was not. */
    List<Account> tied(int entrant) {
        return tied.getOrDefault(entrant, List.of());
    }

    /** Place of an entrant in the play-off of those it was tied with; null when there was none. */
    @Nullable
    Integer playOff(int entrant) {
        return playOffs.get(entrant);
    }

    /** The lot of an entrant; null while the seed is secret. */
    static @Nullable String lot(Competition competition, Account account) {
        String seed = competition.seed();
        return seed == null || competition.startedAt() == null ? null : Seeds.lot(seed, account.entrant.lotName());
    }

    private void split(List<Account> group, int index, List<Placed> placed) {
        if (group.size() == 1 || index == tieBreaks.size()) {
            int rank = placed.size() + 1;
            group.stream().sorted(names).forEach(account -> placed.add(new Placed(account, rank)));
            return;
        }
        parts(group, tieBreaks.get(index)).forEach(part -> split(part, index + 1, placed));
    }

    private Collection<List<Account>> parts(List<Account> group, TieBreak kind) {
        return switch (kind) {
            case HEAD_TO_HEAD -> {
                Map<Integer, Long> values = Meetings.of(group);
                met.putAll(values);
                group.forEach(account -> tied.put(account.number(), group));
                yield byValue(group, account -> values.getOrDefault(account.number(), Terms.NONE));
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

    private static Collection<List<Account>> byValue(List<Account> group, Function<Account, Long> value) {
        return group.stream()
                .collect(Collectors.groupingBy(
                        value, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toList()))
                .values();
    }

    private Collection<List<Account>> byLot(List<Account> group) {
        Map<String, List<Account>> parts = new TreeMap<>();
        for (Account account : group) {
            String lot = lot(competition, account);
            parts.computeIfAbsent(lot == null ? "" : lot, key -> new ArrayList<>())
                    .add(account);
        }
        return parts.values();
    }

    /** Places at the latest play-off table at which at least two of the tied have a result. */
    private Map<Integer, Integer> playedOff(List<Account> group) {
        for (Round round : competition.rounds().reversed()) {
            if (round.stage() != Stage.PLAY_OFF) {
                continue;
            }
            Map<Integer, Integer> places = new HashMap<>();
            for (Account account : group) {
                account.outings.stream()
                        .filter(outing -> outing.at().round().number() == round.number())
                        .forEach(outing ->
                                places.put(account.number(), outing.score().place()));
            }
            if (places.size() > 1) {
                return places;
            }
        }
        return Map.of();
    }
}
