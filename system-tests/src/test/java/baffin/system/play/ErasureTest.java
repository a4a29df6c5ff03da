package baffin.system.play;

import static baffin.system.platform.RunningBaffin.command;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.NewMatch;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Somebody who has played, talked and directed is erased: nothing of the name is left, and nothing else changes. */
@Tag(Lanes.HOSTS)
@OnSharedBaffin(Kind.STABLE)
class ErasureTest {

    private static final String FORMER_PLAYER = "former player";
    private static final int ALL = 1_000;
    private static final String POLICY = """
        {'name': 'Autumn league', 'game': 'expedition', 'tableSize': 3, 'points': 'EXPEDITION',
         'format': {'type': 'PodSwiss', 'rounds': 1, 'finalists': 0}, 'tieBreaks': ['FIRST_PLACES', 'LOT'],
         'entry': {'who': 'OPEN', 'min': 3, 'max': 3, 'bots': false},
         'schedule': {'round': 'P14D', 'ruling': 'P2D', 'automatic': false}}
        """;

    private record Scene(String match, String competition, String second, String line) {}

    @Test
    void nothing_of_a_name_is_left_and_nothing_else_changes(@Shared RunningBaffin baffin) throws Exception {
        String mark = "Zq" + Long.toString(System.nanoTime() % 100_000_000, 36);
        URI origin = baffin.origin();
        try (HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(origin, mark + "x", 3)) {
            Session renamed = players.sessions().getFirst();
            Caller ann = new Caller(http, origin, renamed);
            String first = renamed.me().handle();
            String now = "Qz" + mark;
            ann.put("/players/me/handle", "{'handle': '" + now + "'}").as(200);
            Caller ben = new Caller(http, origin, players.sessions().get(1));
            String other = ben.session().me().handle();
            Scene scene = played(players, ann, ben);
            Remains remains = new Remains(baffin, first, now);
            Map<String, String> before = read(http, origin, scene);
            before.forEach(
                    (address, document) -> assertThat(document).as(address).contains(now));
            assertThat(before.get("/matches/" + scene.match())).contains(other);
            assertThat(remains.inTheDatabases())
                    .as("names stand in the tables of names alone")
                    .allMatch(row -> row.matches("(?s)lobby\\.public\\.(account|player_name|former_handle): .*"));
            assertThat(remains.inTheLog()).isEmpty();

            String data = baffin.layout().data().toString();
            assertThat(command("account", "erase", now, "--reason=asked for it", "--yes", "--data", data))
                    .contains("is erased");

            Eventually.holds(() -> assertThatNobodyReads(read(http, origin, scene), before, now));
            Eventually.holds(() -> assertThat(ben.get("/matches/" + scene.match() + "/chat/public")
                            .as(200)
                            .path("items"))
                    .filteredOn(line -> line.path("messageId").asText().equals(scene.line()))
                    .singleElement()
                    .satisfies(line -> assertThat(line.has("text")).isFalse()));
            assertThat(remains.inTheDatabases()).isEmpty();
            assertThat(remains.inTheLog()).isEmpty();
            assertThat(remains.inTheLogFiles()).isEmpty();
            assertThat(ann.get("/players/me").status()).isEqualTo(401);
            // somebody else may be called so now, and is not taken for who was
            try (Players next = new Players(origin, now + "-", 1)) {
                assertThat(next.sessions().getFirst().me().id()).isNotEqualTo(ann.player());
            }
        }
    }

