package baffin.rules.config;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServingTest {

    private static final URI LOBBY = URI.create("http://lobby/q/health/ready");
    private static final URI GAME = URI.create("http://game/q/health/ready");

    private final Vertx vertx = Vertx.vertx();
    private final Serving serving = new Serving(vertx, List.of(LOBBY, GAME));

    @AfterEach
    void close() {
        serving.close();
        vertx.close();
    }

    @Test
    void a_part_that_has_never_been_ready_stops_nobodys_clock() {
        for (int time = 0; time < 10; time++) {
            serving.reported(LOBBY, false);
        }
        assertThat(serving.all()).isTrue();
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
