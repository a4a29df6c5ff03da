package baffin.platform.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.Upcasters;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExportTest {

    private static final String GAME = "expedition";

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void an_export_is_replayed_and_checked_whole(String game) {
        List<Step> steps = Exports.steps(game, 3, 8);
        ExportWriter.Written written = Exports.of(game, 3, 8);

        ExportReport report = Exports.check(written.json());

        assertThat(report.findings()).isEmpty();
        assertThat(report.matchId()).isEqualTo("m8");
        assertThat(report.game()).isEqualTo(game);
        assertThat(report.handles()).containsExactly("Player 0", "Player 1", "Player 2");
        assertThat(report.steps()).isEqualTo(steps.size());
        assertThat(report.draws()).isPositive();
        assertThat(report.digest()).isEqualTo(written.digest()).hasSize(64);
        assertThat(report.sheet())
                .isNotNull()
                .satisfies(sheet -> assertThat(sheet.seats()).hasSize(3));
    }

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void the_same_match_gives_the_same_bytes_and_they_press_well(String game) {
        byte[] json = Exports.of(game, 2, 9).json();

        assertThat(Exports.of(game, 2, 9).json()).isEqualTo(json);
        assertThat(Gzip.pressed(json).length).isLessThan(json.length / 4);
        assertThat(Exports.check(Gzip.pressed(json)).verified()).isTrue();
    }

    @Test
    void ids_of_callers_stay_behind() {
        String json = new String(Exports.of(GAME, 2, 9).json(), StandardCharsets.UTF_8);

        assertThat(json).doesNotContain("commandId", "fingerprint", "\"f12\"");
    }

    @Test
    void a_match_that_goes_on_is_never_written() {
        List<Step> steps = Exports.steps(GAME, 2, 9).subList(0, 20);
        JsonCodec<?, ?, ?, ?> codec = Exports.CODECS.of(GAME);

        assertThatThrownBy(() -> ExportWriter.write(codec, steps))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("match m9 has not ended");
    }

    @Test
    void the_first_difference_is_told_by_its_place_and_both_values() {
        ObjectNode document = Exports.tree(Exports.of(GAME, 2, 9).json());
        ObjectNode event = (ObjectNode) document.at("/steps/4/events/0");
        String type = event.path("type").asText();
        event.put("seat", 1 - event.path("seat").asInt());

        assertThat(Exports.check(Exports.sealed(document)).findings())
                .as(type)
                .singleElement()
                .asString()
                .matches("version 5: /events/0/seat is \\d in the log and \\d in the replay");
    }

    @Test
    void a_match_of_rules_that_this_release_does_not_know_is_told_apart_from_a_wrong_one() {
        ObjectNode document = Exports.tree(Exports.of(GAME, 2, 9).json());
        Exports.putRulesVersion(document, "0");

        assertThat(Exports.check(Exports.sealed(document)).findings())
                .containsExactly(
                        "version 1: the match was played by rules version 0 of expedition;" + " this engine replays 3");
    }

    @Test
    void a_file_that_is_no_export_is_said_to_be_none() {
        byte[] json = Exports.of(GAME, 2, 9).json();

        assertThat(finding("".getBytes(StandardCharsets.UTF_8))).startsWith("this is not a JSON document");
        assertThat(finding("[1,2]".getBytes(StandardCharsets.UTF_8))).startsWith("this is not a JSON document");
        assertThat(finding("{}".getBytes(StandardCharsets.UTF_8))).startsWith("format must be a whole number");
        assertThat(finding(Arrays.copyOf(json, json.length / 2))).startsWith("this is not a JSON document");
        byte[] pressed = Gzip.pressed(json);
        assertThat(finding(Arrays.copyOf(pressed, pressed.length / 2))).startsWith("the file is damaged");
    }

    @Test
    void formats_schemas_and_games_that_are_not_known_are_named() {
        assertThat(changed("format", 2)).isEqualTo("format 2 is not read by this release, which reads 1 to 1");
        assertThat(changed("schema", 9)).isEqualTo("schema 9 is not read by this release, which reads 1 to 1");
        ObjectNode other = Exports.tree(Exports.of(GAME, 2, 9).json()).put("game", "chess");
        assertThat(finding(Exports.sealed(other))).isEqualTo("the game chess is not installed");
    }

    @Test
    void an_export_of_an_older_schema_is_lifted_before_it_is_replayed() {
        ObjectNode document = Exports.tree(Exports.of(GAME, 2, 9).json());
        document.path("steps").forEach(step -> rename(step, "player", "sender"));
        JsonCodecs later = new JsonCodecs(
                GameRegistry.installed(),
                Upcasters.of(
                        2,
                        List.of(new Upcasters.Upcaster(JsonCodec.STEP, 1, step -> rename(step, "sender", "player")))),
                PublicNames.NONE);

        assertThat(new ExportCheck(later).check(Exports.sealed(document)).findings())
                .isEmpty();
        assertThat(finding(Exports.sealed(document))).startsWith("step 1 cannot be read");
    }

    @Test
    void random_bytes_never_bring_the_check_down() {
        java.util.Random random = new java.util.Random(3);
        byte[] json = Exports.of(GAME, 2, 9).json();
        for (int count = 0; count < 200; count++) {
            byte[] broken = json.clone();
            for (int change = 0; change <= count % 5; change++) {
                broken[random.nextInt(broken.length)] = (byte) random.nextInt(256);
            }
            if (!Arrays.equals(broken, json)) {
                assertThat(Exports.check(broken).verified()).isFalse();
            }
        }
    }

    private static ObjectNode rename(JsonNode tree, String from, String to) {
        ObjectNode object = (ObjectNode) tree;
        object.set(to, object.remove(from));
        return object;
    }

    private static String changed(String field, int value) {
        return finding(
                Exports.sealed(Exports.tree(Exports.of(GAME, 2, 9).json()).put(field, value)));
    }

    private static String finding(byte[] file) {
        return Exports.check(file).findings().getFirst();
    }
}
