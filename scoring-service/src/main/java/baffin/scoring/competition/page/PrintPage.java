package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.standing.ResultLine;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.Person;
import baffin.scoring.competition.view.Words;
import java.text.Collator;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A round on paper: what hangs on the wall, and what lies on the tables.
 *
 * @param round with its tables, each by seat
 * @param people all who take part, by name
 * @param idle those of them who have no table
 */
public record PrintPage(Kind kind, RoundPage round, List<Placed> people, List<Placed> idle) {

    /** What is printed. */
    public enum Kind {
        /** Each table with its seats. */
        TABLES,
        /** Each name with its table. */
        NAMES,
        /** For each table a slip to write the result on. */
        SLIPS;

        /** The kind by its name in a query; null for another name. */
        public static @Nullable Kind named(String name) {
            return Stream.of(values())
                    .filter(kind -> kind.query().equals(name))
                    .findFirst()
                    .orElse(null);
        }

        public String query() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Where somebody plays.
     *
     * @param table null for who has none
     * @param seat from 1; null without a table
     * @param bye why there is no table; null where the schedule has no match in this round
     */
    public record Placed(
            Person person,
            @Nullable Integer table,
            @Nullable Integer seat,
            @Nullable ByeKind bye) {}

    public static PrintPage of(
            Competition competition, Round round, List<ResultLine> results, Kind kind, Words words, PublicNames names) {
        RoundPage page = RoundPage.of(competition, round, results, names);
        List<RoundPage.Seating> tables = page.tables().stream()
                .map(table -> table.with(table.seats().stream()
                        .sorted(Comparator.comparingInt(RoundPage.Seat::seat))
                        .toList()))
                .toList();
        Stream<Placed> seated = tables.stream()
                .flatMap(table -> table.seats().stream()
                        .map(seat -> new Placed(seat.person(), table.table().number(), seat.seat(), null)));
        Stream<Placed> byes = page.byes().stream().map(bye -> new Placed(bye.person(), null, null, bye.kind()));
        Set<Integer> placed = new HashSet<>();
        round.tables().forEach(table -> placed.addAll(table.seats()));
        round.byes().forEach(bye -> placed.add(bye.entrant()));
        Stream<Placed> others = competition.entrants().stream()
                .filter(Entrant::active)
                .filter(entrant -> !placed.contains(entrant.number()))
                .map(entrant -> new Placed(Person.of(entrant, names), null, null, null));
        Collator collator = Collator.getInstance(words.language());
        List<Placed> people = Stream.of(seated, byes, others)
                .flatMap(all -> all)
                .sorted(Comparator.comparing(one -> one.person().handle(), collator))
                .toList();
        return new PrintPage(
                kind,
                page.with(tables),
                people,
                people.stream().filter(one -> one.table() == null).toList());
    }
}