    /** A match of three with chat, a competition that one of them directs, and whatever else an account leaves. */
    private static Scene played(Players players, Caller ann, Caller ben) throws Exception {
        List<MatchClient> tables = players.sitDown(NewMatch.of("expedition", 3));
        String match = tables.getFirst().matchId();
        String line = ann.post("/matches/" + match + "/chat/public", "{'text': 'over the ice'}")
                .as(201)
                .path("messageId")
                .asText();
        ann.put("/players/me/mutes/" + ben.player(), "{}").as(204);
        ann.put("/players/me/quiet-hours", "{'zone': 'Europe/Oslo', 'from': '22:00', 'to': '07:00'}")
                .as(200);
        ann.put("/players/me/preferences", "{'timeZone': 'Europe/Oslo', 'colourScheme': 'dark'}")
                .as(200);
        ann.post("/players/me/tokens", "{'name': 'script', 'scopes': ['read']}").as(201);
        players.play(tables, new Random(1), ALL, version -> {});
        ann.post("/matches/" + match + "/fork", "{}").as(201);
        ann.post("/seeks", "{'game': 'expedition', 'seats': [4]}").as(201);

        String competition =
                ann.post("/competitions", POLICY).as(201).path("competitionId").asText();
        String address = "/competitions/" + competition;
        for (Session session : players.sessions()) {
            new Caller(ann.http(), ann.origin(), session)
                    .post(address + "/entrants")
                    .as(200);
        }
        ann.post(address + "/start").as(200);
        ann.post(address + "/rounds/1/pairings").as(200);
        String[] second = {""};
        Eventually.holds(() -> {
            JsonNode table =
                    ann.get(address + "/rounds/1").as(200).path("tables").path(0);
            second[0] = table.path("matchId").asText();
            assertThat(table.path("seats")).hasSize(3);
        });
        List<MatchClient> seats = seats(players, ann.get(address + "/rounds/1").as(200), second[0]);
        players.play(seats, new Random(2), ALL, version -> {});
        Eventually.holds(() -> assertThat(ann.get(address + "/rounds/1").as(200).at("/tables/0/result"))
                .isNotEmpty());
        return new Scene(match, competition, second[0], line);
    }

    private static List<MatchClient> seats(Players players, JsonNode round, String match) {
        return Stream.of(0, 1, 2)
                .map(seat -> round.at("/tables/0/seats/" + seat + "/player").asText())
                .map(player -> players.sessions().stream()
                        .filter(session -> session.me().id().equals(player))
                        .findFirst()
                        .orElseThrow())
                .map(session -> session.table(match))
                .toList();
    }

    /** All that shows who played, by address, as anybody reads it. */
    private static Map<String, String> read(HttpClient http, URI origin, Scene scene) throws Exception {
        String match = "/matches/" + scene.match();
        String competition = "/competitions/" + scene.competition();
        List<String> addresses = List.of(
                match,
                match + "/events",
                match + "/export",
                match + "/score",
                "/lobby/matches/" + scene.match(),
                "/matches/" + scene.second(),
                "/results?limit=100",
                competition,
                competition + "/entrants",
                competition + "/rounds/1",
                competition + "/standings",
                competition + "/standings.csv",
                competition + "/standings.html",
                competition + "/cross-table.html",
                competition + "/rounds/1.html",
                competition + "/entrants/1/explanation",
                competition + "/entrants/2.html",
                competition + "/results",
                competition + "/results.csv",
                competition + "/calendar.ics?entrant=2",
                competition + "/records?limit=100",
                competition + "/export",
                match + "/stream",
                competition + "/standings/stream");
        Map<String, String> documents = new LinkedHashMap<>();
        for (String address : addresses) {
            HttpResponse<Stream<String>> answer = http.send(
                    HttpRequest.newBuilder(origin.resolve("/api/v1" + address)).build(), BodyHandlers.ofLines());
            try (Stream<String> lines = answer.body()) {
                // a stream begins with the whole, on one line, and has no end
                String document = address.endsWith("/stream")
                        ? lines.filter(line -> line.startsWith("data:"))
                                .findFirst()
                                .orElse("")
                        : lines.collect(Collectors.joining("\n"));
                assertThat(answer.statusCode()).as(address + document).isEqualTo(200);
                documents.put(address, document);
            }
        }
        return documents;
    }

    private static void assertThatNobodyReads(Map<String, String> after, Map<String, String> before, String name) {
        after.forEach((address, document) ->
                assertThat(document).as(address).contains(FORMER_PLAYER).doesNotContain(name));
        Stream.of("/standings", "/results", "/rounds/1", "/score")
                .forEach(end -> after.forEach((address, document) -> {
                    if (address.endsWith(end)) {
                        assertThat(lasting(document))
                                .as(address)
                                .isEqualTo(lasting(String.valueOf(before.get(address)))
                                        .replace(name, FORMER_PLAYER));
                    }
                }));
    }

    /** Without the moment, and with the place as it was that the end of its account has vacated in one more version. */
    private static String lasting(String document) {
        return document.replaceAll("\"serverTime\":\"[^\"]+\"", "")
                .replaceAll("\"version\":\\d+", "")
                .replace("\"presence\":\"VACANT\"", "\"presence\":\"ACTIVE\"");
    }
}
