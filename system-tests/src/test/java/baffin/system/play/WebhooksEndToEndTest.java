package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.system.contract.ApiContract;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.HookReceiver.Taken;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** From what an organiser does to what a receiver of webhooks gets, through the whole platform. */
@Tag(Lanes.FAULTS)
@OnSharedBaffin(Kind.DISRUPTED)
@Order(2)
@ResourceLock(OnSharedBaffin.DISRUPTED_LOCK)
class WebhooksEndToEndTest {

    private static final String LEAGUE = "/league";
    private static final String ANN = "/ann";
    private static final String GONE = "/gone";
    private static final String PUBLISHED = "competition.round-published";
    private static final String CHANGED = "competition.standings-changed";
    private static final String STARTED = "match.started";
    private static final String TURN = "match.your-turn";
    private static final String FINISHED = "match.finished";
    private static final int TURNS = 30;

    /** All that may be in the data of each: ids and a link. */
    private static final Map<String, Set<String>> FIELDS = Map.of(
            PUBLISHED, Set.of("competitionId", "version", "round", "link"),
            CHANGED, Set.of("competitionId", "version", "link"),
            STARTED, Set.of("matchId", "version", "game", "competition", "link"),
            FINISHED, Set.of("matchId", "version", "game", "competition", "link"),
            TURN, Set.of("matchId", "version", "game", "competition", "link", "player", "seat", "kind", "deadline"));

    private static final String POLICY = """
        {'name': 'One table', 'game': 'adventure', 'tableSize': 3, 'points': 'EXPEDITION',
         'format': {'type': 'PodSwiss', 'rounds': 1, 'finalists': 0}, 'tieBreaks': ['FIRST_PLACES', 'LOT'],
         'entry': {'who': 'OPEN', 'min': 3, 'max': 3, 'bots': false},
         'schedule': {'round': 'P1D', 'ruling': 'PT1H', 'automatic': false}}
        """;

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<Taken> refused = new ArrayList<>();

    /** A webhook and what its owner was told when it was made. */
    private record Hook(String id, String secret) {

        String path() {
            return "/webhooks/" + id;
        }
    }

    @AfterEach
    void close() {
        http.close();
    }

    @Test
    void what_an_organiser_does_reaches_receivers(@Shared RunningBaffin baffin) throws Exception {
        try (HookReceiver receiver = new HookReceiver(this::answer);
                Players players = new Players(baffin.origin(), "hooks", 3)) {
            Caller olga = caller(baffin, players, 0);
            Caller ann = caller(baffin, players, 1);
            String cup = "/competitions/" + competition(olga, players, baffin);
            assertThatOnlyTheNamedNetworkIsReached(olga);
            Hook league = made(olga, receiver.url(LEAGUE), cup, PUBLISHED, CHANGED, STARTED, FINISHED);
            Hook gone = made(olga, receiver.url(GONE), cup, PUBLISHED, CHANGED);
            Hook own = made(ann, receiver.url(ANN), null, STARTED, TURN, FINISHED);

            olga.post(cup + "/start").as(200);
            olga.post(cup + "/rounds/1/pairings").as(200);
            Eventually.holds(() -> assertThat(receiver.at(LEAGUE, STARTED)).hasSize(1));
            play(olga, cup, players);

            assertThatPlayersAreTold(receiver, own, ann);
            assertThatTheLeagueIsTold(receiver, league, olga);
            assertThatWhatIsGoneIsLeftAlone(receiver, gone, olga);
            assertThatWhatIsSentAgainIsTheSame(receiver, league, olga);
            assertThatBothSecretsSignAfterARotation(receiver, own, ann);
            Eventually.holds(() -> assertThat(delivered(olga, league)).isEqualTo(received(receiver, LEAGUE)));
            assertThatNothingIsLostWhenTheServiceIsKilled(baffin, receiver, cup, olga);
        }
    }

    /** What is published is refused once by the league, everything at the third address for good. */
    private synchronized int answer(Taken request) {
        if (request.path().equals(GONE)) {
            return 410;
        }
        if (request.path().equals(LEAGUE) && refused.isEmpty() && request.type().equals(PUBLISHED)) {
            refused.add(request);
            return 503;
        }
        return 204;
    }

    private Caller caller(RunningBaffin baffin, Players players, int number) {
        return new Caller(http, baffin.origin(), players.sessions().get(number));
    }

