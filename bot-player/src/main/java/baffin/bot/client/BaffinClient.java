package baffin.bot.client;

import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.Player;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The door: what may be called without signing in, and signing in. */
public final class BaffinClient implements AutoCloseable {

    private final Transport transport;

    private BaffinClient(Transport transport) {
        this.transport = transport;
    }

    /**
     * A client of a platform. Nothing is sent yet.
     *
     * @param origin scheme, host and port, such as {@code http://localhost:8080}
     */
    public static BaffinClient of(URI origin) {
        return of(origin, Retry.standard());
    }

    /** A client with its own patience. */
    public static BaffinClient of(URI origin, Retry retry) {
        HttpClient http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
        String base = origin.toString().replaceAll("/+$", "") + "/api/v1";
        return new BaffinClient(new Transport(http, URI.create(base), retry));
    }

    /**
     * Registers a player.
     *
     * @throws ApiException.Conflict when the handle is taken
     */
    public Player register(Credentials credentials) {
        Call call = Call.post("/players", Map.of("handle", credentials.handle(), "password", credentials.password()));
        return Json.read(transport.call(Ids.keyed(call)).body(), Player.class);
    }

    /**
     * Signs in and finds out who is signed in.
     *
     * @throws ApiException.Denied when handle and password do not fit
     */
    public Session signIn(Credentials credentials) {
        Session session = new Session(transport, credentials, Clock.systemUTC());
        session.me();
        return session;
    }

    /** Ids of all games that can be played. */
    public List<String> games() {
        List<String> ids = new ArrayList<>();
        for (JsonNode game :
                Json.tree(transport.call(Call.get("/games")).body()).path("items")) {
            ids.add(game.path("id").asText());
        }
        return ids;
    }

    /** What the catalogue says about a game: name, seats, options, rules version. */
    public JsonNode game(String id) {
        return Json.tree(transport.call(Call.get("/games/" + id)).body());
    }

    /** Lets go of the connections. */
    @Override
    public void close() {
        transport.http().close();
    }
}
