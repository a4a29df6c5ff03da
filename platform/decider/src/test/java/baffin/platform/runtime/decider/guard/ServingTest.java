package baffin.platform.runtime.decider.guard;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.vertx.core.Vertx;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServingTest {

    private static final URI LOBBY = URI.create("http://lobby/q/health/ready");
    private static final int TRIES_MAX = 600;
    private static final URI GAME = URI.create("http://game/q/health/ready");

    private final Vertx vertx = Vertx.vertx();
    private final Serving serving = new Serving(vertx, Optional.of(List.of(LOBBY, GAME)));

    @AfterEach
    void close() {
        serving.close();
        vertx.close();
    }

    @Test
    void players_are_not_served_before_every_part_has_been_ready_for_the_first_time() {
        assertThat(serving.all()).isFalse();
        for (int time = 0; time < 20; time++) {
            serving.reported(LOBBY, true);
            serving.reported(GAME, false);
            assertThat(serving.all()).isFalse();
        }
        serving.reported(GAME, true);
        assertThat(serving.all()).isTrue();
    }

    @Test
    void each_part_says_from_the_start_on_whether_it_is_ready() throws Exception {
        AtomicInteger questions = new AtomicInteger();
        HttpServer part = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        part.createContext("/", exchange -> {
            exchange.sendResponseHeaders(questions.incrementAndGet() > 1 ? 200 : 503, -1);
            exchange.close();
        });
        part.start();
        Serving asking = new Serving(
                vertx,
                Optional.of(List.of(
                        URI.create("http://127.0.0.1:" + part.getAddress().getPort() + "/"))));
        try {
            asking.start();
            assertThat(asking.all()).isFalse();
            for (int tries = 0; tries < TRIES_MAX && !asking.all(); tries++) {
                Thread.sleep(50);
            }
            assertThat(asking.all()).as("served after %s questions", questions).isTrue();
            assertThat(questions.get()).isEqualTo(2);
        } finally {
            asking.close();
            part.stop(0);
        }
    }

    @Test
    void where_no_part_is_named_players_are_always_served() {
        Serving alone = new Serving(vertx, Optional.empty());
        assertThat(alone.all()).isTrue();
        alone.close();
    }

    @Test
    void players_are_served_while_every_part_is_ready_and_one_lost_answer_is_nothing() {
        serving.reported(LOBBY, true);
        serving.reported(GAME, true);
        serving.reported(GAME, false);
        assertThat(serving.all()).isTrue();
        serving.reported(GAME, false);
        serving.reported(LOBBY, true);
        assertThat(serving.all()).isFalse();
        serving.reported(GAME, true);
        assertThat(serving.all()).isTrue();
    }
}