    private String competition(Caller olga, Players players, RunningBaffin baffin) {
        String id =
                olga.post("/competitions", POLICY).as(201).path("competitionId").asText();
        for (int number = 0; number < players.sessions().size(); number++) {
            caller(baffin, players, number)
                    .post("/competitions/" + id + "/entrants")
                    .as(200);
        }
        return id;
    }

    private static void assertThatOnlyTheNamedNetworkIsReached(Caller olga) {
        for (String url : List.of("http://10.0.0.1/", "https://169.254.169.254/", "http://[::1]/", "http://1.1.1.1/")) {
            JsonNode problem = olga.post("/webhooks", "{'url': '" + url + "', 'events': ['match.started']}")
                    .as(400);
            assertThat(problem.at("/violations/0/pointer").asText()).isEqualTo("/url");
        }
    }

    private static Hook made(Caller owner, String url, String competition, String... events) {
        String scope = competition == null
                ? ""
                : ", 'competitionId': '" + competition.substring(competition.lastIndexOf('/') + 1) + "'";
        JsonNode made =
                owner.webhook("{'url': '" + url + "', 'events': ['" + String.join("', '", events) + "']" + scope + "}");
        return new Hook(made.path("webhookId").asText(), made.path("secret").asText());
    }

    /** Plays for a while at the only table, each player with the seat of the pairing; then all but one give up. */
    private static void play(Caller olga, String cup, Players players) {
        JsonNode table = olga.get(cup + "/rounds/1").as(200).path("tables").path(0);
        List<MatchClient> seats = new ArrayList<>();
        for (JsonNode seat : table.path("seats")) {
            Session session = players.sessions().stream()
                    .filter(one -> one.me().id().equals(seat.path("player").asText()))
                    .findFirst()
                    .orElseThrow();
            seats.add(session.table(table.path("matchId").asText()));
        }
        assertThat(players.play(seats, new Random(6), TURNS, version -> {})).isFalse();
        for (MatchClient seat : seats.subList(1, seats.size())) {
            seat.send(null, Json.mapper().createObjectNode().put("type", "Resign"));
        }
    }

    private static void assertThatPlayersAreTold(HookReceiver receiver, Hook own, Caller ann) throws Exception {
        Eventually.holds(() -> {
            assertThat(receiver.at(ANN, STARTED)).hasSize(1);
            assertThat(receiver.at(ANN, FINISHED)).hasSize(1);
            assertThat(delivered(ann, own)).isEqualTo(received(receiver, ANN));
        });
        assertThat(receiver.at(ANN, TURN))
                .isNotEmpty()
                .allSatisfy(
                        turn -> assertThat(turn.data().path("player").asText()).isEqualTo(ann.player()));
        assertSound(receiver.at(ANN), own, ann);
    }

    private static void assertThatTheLeagueIsTold(HookReceiver receiver, Hook league, Caller olga) throws Exception {
        Eventually.holds(() -> {
            assertThat(receiver.at(LEAGUE, FINISHED)).hasSize(1);
            assertThat(receiver.at(LEAGUE, CHANGED)).isNotEmpty();
            assertThat(receiver.at(LEAGUE, PUBLISHED)).hasSize(2);
        });
        assertThat(receiver.at(LEAGUE, PUBLISHED))
                .as("refused once, then taken")
                .extracting(Taken::id)
                .containsOnly(receiver.at(LEAGUE, PUBLISHED).getFirst().id());
        assertSound(receiver.at(LEAGUE), league, olga);
        JsonNode last = receiver.at(LEAGUE, CHANGED).getLast().data();
        String standings = path(last.path("link")) + "?minVersion=" + last.path("version");
        Eventually.holds(
                () -> assertThat(olga.get(standings).as(200).path("items")).hasSize(3));
    }

    /** Signed, thin, with a link that can be read, and in the list of deliveries as it was sent. */
    private static void assertSound(List<Taken> requests, Hook hook, Caller owner) {
        Map<String, JsonNode> listed = deliveries(owner, hook, "");
        for (Taken request : requests) {
            assertThat(request.verified(hook.secret())).isTrue();
            ApiContract.PUBLISHED.holdWebhook(new String(request.body(), StandardCharsets.UTF_8));
            assertThat(names(request.json())).containsExactlyInAnyOrder("type", "timestamp", "data");
            assertThat(names(request.data())).contains("version", "link").isSubsetOf(FIELDS.get(request.type()));
            assertThat(listed.get(request.id()).path("body").asText())
                    .isEqualTo(new String(request.body(), StandardCharsets.UTF_8));
        }
        requests.stream()
                .map(one -> path(one.data().path("link")))
                .distinct()
                .forEach(link -> owner.get(link).as(200));
    }

