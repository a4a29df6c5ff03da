package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Session;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A whole match between clients that know no game.
 *
 * @param moves commands until the end
 * @param requests requests that these moves took
 * @param texts what the clients showed of them
 */
public record GenericMatch(int moves, int requests, List<String> texts) {

    private static final int MOVES_MAX = 5_000;

    /** Plays it with one client for each player, at random. */
    public static GenericMatch play(URI origin, List<Session> players, String match, Random random) throws Exception {
        List<GenericClient> clients = new ArrayList<>();
        HttpClient http = HttpClient.newHttpClient();
        try {
            for (Session player : players) {
                clients.add(new GenericClient(http, origin, player, match));
            }
            JsonNode state = clients.getFirst().at(1);
            int moves = 0;
            while (!state.path("toAct").isEmpty()) {
                int mover = state.path("toAct").path(0).asInt();
                state = clients.get(mover).play(state.path("version").asLong(), random);
                assertThat(++moves).as("moves").isLessThan(MOVES_MAX);
            }
            assertThat(state.path("status").asText()).isEqualTo("ENDED");
            int requests = clients.stream().mapToInt(GenericClient::requests).sum();
            Stream<String> texts = clients.stream().flatMap(client -> client.shown().stream());
            return new GenericMatch(moves, requests, texts.toList());
        } finally {
            for (GenericClient client : clients) {
                client.close();
            }
            // a close would wait for streams that end when the server next writes
            http.shutdownNow();
        }
    }
}
