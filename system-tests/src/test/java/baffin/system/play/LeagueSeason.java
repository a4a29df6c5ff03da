package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** The people of a league and its season, as they are seen through REST. */
final class LeagueSeason implements AutoCloseable {

    private static final int ALL = 1_000;
    private static final int OK = 200;

    private final Map<String, Integer> people = new HashMap<>();
    private final URI origin;
    private final Players players;
    private final HttpClient http = HttpClient.newHttpClient();

    /** Address below {@code /api/v1} of the season that is looked at. */
    private String address = "";

    LeagueSeason(URI origin, String... names) {
        this.origin = origin;
        players = new Players(origin, "season", names.length);
        for (String name : names) {
            people.put(name, people.size());
        }
    }

    @Override
    public void close() {
        players.close();
        http.close();
    }

    Caller as(String name) {
        return new Caller(http, origin, players.sessions().get(people.get(name)));
    }

    /** Looks at a competition from now on. */
    void at(String competition) {
        address = "/competitions/" + competition;
    }

    /** Address of the season below {@code /api/v1}. */
    String address() {
        return address;
    }

    /** Reads something of the season. */
    JsonNode read(String name, String path) {
        return as(name).get(address + path).as(200);
    }

    JsonNode read(String path) {
        return read("olga", path);
    }

    /** Does something in the season, and returns once the organiser can see it. */
    Caller.Reply act(String name, String path, String json) throws InterruptedException {
        Caller.Reply reply = as(name).post(address + path, json);
        long done = reply.body().path("version").asLong();
        if (reply.status() == OK) {
            Eventually.holds(() -> assertThat(version()).isGreaterThanOrEqualTo(done));
        }
        return reply;
    }

    private long version() {
        return read("").path("version").asLong();
    }

    /** The same by the organiser, and it is taken. */
    JsonNode done(String path, String json) throws InterruptedException {
        return act("olga", path, json).as(200);
    }

    /** The number of the entrant for whom a person plays. */
    int entrant(String name) {
        for (JsonNode entrant : read("/entrants?limit=100").path("items")) {
            if (entrant.path("player").asText().equals(as(name).player())) {
                return entrant.path("entrant").asInt();
            }
        }
        throw new AssertionError(name + " plays for nobody");
    }

    JsonNode table(int number) {
        return read("/rounds/1").path("tables").path(number - 1);
    }

    /** The match of a table as anybody may see it. */
    JsonNode match(int table) {
        return as("olga")
                .get("/matches/" + table(table).path("matchId").asText())
                .as(200);
    }

    /** Who holds a seat in the match of a table. */
    String holder(int table, int seat) {
        return nameOf(match(table).path("seats").path(seat).path("player").asText());
    }

    /** Number of the ruling that holds at a table. */
    int ruling(int table) {
        return table(table).at("/result/ruling").asInt();
    }

    /** The line of an entrant in the standing. */
    JsonNode line(int entrant) {
        for (JsonNode line : lines()) {
            if (line.path("entrant").asInt() == entrant) {
                return line;
            }
        }
        throw new AssertionError(entrant + " is not in the standing");
    }

    /** What a table has for each entrant, such as a place or a score. */
    Map<Integer, String> seats(int table, String field) {
        return byEntrant(table(table).path("seats"), field);
    }

    static Map<Integer, String> byEntrant(JsonNode seats, String field) {
        Map<Integer, String> values = new TreeMap<>();
        seats.forEach(seat ->
                values.put(seat.path("entrant").asInt(), seat.path(field).asText()));
        return values;
    }

    /** Who sits at a table, by seat. */
    List<String> namesAt(int table) {
        List<String> names = new ArrayList<>();
        for (JsonNode seat : table(table).path("seats")) {
            names.add(nameOf(seat.path("player").asText()));
        }
        return names;
    }

    String nameOf(String player) {
        return people.keySet().stream()
                .filter(name -> as(name).player().equals(player))
                .findFirst()
                .orElseThrow();
    }

    /** Plays at a table, by chance, to the end or so many steps. */
    void play(int table, int steps) {
        JsonNode at = table(table);
        List<MatchClient> seats = new ArrayList<>();
        for (String name : namesAt(table)) {
            seats.add(players.sessions()
                    .get(people.get(name))
                    .table(at.path("matchId").asText()));
        }
        players.play(seats, new Random(table), steps, version -> {});
    }

    void playToTheEnd(int table) throws Exception {
        play(table, ALL);
        Eventually.holds(() -> assertThat(table(table).has("result")).isTrue());
    }

    /** The standing with all that the organiser can see. */
    private JsonNode lines() {
        return read("/standings?limit=100&minVersion=" + version()).path("items");
    }

    /** Points and ranks as the standing tells them now, by entrant. */
    Map<Integer, String> standing() {
        Map<Integer, String> lines = new TreeMap<>();
        lines().forEach(line -> {
            JsonNode ties = line.path("tieBreaks");
            lines.put(
                    line.path("entrant").asInt(), line.path("rank").asText() + ": " + line.path("points") + " " + ties);
        });
        return lines;
    }

    /** All kinds of news of the season that somebody was told, by kind. */
    Map<String, List<JsonNode>> noticesOf(String name) {
        Map<String, List<JsonNode>> byKind = new TreeMap<>();
        as(name).get("/players/me/notifications?limit=200")
                .as(200)
                .path("items")
                .forEach(notice -> byKind.computeIfAbsent(notice.path("kind").asText(), kind -> new ArrayList<>())
                        .add(notice));
        return byKind;
    }
}
