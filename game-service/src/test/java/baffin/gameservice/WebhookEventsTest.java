package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.policy.Points;
import baffin.match.terms.CompetitionRef;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** From the logs to receivers. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class WebhookEventsTest {

    private static final List<String> OF_MATCHES = List.of("match.started", "match.your-turn", "match.finished");
    private static final List<String> OF_COMPETITIONS =
            List.of("match.started", "match.finished", "competition.round-published", "competition.standings-changed");

    private final Receiver receiver = new Receiver();

    @AfterEach
    void close() {
        receiver.close();
    }

    private List<JsonPath> delivered(String path) {
        return receiver.got(path).stream().map(got -> JsonPath.from(got.body())).toList();
    }

    private Stream<String> types(String path) {
        return delivered(path).stream().map(one -> one.getString("type"));
    }

    /** After whatever the test has set up by then, on a slow machine too. */
    private static Instant soon() {
        return Instant.now().plusSeconds(60);
    }

    @Test
    void a_player_is_told_of_own_matches_from_start_to_end_and_others_are_not() {
        Recorded match = Recorded.match("north-wind", 71, true);
        Subscriber ann = new Subscriber(match.players().getFirst());
        Subscriber eve = Subscriber.anybody();
        JsonPath hook = ann.created(receiver.url("/ann"), OF_MATCHES, Map.of());
        eve.created(receiver.url("/eve"), OF_MATCHES, Map.of());
        ann.created(receiver.url("/off"), OF_MATCHES, Map.of("enabled", false));
        ann.created(receiver.url("/end"), List.of("match.finished"), Map.of());
        match.begun(soon()).logged(1, match.end());
        eventually(() -> assertThat(types("/ann")).contains("match.finished", "match.started"));
        int turns = (int) new Inbox(match, 0)
                .allOnce("MATCH_ENDED").stream()
                        .filter(one -> List.of("YOUR_TURN", "YOU_WERE_ASKED").contains(one.get("kind")))
                        .count();
        eventually(() -> assertThat(delivered("/ann")).hasSize(turns + 2));
        assertThat(delivered("/ann")).allSatisfy(one -> {
            assertThat(one.getString("data.matchId")).isEqualTo(match.id());
            assertThat(one.getString("data.link")).isEqualTo("/api/v1/matches/" + match.id());
            assertThat(one.getString("type").equals("match.your-turn"))
                    .isEqualTo(ann.player().equals(one.getString("data.player")));
        });
        assertThat(receiver.got("/ann")).allMatch(got -> got.signedWith(hook.getString("secret")));
        assertThat(receiver.got("/ann")).extracting(Receiver.Got::id).doesNotHaveDuplicates();
        eventually(() -> assertThat(types("/end")).containsExactly("match.finished"));
        assertThat(delivered("/eve")).isEmpty();
        assertThat(delivered("/off")).isEmpty();
    }

    @Test
    void a_webhook_of_one_match_hears_of_no_other_and_of_turns_only_its_owners() {
        Recorded match = Recorded.match(72);
        Subscriber host = Subscriber.anybody();
        host.created(receiver.url("/one"), OF_MATCHES, Map.of("matchId", match.id()));
        Subscriber bob = new Subscriber(match.players().get(1));
        bob.created(receiver.url("/bob"), List.of("match.your-turn"), Map.of("matchId", match.id()));
        match.begun(soon()).logged(1, match.end());
        Recorded other = match.again(73).begun(soon());
        other.logged(1, other.end());
        eventually(() -> assertThat(types("/one")).containsExactlyInAnyOrder("match.started", "match.finished"));
        new Inbox(other, 1).allOnce("MATCH_ENDED");
        eventually(() -> assertThat(delivered("/bob")).isNotEmpty());
        assertThat(delivered("/bob")).allSatisfy(one -> {
            assertThat(one.getString("data.matchId")).isEqualTo(match.id());
            assertThat(one.getString("data.player")).isEqualTo(bob.player());
        });
    }

    @Test
    void what_comes_twice_is_sent_once_and_a_rebuild_sends_nothing() {
        Recorded match = Recorded.match(74).begun(soon());
        Subscriber cyd = new Subscriber(match.players().get(2));
        JsonPath hook = cyd.created(receiver.url("/cyd"), OF_MATCHES, Map.of());
        int half = match.end() / 2;
        match.logged(1, half)
                .logged(half - 3, half)
                .logged(half + 1, match.end())
                .logged(1, 5);
        eventually(() -> assertThat(types("/cyd")).contains("match.finished"));
        new Inbox(match, 2).allOnce("MATCH_ENDED");
        List<Map<String, Object>> before = cyd.deliveries(hook.getString("webhookId"));
        cyd.deliveries(hook.getString("webhookId"), before.size(), "DELIVERED");
        int sent = receiver.got().size();
        assertThat(before).hasSize(sent);
        // the subscription is another one now: what it would have liked to hear before is old
        cyd.created(receiver.url("/late"), OF_MATCHES, Map.of("matchId", match.id()));
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild")
                .then()
                .statusCode(200)
                .body("switched", equalTo(true));
        Recorded after = match.again(75).begun(soon());
        after.logged(1, 1);
        eventually(() -> assertThat(delivered("/cyd").stream().map(one -> one.getString("data.matchId")))
                .contains(after.id()));
        assertThat(receiver.got("/late")).isEmpty();
        assertThat(delivered("/cyd").stream()
                        .filter(one -> one.getString("data.matchId").equals(match.id())))
                .hasSize(sent);
    }

    @Test
    void matches_from_before_the_webhook_are_not_told() {
        Recorded match = Recorded.match(76).begun(Instant.now().minusSeconds(7200));
        Subscriber ann = new Subscriber(match.players().getFirst());
        ann.created(receiver.url("/old"), OF_MATCHES, Map.of());
        match.logged(1, match.end());
        new Inbox(match, 0).allOnce("MATCH_ENDED");
        Recorded next = match.again(77).begun(soon()).logged(1, 1);
        eventually(() -> assertThat(types("/old")).contains("match.started"));
        assertThat(delivered("/old"))
                .allMatch(one -> one.getString("data.matchId").equals(next.id()));
    }

    @ParameterizedTest
    @MethodSource("baffin.gameservice.Twins#games")
    void nothing_hidden_is_told(String game) {
        Twins twins = Twins.of(game, 700);
        Instant at = soon();
        Recorded one = twins.one().begun(at);
        Recorded other = twins.other().begun(at);
        List<Integer> seats = List.of(0, 1, 2).stream()
                .filter(seat -> seat != twins.knows().index())
                .toList();
        for (int seat : seats) {
            Subscriber player = new Subscriber(one.players().get(seat));
            player.created(receiver.url("/one/" + seat), OF_MATCHES, Map.of("matchId", one.id()));
            player.created(receiver.url("/other/" + seat), OF_MATCHES, Map.of("matchId", other.id()));
        }
        one.logged(1, one.end());
        other.logged(1, other.end());
        for (int seat : seats) {
            eventually(() ->
                    assertThat(plain("/one/" + seat, one)).isNotEmpty().isEqualTo(plain("/other/" + seat, other)));
        }
    }

    private List<String> plain(String path, Recorded match) {
        return receiver.got(path).stream()
                .map(got -> got.body().replace(match.id(), "ID"))
                .sorted()
                .toList();
    }

    @Test
    void a_competition_is_told_to_whoever_asks_each_record_once() {
        Contest contest = Contest.open(4);
        Subscriber olga = Subscriber.anybody();
        olga.created(receiver.url("/league"), OF_COMPETITIONS, Map.of("competition", contest.id()));
        olga.created(receiver.url("/another"), OF_COMPETITIONS, Map.of("competition", UUID.randomUUID()));
        for (int number = 1; number <= 4; number++) {
            contest.enters(contest.player(number));
        }
        Set<Long> versions = new HashSet<>();
        contest.asks(contest.olga(), new Start()).publishes();
        versions.add(abandons(contest, 1));
        contest.logged().repeated();
        eventually(() -> assertThat(types("/league")).hasSize(2));
        Recorded match = Recorded.competing(new CompetitionRef(contest.id(), 1, 1, 1), "olga")
                .begun(soon());
        match.logged(1, match.end());
        versions.add(abandons(contest, 2));
        versions.add(contest.asks(contest.olga(), new Penalise(1, Points.of(1), Card.YELLOW, "late"))
                .state()
                .version());
        contest.logged();
        eventually(() -> assertThat(types("/league"))
                .containsExactlyInAnyOrder(
                        "competition.round-published",
                        "competition.standings-changed",
                        "competition.standings-changed",
                        "competition.standings-changed",
                        "match.started",
                        "match.finished"));
        assertThat(delivered("/league").stream()
                        .filter(one -> one.getString("type").equals("competition.standings-changed"))
                        .map(one -> one.getLong("data.version")))
                .containsExactlyInAnyOrderElementsOf(versions);
        assertThat(delivered("/league").stream()
                        .filter(one -> one.getString("type").startsWith("match.")))
                .allMatch(one -> one.getString("data.competition.id").equals(contest.id()));
        assertThat(receiver.got("/another")).isEmpty();
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild?projection=competitions")
                .then()
                .statusCode(200)
                .body("switched", equalTo(true));
        contest.asks(contest.olga(), new CloseRound(1)).logged();
        eventually(() -> assertThat(types("/league")).hasSize(7));
        assertThat(receiver.got("/league")).extracting(Receiver.Got::id).doesNotHaveDuplicates();
    }

    private static long abandons(Contest contest, int table) {
        return contest.asks(contest.olga(), new Abandon(1, table, "x", null))
                .state()
                .version();
    }

    @Test
    void a_receiver_that_answers_410_is_left_alone_for_good() {
        receiver.answering(got -> 410);
        Recorded match = Recorded.match(78).begun(soon());
        Subscriber ann = new Subscriber(match.players().getFirst());
        String id = ann.created(receiver.url("/gone"), List.of("match.started"), Map.of())
                .getString("webhookId");
        match.logged(1, 1);
        eventually(() -> assertThat(ann.get(id).getString("state")).isEqualTo("DEAD"));
        assertThat(ann.get(id).getString("reason")).contains("410");
        assertThat(ann.get(id).getBoolean("enabled")).isFalse();
        Map<String, Object> delivery = ann.deliveries(id, 1, "FAILED").getFirst();
        ann.patch(id, Map.of("enabled", true)).then().statusCode(409);
        ann.post(id, "ping").then().statusCode(409);
        ann.post(id, "deliveries/" + delivery.get("deliveryId") + "/resend")
                .then()
                .statusCode(409);
        match.again(79).begun(soon()).logged(1, 1);
        new Inbox(match, 0).allOnce("MATCH_STARTED");
        assertThat(receiver.got("/gone")).hasSize(1);
    }

    @Test
    void a_failure_is_tried_again_five_seconds_later_and_redirects_are_failures() {
        receiver.answering(got -> receiver.got("/flaky").size() == 1 ? 302 : 200);
        Recorded match = Recorded.match(80).begun(soon());
        Subscriber ann = new Subscriber(match.players().getFirst());
        String id = ann.created(receiver.url("/flaky"), List.of("match.started"), Map.of())
                .getString("webhookId");
        match.logged(1, 1);
        Map<String, Object> delivery = ann.deliveries(id, 1, "DELIVERED").getFirst();
        List<Map<String, Object>> attempts = (List<Map<String, Object>>) delivery.get("attempts");
        assertThat(attempts).extracting(one -> one.get("status")).containsExactly(302, 200);
        assertThat(attempts.getFirst()).containsEntry("error", "redirects are not followed");
        assertThat(Instant.parse((String) attempts.getLast().get("at")))
                .isAfterOrEqualTo(
                        Instant.parse((String) attempts.getFirst().get("at")).plusSeconds(5));
        assertThat(receiver.got("/elsewhere")).isEmpty();
        assertThat(receiver.got("/flaky")).extracting(Receiver.Got::id).containsOnly((String)
                delivery.get("deliveryId"));
        assertThat(ann.get(id).getString("failingSince")).isNull();
    }
}