    private static void assertThatWhatIsGoneIsLeftAlone(HookReceiver receiver, Hook gone, Caller olga)
            throws Exception {
        Eventually.holds(() ->
                assertThat(olga.get(gone.path()).as(200).path("state").asText()).isEqualTo("DEAD"));
        assertThat(receiver.at(GONE)).hasSize(1);
        olga.patch(gone.path(), "{'enabled': true}").as(409);
        olga.post(gone.path() + "/ping").as(409);
    }

    private static void assertThatWhatIsSentAgainIsTheSame(HookReceiver receiver, Hook league, Caller olga)
            throws Exception {
        Taken first = receiver.at(LEAGUE, FINISHED).getFirst();
        olga.post(league.path() + "/deliveries/" + first.id() + "/resend").as(202);
        Eventually.holds(() -> assertThat(receiver.at(LEAGUE, FINISHED)).hasSize(2));
        Taken second = receiver.at(LEAGUE, FINISHED).getLast();
        assertThat(second.id()).isEqualTo(first.id());
        assertThat(second.body()).isEqualTo(first.body());
        assertSound(List.of(second), league, olga);
        Eventually.holds(() -> assertThat(deliveries(olga, league, "?state=DELIVERED")
                        .get(first.id())
                        .path("attempts"))
                .hasSize(2));
    }

    private static void assertThatBothSecretsSignAfterARotation(HookReceiver receiver, Hook own, Caller ann)
            throws Exception {
        JsonNode rotated = ann.post(own.path() + "/rotate-secret").as(200);
        String fresh = rotated.path("secret").asText();
        assertThat(fresh).isNotEqualTo(own.secret());
        assertThat(Instant.parse(rotated.path("olderSecretUntil").asText())).isAfter(Instant.now());
        ann.post(own.path() + "/ping").as(202);
        Eventually.holds(() -> assertThat(receiver.at(ANN, "webhook.ping")).hasSize(1));
        Taken ping = receiver.at(ANN, "webhook.ping").getFirst();
        for (String secret : List.of(own.secret(), fresh)) {
            assertThat(ping.verified(secret)).isTrue();
        }
        assertThat(ann.get(own.path()).as(200).has("secret")).isFalse();
    }

    private static void assertThatNothingIsLostWhenTheServiceIsKilled(
            RunningBaffin baffin, HookReceiver receiver, String cup, Caller olga) throws Exception {
        baffin.kill("game");
        long version = olga.post(cup + "/finish").as(200).path("version").asLong();
        Eventually.holds(() -> assertThat(receiver.at(LEAGUE, CHANGED))
                .extracting(one -> one.data().path("version").asLong())
                .contains(version));
        assertThat(receiver.at(LEAGUE, CHANGED)).extracting(Taken::id).doesNotHaveDuplicates();
    }

    private static Set<String> received(HookReceiver receiver, String path) {
        return receiver.at(path).stream().map(Taken::id).collect(Collectors.toSet());
    }

    private static Set<String> delivered(Caller owner, Hook hook) {
        return deliveries(owner, hook, "?state=DELIVERED").keySet();
    }

    /** What a webhook was told as its owner sees it, all pages of it, by id. */
    private static Map<String, JsonNode> deliveries(Caller owner, Hook hook, String query) {
        Map<String, JsonNode> all = new HashMap<>();
        String path = hook.path() + "/deliveries" + query;
        JsonNode page = owner.get(path).as(200);
        while (true) {
            page.path("items").forEach(one -> all.put(one.path("deliveryId").asText(), one));
            if (!page.hasNonNull("nextCursor")) {
                return all;
            }
            page = owner.get(path + (query.isEmpty() ? "?" : "&") + "cursor="
                            + page.path("nextCursor").asText())
                    .as(200);
        }
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static String path(JsonNode link) {
        assertThat(link.asText()).startsWith("/api/v1/");
        return link.asText().substring("/api/v1".length());
    }
}
