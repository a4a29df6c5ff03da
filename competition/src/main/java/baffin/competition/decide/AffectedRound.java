package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.decide.round.NextRound;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a published round would be if it were made from the results and penalties as they are now, by the people, the
 * locked tables, the forbidden pairs and the seed that it was made by.
 *
 * @param tables entrants by seat, as they would sit; none where there would be no round
 * @param elsewhere who would sit with others, or with nobody, by number; nobody when the round would be the same
 */
public record AffectedRound(int round, List<List<Integer>> tables, List<Elsewhere> elsewhere) {

    /**
     * Somebody who would sit elsewhere.
     *
     * @param table number of the present table; null for none
     * @param would number of the table that it would be; null for none
     */
    public record Elsewhere(
            int entrant, @Nullable Integer table, @Nullable Integer would) {}

    /**
     * Pairs a round again. May take long, where something has changed and the tables are searched.
     *
     * @param records of the competition, from its first one on, with the seed; at least to the publication of the round
     * @param now the competition
     */
    public static AffectedRound of(List<CompetitionRecord> records, Competition now, Round round) {
        List<List<Integer>> present = seats(round.tables());
        if (!Publications.corrected(now, round)) {
            return new AffectedRound(round.number(), present, List.of());
        }
        Competition before = null;
        for (CompetitionRecord record : records) {
            if (record.version() == round.publishedIn()) {
                Competition past = corrected(Objects.requireNonNull(before, "a round is not the first record"), now);
                RoundPublished published = PairingProof.published(record, round.number());
                List<List<Integer>> again =
                        PairingProof.again(past, record, published) instanceof NextRound.Ready(RoundPublished other)
                                ? seats(other.tables())
                                : List.of();
                return new AffectedRound(round.number(), again, elsewhere(present, again));
            }
            before = Competition.after(before, record);
        }
        throw new IllegalArgumentException("round " + round.number() + " has not been published");
    }

    /** The past with the results of the same tables and the penalties as they are now. */
    private static Competition corrected(Competition past, Competition now) {
        List<Round> rounds = new ArrayList<>();
        for (Round round : past.rounds()) {
            Round then = round;
            for (Table table : now.rounds().get(round.number() - 1).tables()) {
                // what was open then did not make the round
                then = round.tables().get(table.number() - 1).open() ? then : then.with(table);
            }
            rounds.add(then);
        }
        return past.with(rounds, now.penalties());
    }

    private static List<List<Integer>> seats(List<Table> tables) {
        return tables.stream().map(Table::seats).toList();
    }

    private static List<Elsewhere> elsewhere(List<List<Integer>> present, List<List<Integer>> again) {
        Set<Integer> all = new TreeSet<>();
        Stream.concat(present.stream(), again.stream()).forEach(all::addAll);
        List<Elsewhere> elsewhere = new ArrayList<>();
        for (int entrant : all) {
            Integer table = table(present, entrant);
            Integer would = table(again, entrant);
            if (table == null
                    || would == null
                    || !new HashSet<>(present.get(table - 1)).equals(new HashSet<>(again.get(would - 1)))) {
                elsewhere.add(new Elsewhere(entrant, table, would));
            }
        }
        return elsewhere;
    }

    private static @Nullable Integer table(List<List<Integer>> tables, int entrant) {
        for (int index = 0; index < tables.size(); index++) {
            if (tables.get(index).contains(entrant)) {
                return index + 1;
            }
        }
        return null;
    }
}
