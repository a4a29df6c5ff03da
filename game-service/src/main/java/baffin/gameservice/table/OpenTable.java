package baffin.gameservice.table;

import baffin.match.terms.Named;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
     * @param invited true while the seat is kept for a player who was invited and has not answered
     */
    public record Seat(int seat, String player, @Nullable String handle, boolean bot, boolean invited)
            implements Named {}

    /**
     * The table after a record.
     *
     * @param before null for the first record
     * @return null for a match of a competition, which waits for nobody, and for one whose beginning is not known
     */
    public static @Nullable OpenTable after(@Nullable OpenTable before, JsonNode record) {
        OpenTable now = before;
        for (JsonNode event : record.path("events")) {
            now = now == null
                    ? opened(record, event)
                    : now.after(event, record.path("player").asText());
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

    private OpenTable after(JsonNode event, String by) {
        int seat = event.path("seat").asInt();
        return switch (event.path("type").asText()) {
            case "SeatTaken" -> with(seat, seat(seat, event.path("person"), by));
            case "SeatReady" -> event.path("ready").asBoolean() ? accepted(seat) : this;
            case "SeatLeft" -> with(seat, null);
            case "HostChanged" -> of(event.path("player").asText(), seats, waiting);
            case "MatchStarted", "MatchCancelled" -> of(organiser, seats, false);
            default -> this;
        };
    }

    /** A seat that somebody takes: for another player it is kept until that one is ready. */
    private static Seat seat(int seat, JsonNode person, String by) {
        String player = person.path("player").asText();
        String handle =
                person.path("handle").isTextual() ? person.path("handle").asText() : null;
        return new Seat(seat, player, handle, person.path("bot").asBoolean(), handle == null && !player.equals(by));
    }

    private OpenTable accepted(int seat) {
        return seats.stream()
                .filter(one -> one.seat() == seat && one.invited())
                .findFirst()
                .map(one -> with(seat, new Seat(seat, one.player(), one.handle(), one.bot(), false)))
                .orElse(this);
    }

    private OpenTable with(int seat, @Nullable Seat taken) {
        List<Seat> all = new ArrayList<>(seats);
        all.removeIf(one -> one.seat() == seat);
        if (taken != null) {
            all.add(taken);
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

    /** Ids of those who were invited and have not answered; nobody once the table does not wait any more. */
    public Set<String> invited() {
        return waiting ? seats.stream().filter(Seat::invited).map(Seat::player).collect(Collectors.toSet()) : Set.of();
    }

    /** Ids of those who sit there, and of the organiser. */
    public List<String> people() {
        return Stream.concat(Stream.of(organiser), seats.stream().map(Seat::player))
                .distinct()
                .toList();
    }
}
