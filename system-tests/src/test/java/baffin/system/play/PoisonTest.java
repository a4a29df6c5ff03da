package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.topics.Topics;
import baffin.standalone.config.Service;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.testkit.records.Poison;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that no part of the platform writes stop nothing, whichever topic they are in. */
@Tag(Lanes.FAULTS)
@OnSharedBaffin(Kind.DISRUPTED)
@Order(2)
@ResourceLock(OnSharedBaffin.DISRUPTED_LOCK)
class PoisonTest {

    /** Enough for every partition to have some. */
    private static final int SENTINELS = 16;

    /** So many that nobody writes more lines than the chat takes from one person. */
    private static final int PEOPLE = 8;

    @ParameterizedTest
    @ValueSource(
            strings = {
                Topics.LOBBY_COMMANDS,
                Topics.LOBBY_EVENTS,
                Topics.MATCH_COMMANDS,
                Topics.MATCH_EVENTS,
                Topics.CHAT_EVENTS,
                Topics.SCORE_EVENTS,
                Topics.REPLIES_LOBBY,
                Topics.REPLIES_RULES
            })
    void matches_and_competitions_continue_behind_a_poison_record_of_every_kind(
            String topic, @Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "Poison", PEOPLE);
                HttpClient http = HttpClient.newHttpClient()) {
            List<Caller> people = players.sessions().stream()
                    .map(session -> new Caller(http, baffin.origin(), session))
                    .toList();

            assertThat(Poison.into(baffin.kafka(), topic)).isGreaterThan(40);

            for (int number = 0; number < SENTINELS; number++) {
                EveryService.match(people.get(number % PEOPLE), people.get((number + 1) % PEOPLE));
            }
            EveryService.competition(people.getFirst(), people.getLast());
            for (Service service : Service.values()) {
                for (String probe : new String[] {"ready", "live"}) {
                    HttpRequest ask = HttpRequest.newBuilder(
                                    URI.create(baffin.ports().serviceUrl(service) + "/q/health/" + probe))
                            .build();
                    Eventually.holds(() -> assertThat(
                                    http.send(ask, BodyHandlers.ofString()).statusCode())
                            .as(service + " " + probe)
                            .isEqualTo(200));
                }
            }
        }
    }
}
