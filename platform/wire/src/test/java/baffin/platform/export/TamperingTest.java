package baffin.platform.export;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.chance.Seed;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is changed in an export is found, by an honest digest or by the replay. */
class TamperingTest {

    private static final int CHANGES_OF_STEPS = 14;
    private static final int CHANGES_OF_LISTS = 4;
    private static final int CHANGES_OF_OTHERS = 1;

    /** Who and when: only the digest stands for these, as no rule depends on names, and time is what the log says. */
    private static final Pattern NOT_REPLAYED = Pattern.compile("/matchId|/steps/\\d+/at|/steps/0/player"
            + "|/steps/\\d+/events/\\d+/(holder|to)/(handle|bot)"
            + "|(/steps/0/events/0)?/setup/seats/\\d+/handle"
            + "|/sheet/seats/\\d+/lines/\\d+/note|/sheet/seats/\\d+/tieBreak");

    /** Another command may have the same effect, such as the same goods in another order. */
    private static final Pattern COMMAND = Pattern.compile("/steps/\\d+/command/.*");

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void any_change_of_a_file_is_found(String game) {
        changes(game, 41, (change, findings) -> assertThat(findings).as(change).isNotEmpty(), false);
    }

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void any_change_is_found_even_when_the_digest_was_made_anew(String game) {
        changes(
                game,
                42,
                (change, findings) -> {
                    if (!NOT_REPLAYED.matcher(change).matches()
                            && !COMMAND.matcher(change).matches()) {
                        assertThat(findings).as(change).isNotEmpty();
                    }
                },
                true);
    }

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void another_command_in_the_place_of_one_is_found_when_it_has_another_effect(String game) {
        ObjectNode original = Exports.tree(Exports.of(game, 2, 5).json());
        Random random = new Random(7);
        int steps = original.path("steps").size();
        List<String> unseen = new ArrayList<>();
        for (int count = 0; count < CHANGES_OF_STEPS; count++) {
            ObjectNode document = original.deepCopy();
            int to = 1 + random.nextInt(steps - 1);
            int from = 1 + random.nextInt(steps - 1);
            var theirs = original.path("steps").path(from).path("command");
            if (!theirs.equals(original.path("steps").path(to).path("command"))) {
                ((ObjectNode) document.path("steps").path(to)).set("command", theirs);
                if (Exports.check(Exports.sealed(document)).verified()) {
                    unseen.add(to + " took " + theirs);
                }
            }
        }
        assertThat(unseen).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void another_nonce_at_every_place_is_found_by_what_it_draws(String game) {
        ObjectNode document = Exports.tree(Exports.handedOn(game));
        for (String place : List.of("/nonces", "/steps/0/events/0/nonces")) {
            assertThat(document.at(place).get(0).asText()).isEqualTo("ice");
            ((ArrayNode) document.at(place)).set(0, "fog");
        }

        assertThat(Exports.check(Exports.sealed(document)).findings())
                .singleElement()
                .asString()
                .startsWith("version 1: /events/");
    }

    @ParameterizedTest
    @MethodSource("baffin.platform.export.Exports#games")
    void another_secret_with_its_own_commitment_at_every_place_is_found_by_what_it_draws(String game) {
        ObjectNode document = Exports.tree(Exports.handedOn(game));
        Seed other = Seed.fromText("another secret");
        int last = document.path("steps").size() - 1;
        ArrayNode end = (ArrayNode) document.at("/steps/" + last + "/events");
        ((ObjectNode) end.get(end.size() - 1)).put("seed", other.hex());
        for (String place : List.of("", "/steps/0/events/0")) {
            ((ObjectNode) document.at(place)).put("seed", other.hex()).put("commitment", other.commitment());
        }

        ExportReport report = Exports.check(Exports.sealed(document));
        assertThat(report.findings()).singleElement().asString().startsWith("version 1: /events/");
        assertThat(report.expecting("the one written down").findings()).hasSize(2);
    }

    private interface Verdict {
        void on(String change, List<String> findings);
    }

    private static int changes(String member) {
        return switch (member) {
            case Export.STEPS_FIELD -> CHANGES_OF_STEPS;
            case Export.DRAWS_FIELD, Export.SHEET_FIELD, "setup" -> CHANGES_OF_LISTS;
            default -> CHANGES_OF_OTHERS;
        };
    }

    private static void changes(String game, long seed, Verdict verdict, boolean sealed) {
        changes(Exports.tree(Exports.of(game, 3, 11).json()), seed, verdict, sealed);
        if (sealed) {
            changes(Exports.tree(Exports.handedOn(game)), seed, verdict, true);
        }
    }

    private static void changes(ObjectNode original, long seed, Verdict verdict, boolean sealed) {
        List<String> members = new ArrayList<>();
        original.fieldNames().forEachRemaining(members::add);
        Random random = new Random(seed);
        for (String member : members) {
            if (sealed && member.equals(Export.DIGEST_FIELD)) {
                continue;
            }
            List<JsonPointer> places = Tampering.places(original, member);
            for (int count = 0; count < changes(member); count++) {
                Tampering change = Tampering.of(original, places, random);
                ExportReport report =
                        Exports.check(sealed ? Exports.sealed(change.document()) : Exports.bytes(change.document()));
                verdict.on(change.pointer(), report.findings());
            }
        }
    }
}
