package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.MatchRecord;
import baffin.match.decide.MatchDecider;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command, event, state and snapshot of random matches of every installed game comes back from JSON as it was.
 */
class GameRoundTripTest {

    private static final int MATCHES = 6;

    static Stream<Game<?, ?, ?, ?>> games() {
        return GameRegistry.installed().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void steps_rows_and_snapshots_come_back_as_they_were(Game<?, ?, ?, ?> game) {
        check(game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void types_of_the_match_stand_beside_those_of_the_game(Game<?, ?, ?, ?> game) {
        JsonCodec<?, ?, ?, ?> codec = new JsonCodec<>(game, Upcasters.none());

        assertThat(codec.commandTypes()).contains("Resign", "Undo").doesNotContain("Play");
        assertThat(codec.eventTypes()).contains("MatchStarted", "MatchEnded").doesNotContain("Played");
    }

    private static <C extends Command, S, E extends Event, K> void check(Game<C, S, E, K> game) {
        JsonCodec<C, S, E, K> codec = new JsonCodec<>(game, Upcasters.none());
        StateCodec<S, E> rows = new StateCodec<>(codec, new MatchDecider<>(game));
        Set<String> seen = new HashSet<>();
        for (int match = 0; match < MATCHES; match++) {
            int span = game.info().maxSeats() - game.info().minSeats() + 1;
            AtomicReference<MatchRecord<S, E, K>> folded = new AtomicReference<>();
            new RandomMatch<>(game).play(game.info().minSeats() + match % span, match, (step, state) -> {
                byte[] json = codec.step(step);
                assertThat(codec.step(json)).isEqualTo(step);
                assertThat(codec.step(codec.step(json))).isEqualTo(json);
                byte[] row = rows.write(state, List.of(), null).bytes();
                if (!state.ended()) {
                    assertThat(rows.read(Trees.trusted(row)).state()).isEqualTo(state);
                }
                MatchRecord<S, E, K> record = MatchRecord.after(game, folded.get(), step);
                folded.set(record);
                if (Long.bitCount(step.version()) == 1 || step.version() <= 10 || state.ended()) {
                    assertThat(codec.snapshot(codec.snapshot(record))).isEqualTo(record);
                }
                Trees.trusted(json)
                        .path("events")
                        .forEach(event -> seen.add(event.path("type").asText()));
            });
        }
        assertThat(seen).contains("MatchStarted", "MatchEnded", "StepUndone");
    }
}
