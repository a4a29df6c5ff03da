package baffin.system.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.Credentials;
import baffin.bot.client.model.NewMatch;
import baffin.system.play.Caller;
import baffin.system.play.Eventually;
import baffin.system.play.Players;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** The people of the stored platform, by name and signed in. */
final class People implements AutoCloseable {

    /** The first one organises the league and plays nowhere. */
    static final List<String> NAMES = List.of("olga", "ann", "ben", "cid", "dot", "eva", "fay", "gus", "hal");

    private final URI origin;
    private final Players players;
    private final Random random = new Random(20);
    private final HttpClient http = HttpClient.newHttpClient();

    private People(URI origin, Players players) {
        this.origin = origin;
        this.players = players;
    }

    static People registered(URI origin) {
        return new People(origin, new Players(origin, "before", NAMES.size()));
    }

    static People known(URI origin, List<Credentials> accounts) {
        return new People(origin, Players.known(origin, accounts));
    }

    List<Credentials> accounts() {
        return players.accounts();
    }

    Session session(String name) {
        return players.sessions().get(NAMES.indexOf(name));
    }

    Caller as(String name) {
        return new Caller(http, origin, session(name));
    }

    String nameOf(String player) {
        return NAMES.stream()
                .filter(name -> as(name).player().equals(player))
                .findFirst()
                .orElseThrow();
    }

    /** Starts a match among some of them and returns its id. */
    String sitDown(NewMatch match, String... names) throws InterruptedException {
        List<Session> who = List.of(names).stream().map(this::session).toList();
        return Players.sitDown(match, who).getFirst().matchId();
    }

    /** Who sits at a match, by seat; waits for the match. */
    List<String> seatedAt(String match) throws InterruptedException {
        Eventually.holds(() -> assertThat(seen(match)).isPresent());
        List<String> names = new ArrayList<>();
        for (JsonNode seat : seen(match).orElseThrow().path("seats")) {
            names.add(nameOf(seat.path("player").asText()));
        }
        return names;
    }

    /** The match as the first one sees it who may: a private match is for its own people alone. */
    private Optional<JsonNode> seen(String match) {
        return NAMES.stream()
                .map(name -> as(name).get("/matches/" + match))
                .filter(reply -> reply.status() == 200)
                .findFirst()
                .map(Caller.Reply::body);
    }

    /** Plays a match by chance, to its end or so many commands; true when it is over. */
    boolean play(String match, int commandsMax) throws InterruptedException {
        List<MatchClient> seats =
                seatedAt(match).stream().map(name -> session(name).table(match)).toList();
        return players.play(seats, random, commandsMax, version -> {});
    }

    boolean playToTheEnd(String match) throws InterruptedException {
        return play(match, Integer.MAX_VALUE);
    }

    @Override
    public void close() {
        players.close();
        http.close();
    }
}
