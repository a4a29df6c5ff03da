package baffin.gameservice.table;

import baffin.match.terms.Named;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A match that has not started, as far as those who sit there are told: a fold of its records in {@code lobby.events}.
 *
 * @param matchId the match
 * @param version its version in the lobby
 * @param game id of the game
 * @param seatCount number of seats
 * @param organiser id of the player who decides about it
 * @param listed true when everybody may know of it
 * @param seats who sits there, in the order of the seats
 * @param waiting false once it has started or was cancelled
 */
public record OpenTable(
        String matchId,
        long version,
        String game,
        int seatCount,
        String organiser,
        boolean listed,
        List<Seat> seats,
        boolean waiting) {

    /**
     * A seat that is taken.
     *
     * @param handle public name; null until the name is looked up
     */
    public record Seat(int seat, String player, @Nullable String handle, boolean bot) implements Named {}

    /**
     * The table after a record.
     *
     * @param before null for the first record
     * @return null for a match of a competition, which waits for nobody, and for one whose beginning is not known
     */
    public static @Nullable OpenTable after(@Nullable OpenTable before, JsonNode record) {
        OpenTable now = before;
        for (JsonNode event : record.path("events")) {
            now = now == null ? opened(record, event) : now.after(event);
        }
        return now == null ? null : now.at(record.path("version").asLong());
    }

    private static @Nullable OpenTable opened(JsonNode record, JsonNode event) {
        JsonNode terms = event.path("terms");
        if (!event.path("type").asText().equals("MatchOpened") || terms.hasNonNull("competition")) {
            return null;
        }
        String visibility = terms.path("visibility").asText("");
        boolean listed =
                visibility.isEmpty() ? !terms.hasNonNull("invitationHash") : visibility.equalsIgnoreCase("public");
        return new OpenTable(
                record.path("matchId").asText(),
                0,
                terms.path("game").asText(),
                terms.path("seats").asInt(),
                event.path("host").path("player").asText(),
                listed,
                List.of(),
                true);
    }

    private OpenTable after(JsonNode event) {
        int seat = event.path("seat").asInt();
        return switch (event.path("type").asText()) {
            case "SeatTaken" -> with(seat, event.path("person"));
            case "SeatLeft" -> with(seat, null);
            case "HostChanged" -> of(event.path("player").asText(), seats, waiting);
            case "MatchStarted", "MatchCancelled" -> of(organiser, seats, false);
            default -> this;
        };
    }

    private OpenTable with(int seat, @Nullable JsonNode person) {
        List<Seat> all = new ArrayList<>(seats);
        all.removeIf(one -> one.seat() == seat);
        if (person != null) {
            String handle =
                    person.path("handle").isTextual() ? person.path("handle").asText() : null;
            all.add(new Seat(
                    seat,
                    person.path("player").asText(),
                    handle,
                    person.path("bot").asBoolean()));
        }
        all.sort(Comparator.comparingInt(Seat::seat));
        return of(organiser, all, waiting);
    }

    private OpenTable of(String host, List<Seat> all, boolean waits) {
        return new OpenTable(matchId, version, game, seatCount, host, listed, List.copyOf(all), waits);
    }

    private OpenTable at(long later) {
        return new OpenTable(matchId, later, game, seatCount, organiser, listed, seats, waiting);
    }

    /** Ids of those who sit there, and of the organiser. */
    public List<String> people() {
        return Stream.concat(Stream.of(organiser), seats.stream().map(Seat::player))
                .distinct()
                .toList();
    }
}
