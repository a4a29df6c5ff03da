package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Bytes of any kind end in a command or in a problem, and a command of any kind in a judgement: never in an exception.
 */
class CommandFuzzTest {

    private static final int INPUTS = Integer.getInteger("baffin.fuzz.inputs", 30_000);
    private static final List<String> SHARDS = List.of(
            "null",
            "-1",
            "0",
            "2147483648",
            "99999999999999999999",
            "1e9",
            "0.5",
            "true",
            "\"\"",
            "\"\\ud800\"",
            "[]",
            "{}",
            "[[[]]]",
            "{\"type\":\"Undo\"}",
            "\"\u202ex\"",
            "-0",
            "\"A1\"",
            "7",
            "\u0000",
            "{\"type\":null}");

    static Stream<Game<?, ?, ?, ?>> games() {
        return GameRegistry.installed().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void anything_at_all_is_judged(Game<?, ?, ?, ?> game) {
        fuzz(game);
    }

    private static <C extends Command, S, E extends Event> void fuzz(Game<C, S, E, ?> game) {
        JsonCodec<C, S, E, ?> codec = new JsonCodec<>(game, Upcasters.none());
        MatchDecider<C, S, E> decider = new MatchDecider<>(game);
        List<String> corpus = new ArrayList<>();
        List<MatchState<S, E>> states = new ArrayList<>();
        new RandomMatch<>(game).play(game.info().minSeats(), 5, (step, state) -> {
            MatchCommand command = step.command();
            if (command != null) {
                corpus.add(new String(codec.bytes(command), StandardCharsets.UTF_8));
                states.add(state);
            }
        });
        Random random = new Random(5);
        int judged = 0;
        for (int count = 0; count < INPUTS; count++) {
            byte[] input = mutated(corpus.get(random.nextInt(corpus.size())), random);
            switch (codec.command(input)) {
                case Decoded.Bad<MatchCommand> bad ->
                    assertThat(bad.problem().message()).isNotBlank().doesNotContain("baffin.", "java.", "jackson");
                case Decoded.Ok<MatchCommand> ok -> {
                    judge(decider, states.get(random.nextInt(states.size())), ok.value(), random);
                    judged++;
                }
            }
        }
        assertThat(judged).isBetween(INPUTS / 100, INPUTS - INPUTS / 100);
    }

    private static <S, E extends Event> void judge(
            MatchDecider<?, S, E> decider, MatchState<S, E> state, MatchCommand command, Random random) {
        Request request = new Request("fuzz", "f", "p" + random.nextInt(2), Instant.EPOCH, command);
        Decision<Transition<MatchState<S, E>, Step>, Refusal> outcome = decider.decide(state, request);
        assertThat(outcome).isNotNull();
    }

    private static byte[] mutated(String json, Random random) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return switch (random.nextInt(5)) {
            case 0 -> flipped(bytes, random);
            case 1 -> json.substring(0, random.nextInt(json.length())).getBytes(StandardCharsets.UTF_8);
            case 2 -> value(json, random);
            case 3 -> number(json, random);
            default -> field(json, random);
        };
    }

    private static byte[] flipped(byte[] bytes, Random random) {
        for (int count = 0; count <= random.nextInt(3); count++) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    // another value behind one of the colons
    private static byte[] value(String json, Random random) {
        int colon = json.indexOf(':', random.nextInt(json.length()));
        int from = colon < 0 ? json.indexOf(':') : colon;
        int to = Math.max(json.indexOf(',', from), json.indexOf('}', from));
        String shard = SHARDS.get(random.nextInt(SHARDS.size()));
        return (json.substring(0, from + 1) + shard + json.substring(to)).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] number(String json, Random random) {
        String other = Integer.toString(random.nextInt(60) - 20);
        return json.replaceFirst("-?[0-9]+", other).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] field(String json, Random random) {
        String shard = SHARDS.get(random.nextInt(SHARDS.size()));
        return (json.substring(0, json.length() - 1) + ",\"x\":" + shard + '}').getBytes(StandardCharsets.UTF_8);
    }
}
