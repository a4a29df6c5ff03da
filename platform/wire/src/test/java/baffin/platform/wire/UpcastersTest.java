package baffin.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.match.event.Step;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class UpcastersTest {

    private final Upcasters chain = Upcasters.of(
            3,
            List.of(
                    new Upcasters.Upcaster("StonesTaken", 1, UpcastersTest::pebblesToCount),
                    new Upcasters.Upcaster("StonesTaken", 2, UpcastersTest::countToStones),
                    new Upcasters.Upcaster(
                            JsonCodec.STEP,
                            2,
                            step -> step.put("player", step.path("user").asText())
                                    .without(List.of("user")))));

    @Test
    void a_record_of_the_first_release_is_lifted_through_every_version() {
        Step taken = ToyMatches.random("m", 3).stream()
                .filter(step -> new String(json(step), StandardCharsets.UTF_8).contains("StonesTaken"))
                .findFirst()
                .orElseThrow();
        ObjectNode old = Trees.trusted(json(taken));
        old.put("schema", 1).set("user", old.remove("player"));
        ((ObjectNode) old.withArray("events").get(0))
                .set("pebbles", ((ObjectNode) old.withArray("events").get(0)).remove("stones"));

        Step lifted = new JsonCodec<>(new ToyGame(), chain).step(old.toString().getBytes(StandardCharsets.UTF_8));

        assertThat(lifted).isEqualTo(taken);
    }

    @Test
    void a_record_of_a_newer_release_is_refused() {
        ObjectNode step =
                Trees.trusted(json(ToyMatches.started("m", 1).event())).put("schema", 9);

        assertThatThrownBy(() -> new JsonCodec<>(new ToyGame(), chain).step(step))
                .hasMessageContaining("schema version 9 is newer than 3");
    }

    @Test
    void two_lifts_from_the_same_place_are_refused() {
        var lift = new Upcasters.Upcaster("A", 1, node -> node);

        assertThatThrownBy(() -> Upcasters.of(2, List.of(lift, lift))).hasMessageContaining("two lifts for A from 1");
    }

    private static byte[] json(Step step) {
        return new JsonCodec<>(new ToyGame(), Upcasters.none()).step(step);
    }

    private static ObjectNode pebblesToCount(ObjectNode event) {
        event.set("count", event.remove("pebbles"));
        return event;
    }

    private static ObjectNode countToStones(ObjectNode event) {
        event.set("stones", event.remove("count"));
        return event;
    }
}
