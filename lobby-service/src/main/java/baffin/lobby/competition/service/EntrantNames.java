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
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
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
            RuledSeat seat = seat(competition, round, table, rows.get(row), "/seats/" + row, faults);
            if (seat != null) {
                seats.add(seat);
            }
        }
        refuse(faults);
        return seats;
    }

    /** A row with the number of its entrant, of any table where there is no such one; null with a fault. */
    public @Nullable RuledSeat seat(
            Competition competition,
            int round,
            int table,
            @Nullable SeatRow row,
            String pointer,
            List<Violation> faults) {
        if (row == null) {
            faults.add(new Violation(pointer, "missing", "is missing"));
            return null;
        }
        Integer entrant = row.entrant();
        Map<Integer, List<SeatHolder>> people = people(competition, round, table);
        if (row.handle() != null) {
            if (entrant != null) {
                people.keySet().retainAll(List.of(entrant));
            }
            entrant = found(people, this::name, row.handle(), pointer + "/handle", faults);
        } else if (entrant == null && row.player() != null) {
            entrant = found(people, SeatHolder::player, row.player(), pointer + "/player", faults);
        } else if (entrant == null) {
            faults.add(new Violation(pointer + "/entrant", "missing", "is missing; a handle or a player does as well")
                    .withExample("{\"handle\":\"Amundsen\",\"score\":61}"));
        }
        return entrant == null
                ? null
                : new RuledSeat(entrant, row.seat(), row.player(), row.place(), row.score(), row.team(), row.fate());
    }

    /**
     * The numbers of entrants who are given by numbers or names; fails with every one who is nobody.
     *
     * @param meant true for entrants who can be named
     * @param once true when nobody can be named again
     */
    public List<Integer> numbers(
            Competition competition, List<JsonNode> given, Predicate<Entrant> meant, boolean once) {
        Map<Integer, List<SeatHolder>> people = people(competition, meant);
        List<Integer> numbers = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        for (int row = 0; row < given.size(); row++) {
            JsonNode one = given.get(row);
            String pointer = "/entrants/" + row;
            Integer number = null;
            if (one.isTextual()) {
                number = found(people, this::name, one.textValue(), pointer, faults);
            } else if (one.isInt() && people.containsKey(one.intValue())) {
                number = one.intValue();
            } else if (one.isInt()) {
                faults.add(nobody(people, this::name, pointer).withValue(one.asText()));
            } else {
                faults.add(new Violation(pointer, "wrong-type", "must be the number or the handle of an entrant")
                        .withExample("7"));
            }
            if (once && numbers.contains(number)) {
                faults.add(new Violation(pointer, "invalid", "names entrant " + number + " again"));
            } else if (number != null) {
                numbers.add(number);
            }
        }
        refuse(faults);
        return numbers;
    }

    private static Violation nobody(
            Map<Integer, List<SeatHolder>> people, Function<SeatHolder, String> known, String pointer) {
        return new Violation(pointer, "invalid", "names no entrant here")
                .withAllowed(people.values().stream()
                        .flatMap(List::stream)
                        .map(known)
                        .distinct()
                        .toList());
    }

    private static void refuse(List<Violation> faults) {
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
    }

    private static @Nullable Integer found(
            Map<Integer, List<SeatHolder>> people,
            Function<SeatHolder, String> known,
            String written,
            String pointer,
            List<Violation> faults) {
        List<Integer> found = people.entrySet().stream()
                .filter(entry -> entry.getValue().stream()
                        .anyMatch(person -> key(known.apply(person)).equals(key(written))))
                .map(Map.Entry::getKey)
                .toList();
        if (found.size() == 1) {
            return found.getFirst();
        }
        faults.add((found.isEmpty()
                        ? nobody(people, known, pointer)
                        : new Violation(pointer, "invalid", "names several, entrants " + found + ": say the number"))
                .withValue(written));
        return null;
    }

    private String name(SeatHolder person) {
        return String.valueOf(names.of(person));
    }

    private static String key(String name) {
        return PublicName.fault(name).isEmpty()
                ? PublicName.of(name).key()
                : name.strip().toLowerCase(Locale.ROOT);
    }

    private static Map<Integer, List<SeatHolder>> people(Competition competition, Predicate<Entrant> meant) {
        Map<Integer, List<SeatHolder>> people = new TreeMap<>();
        competition.entrants().stream()
                .filter(meant)
                .forEach(entrant -> people.put(entrant.number(), List.of(entrant.person())));
        return people;
    }

    private static Map<Integer, List<SeatHolder>> people(Competition competition, int round, int number) {
        Table table = competition.round(round).flatMap(one -> one.table(number)).orElse(null);
        if (table == null) {
            return people(competition, entrant -> true);
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
