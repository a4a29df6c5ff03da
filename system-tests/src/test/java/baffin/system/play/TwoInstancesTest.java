package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.NewMatch;
import baffin.match.GameRegistry;
import baffin.standalone.config.Service;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.PairedBaffin;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Two instances of each service share the work, and each goes on alone when the other one is killed. */
@Tag(Lanes.FAULTS)
@OnSharedBaffin(Kind.SPLIT)
@Order(1)
@ResourceLock(OnSharedBaffin.SPLIT_LOCK)
class TwoInstancesTest {

    private static final int MATCHES_OF_A_GAME = 2;
    private static final int AT_FIRST = 8;
    private static final int AFTER_A_KILL = 3;
    private static final int TO_THE_END = 600;

    /** Of the groups whose partitions the instances of a service share, one for each. */
    private static final Map<Service, String> GROUPS = Map.of(
            Service.LOBBY, "lobby",
            Service.RULES, "rules",
            Service.SCORING, "scoring",
            Service.GAME, "game-competitions");

    private final Random random = new Random(23);
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<PlayedMatch> matches = new ArrayList<>();

    @Test
    void matches_go_on_whichever_instance_is_killed_and_both_tell_the_same(@Shared RunningBaffin baffin)
            throws Exception {
        try (PairedBaffin paired = new PairedBaffin(baffin)) {
            paired.awaitReady();
            awaitSharedWork(paired);
            run(baffin, paired);
        }
    }

    private void run(RunningBaffin baffin, PairedBaffin paired) throws InterruptedException, IOException {
        try (Players players = new Players(paired.origin(), "twin", 2)) {
            sitDown(paired, players);
            playOn(paired, AT_FIRST);
            for (Service service : Service.values()) {
                paired.second(service).kill();
                sitDown(players, NewMatch.of("expedition", 2));
                play(AFTER_A_KILL);
                String group = GROUPS.get(service);
                Eventually.holds(
                        () -> assertThat(paired.partitions(group)).as(group).containsOnlyKeys(0));
                play(AFTER_A_KILL);
                paired.second(service).startAgain();
            }
            paired.awaitReady();
            awaitSharedWork(paired);
            for (Service service : Service.values()) {
                baffin.kill(service.id());
                play(AFTER_A_KILL);
                paired.awaitReady();
            }
            playOn(paired, AFTER_A_KILL);
            matches.getLast().play(random, TO_THE_END);

            assertThat(matches.getLast().over()).isTrue();
            matches.forEach(PlayedMatch::assertThatTheHistoryHasAllOfIt);
            assertThatBothTellTheSame(paired);
        }
    }

    /** Waits until each instance has partitions of its own. */
    private static void awaitSharedWork(PairedBaffin paired) throws InterruptedException {
        for (Map.Entry<Service, String> one : GROUPS.entrySet()) {
            String group = one.getValue();
            Eventually.holds(() -> assertThat(paired.partitions(group))
                    .as(() -> group + "; the second instance "
                            + paired.second(one.getKey()).lastWords())
                    .containsOnlyKeys(0, 1)
                    .allSatisfy((instance, partitions) -> assertThat(partitions).isPositive()));
        }
    }

    private void sitDown(PairedBaffin paired, Players players) throws InterruptedException {
        for (var game : GameRegistry.installed().all()) {
            for (int count = 0; count < MATCHES_OF_A_GAME; count++) {
                sitDown(players, NewMatch.of(game.info().id(), 2));
            }
        }
        for (PlayedMatch match : matches) {
            for (URI lobby : paired.instances(Service.LOBBY)) {
                assertThat(read(lobby, match.last(), "/lobby/matches/" + match.id())
                                .path("state")
                                .asText())
                        .isEqualTo("RUNNING");
            }
        }
    }

    private void sitDown(Players players, NewMatch match) throws InterruptedException {
        List<MatchClient> tables = players.sitDown(match);
        matches.add(new PlayedMatch(players.sessions(), tables.getFirst().matchId()));
    }

    private void play(int commands) {
        matches.forEach(match -> match.play(random, commands));
    }

    /** Plays, and whoever was told of a version reads nothing older, whichever instance answers. */
    private void playOn(PairedBaffin paired, int commands) {
        for (int count = 0; count < commands; count++) {
            for (PlayedMatch match : matches) {
                match.play(random, 1);
                for (URI game : paired.instances(Service.GAME)) {
                    assertThat(version(game, match, "")).isGreaterThanOrEqualTo(match.version());
                }
                for (URI scoring : paired.instances(Service.SCORING)) {
                    assertThat(version(scoring, match, "/score")).isGreaterThanOrEqualTo(match.version());
                }
            }
        }
    }

    private long version(URI instance, PlayedMatch match, String what) {
        return read(instance, match.last(), "/matches/" + match.id() + what)
                .path("version")
                .asLong();
    }

    private JsonNode read(URI instance, Session session, String path) {
        return new Caller(http, instance, session).get(path).as(200);
    }

    private void assertThatBothTellTheSame(PairedBaffin paired) throws InterruptedException {
        for (PlayedMatch match : matches) {
            String path = "/matches/" + match.id();
            for (String one : Set.of("", "/legal-actions", "/events?limit=200")) {
                assertThatBothTellTheSame(paired, Service.GAME, match.last(), path + one);
            }
            assertThatBothTellTheSame(paired, Service.SCORING, match.last(), path + "/score");
            assertThatBothTellTheSame(paired, Service.LOBBY, match.last(), "/lobby" + path);
        }
        Session player = matches.getFirst().last();
        for (String path : Set.of("/matches?limit=100", "/players/me/notifications?limit=200")) {
            assertThatBothTellTheSame(paired, Service.GAME, player, path);
        }
        String record = "/players/" + player.me().id() + "/record";
        for (String path : Set.of("/leaderboards/expedition", "/results?limit=100", record)) {
            assertThatBothTellTheSame(paired, Service.SCORING, player, path);
        }
    }

    private void assertThatBothTellTheSame(PairedBaffin paired, Service service, Session who, String path)
            throws InterruptedException {
        List<URI> both = paired.instances(service);
        Eventually.holds(() -> assertThat(Timeless.of(read(both.get(1), who, path)))
                .as(path)
                .isEqualTo(Timeless.of(read(both.get(0), who, path))));
    }
}
