package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.match.terms.SeatHolder;
import baffin.platform.directory.NameDirectory;
import baffin.platform.limits.PublicName;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Finds which entrant is meant by a number, a name or the id of a player. */
@ApplicationScoped
public class EntrantNames {

    private final PublicNames names;

    EntrantNames(NameDirectory names) {
        this.names = names;
    }

    /**
     * What an organiser rules about one entrant of a table.
     *
     * @param entrant its number; may be left out where handle or player is given
     * @param handle public name of whoever plays for it or played for it at this table
     * @param seat index from 0; may be left out
     * @param player id of whoever plays for it or played for it at this table
     * @param place 1 for the first; left out, what the scores give. Who is level by score needs one
     * @param score of the game; left out when there is none
     * @param team of the seat, from 0; left out, that of the result before
     * @param fate left out, PLAYED
     */
    @Schema(name = "RuledSeat")
    public record SeatRow(
            @Nullable Integer entrant,
            @Nullable String handle,
            @Nullable Integer seat,
            @Nullable String player,
            @Nullable Integer place,
            @Nullable Integer score,
            @Nullable Integer team,
            SeatResult.@Nullable Fate fate) {}

    /** Rows of a table with the numbers of their entrants; fails with every row that means nobody. */
    public List<RuledSeat> seats(Competition competition, int round, int table, List<SeatRow> rows) {
        List<RuledSeat> seats = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            SeatRow one = rows.get(row);
            Meant meant = one == null
                    ? new Meant(null, new Violation("", "missing", "is missing"))
                    : at(competition, round, table, one);
            if (meant.fault() != null) {
                faults.add(meant.fault().below("/seats/" + row));
            } else {
                seats.add(ruled(one, Objects.requireNonNull(meant.entrant())));
            }
        }
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        return seats;
    }

    /** The same row with the number of its entrant. */
    public static RuledSeat ruled(SeatRow row, int entrant) {
        return new RuledSeat(entrant, row.seat(), row.player(), row.place(), row.score(), row.team(), row.fate());
    }

    /**
     * Whom a row means, or why it means nobody.
     *
     * @param entrant number of the entrant; null with a fault
     */
    public record Meant(@Nullable Integer entrant, @Nullable Violation fault) {}

    /** Whom a row of a table means; of the whole competition where there is no such table yet. */
    public Meant at(Competition competition, int round, int table, SeatRow row) {
        if (row.handle() == null) {
            return row.entrant() == null && row.player() == null
                    ? new Meant(
                            null,
                            new Violation("/entrant", "missing", "is missing; a handle or a player does as well")
                                    .withExample("{\"handle\":\"Amundsen\",\"score\":61}"))
                    : row.entrant() != null
                            ? new Meant(row.entrant(), null)
                            : found(people(competition, round, table), "/player", row.player());
        }
        Map<Integer, List<SeatHolder>> people = people(competition, round, table);
        if (row.entrant() != null) {
            people.keySet().retainAll(List.of(row.entrant()));
        }
        return found(people, "/handle", row.handle());
    }

    /** The numbers of entrants who are given by numbers or names; fails with every one who is nobody. */
    public List<Integer> numbers(Competition competition, List<JsonNode> given) {
        List<Integer> numbers = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        for (int row = 0; row < given.size(); row++) {
            JsonNode one = given.get(row);
            String pointer = "/entrants/" + row;
            if (one.isInt()) {
                numbers.add(one.intValue());
            } else if (one.isTextual()) {
                Meant meant = found(people(competition), "", one.textValue());
                if (meant.fault() != null) {
                    faults.add(meant.fault().below(pointer));
                } else {
                    numbers.add(meant.entrant());
                }
            } else {
                faults.add(new Violation(pointer, "wrong-type", "must be the number or the handle of an entrant")
                        .withExample("7"));
            }
        }
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        return numbers;
    }

    private Meant found(Map<Integer, List<SeatHolder>> people, String pointer, @Nullable String written) {
        boolean byName = !pointer.equals("/player");
        String sought = byName ? key(String.valueOf(written)) : written;
        List<Integer> found = people.keySet().stream()
                .filter(number -> people.get(number).stream()
                        .anyMatch(person -> (byName ? key(name(person)) : person.player()).equals(sought)))
                .toList();
        if (found.size() == 1) {
            return new Meant(found.getFirst(), null);
        }
        List<String> known = people.values().stream()
                .flatMap(List::stream)
                .map(person -> byName ? name(person) : person.player())
                .distinct()
                .toList();
        Violation fault = found.isEmpty()
                ? new Violation(pointer, "invalid", "names no entrant here").withAllowed(known)
                : new Violation(pointer, "invalid", "names several, entrants " + found + ": say the number");
        return new Meant(null, fault.withValue(written));
    }

    private String name(SeatHolder person) {
        return String.valueOf(names.of(person));
    }

    private static String key(String name) {
        return PublicName.fault(name).isEmpty()
                ? PublicName.of(name).key()
                : name.strip().toLowerCase(Locale.ROOT);
    }

    private static Map<Integer, List<SeatHolder>> people(Competition competition) {
        Map<Integer, List<SeatHolder>> people = new TreeMap<>();
        for (Entrant entrant : competition.entrants()) {
            people.put(entrant.number(), List.of(entrant.person()));
        }
        return people;
    }

    private static Map<Integer, List<SeatHolder>> people(Competition competition, int round, int number) {
        Table table = competition.round(round).flatMap(one -> one.table(number)).orElse(null);
        if (table == null) {
            return people(competition);
        }
        Map<Integer, List<SeatHolder>> people = new TreeMap<>();
        IntStream.range(0, table.seats().size()).forEach(seat -> {
            int entrant = table.seats().get(seat);
            SeatHolder now = competition.entrant(entrant).orElseThrow().person();
            people.put(
                    entrant,
                    Stream.of(now, competition.sitter(table, seat)).distinct().toList());
        });
        return people;
    }
}
