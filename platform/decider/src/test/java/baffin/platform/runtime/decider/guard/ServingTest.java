package baffin.platform.runtime.decider.guard;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ServingTest {

    private static final URI LOBBY = URI.create("http://lobby/q/health/ready");
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
