package baffin.gameservice.webhook;

import baffin.gameservice.table.OpenTable;
import baffin.gameservice.table.OpenTables.Change;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens at tables that wait for players, to webhooks. */
public final class TableWebhookEvents {

    private TableWebhookEvents() {}

    /**
     * What is told.
     *
     * @param matchId id of the match
     * @param version its version in the lobby
     * @param game id of its game
     * @param player who has come or left; null for none
     * @param seat the seat that it is about; null for none
     * @param seats number of seats
     * @param free number of seats that nobody has taken
     * @param link where to read on, relative to the platform's address
     */
    private record Data(
            String matchId,
            long version,
            String game,
            @Nullable String player,
            @Nullable Integer seat,
            int seats,
            int free,
            String link) {}

    /** News of one record; those of a table that is hidden are for its own people. */
    public static List<WebhookEvent> of(Change change) {
        List<WebhookEvent> news = new ArrayList<>();
        for (JsonNode event : change.record().path("events")) {
            switch (event.path("type").asText()) {
                case "MatchOpened" -> {
                    // one that starts at once has not waited
                    if (change.now().waiting()) {
                        news.add(of(WebhookEventType.TABLE_OPENED, change, event));
                    }
                }
                case "SeatTaken" -> {
                    if (change.before() != null) {
                        news.add(of(WebhookEventType.SEAT_TAKEN, change, event));
                    }
                }
                case "SeatLeft" -> news.add(of(WebhookEventType.SEAT_LEFT, change, event));
                case "MatchCancelled" -> news.add(of(WebhookEventType.TABLE_CANCELLED, change, event));
                default -> {}
            }
        }
        return news;
    }

    private static WebhookEvent of(WebhookEventType type, Change change, JsonNode event) {
        OpenTable now = change.now();
        Integer seat = event.has("seat") ? event.path("seat").asInt() : null;
        JsonNode who = event.has("person") ? event.path("person").path("player") : event.path("player");
        String player = seat != null && who.isTextual() ? who.asText() : null;
        Data data = new Data(
                now.matchId(),
                now.version(),
                now.game(),
                player,
                seat,
                now.seatCount(),
                now.seatCount() - now.seats().size(),
                "/api/v1/lobby/matches/" + now.matchId());
        List<String> players = new ArrayList<>(now.people());
        if (player != null && !players.contains(player)) {
            players.add(player);
        }
        WebhookEvent news = WebhookEvent.of(
                type,
                now.matchId() + "@" + now.version() + ":" + seat,
                Instant.parse(change.record().path("at").asText()),
                now.matchId(),
                null,
                players,
                data);
        return now.listed() ? news : news.amongItsOwn();
    }
}
