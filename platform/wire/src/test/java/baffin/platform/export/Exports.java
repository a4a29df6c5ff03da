package baffin.platform.export;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.RandomMatch;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Exports of random matches, and what can be done to them. */
final class Exports {

    static final JsonCodecs CODECS =
            new JsonCodecs(GameRegistry.installed(), player -> "Player " + player.substring(1));

    private static final ObjectMapper PLAIN = new ObjectMapper();

    private Exports() {}

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    /** The export of a random match that came to its end. */
    static ExportWriter.Written of(String game, int seats, long seed) {
        return of(CODECS.of(game), seats, seed);
    }

    /** A match of the archive in which clocks, pauses, nonces and changes of players play their part. */
    static byte[] handedOn(String game) {
        try {
            return Gzip.opened(
                    Files.readAllBytes(Path.of("src/test/resources/archive", game, "v3-26-4-seats-handed-on.json.gz")));
        } catch (IOException | MalformedExport e) {
            throw new IllegalStateException(e);
        }
    }

    static List<Step> steps(String game, int seats, long seed) {
        return steps(CODECS.of(game).game(), seats, seed);
    }

    static ExportReport check(byte[] file) {
        return new ExportCheck(CODECS).check(file);
    }

    static ObjectNode tree(byte[] json) {
        return Trees.trusted(json);
    }

    /** The version of the rules by which this engine plays a game. */
    static String rulesVersion(String game) {
        return CODECS.of(game).game().info().rulesVersion();
    }

    /** Says in both places of a document by which rules the match was played. */
    static void putRulesVersion(ObjectNode document, String version) {
        document.put("rulesVersion", version);
        ((ObjectNode) document.at("/steps/0/events/0")).put("rulesVersion", version);
    }

    /** The document as it was changed, its digest left as it was. */
    static byte[] bytes(ObjectNode document) {
        return Json.of(PLAIN).bytes(document);
    }

    /** The document as it was changed, with a digest that fits again. */
    static byte[] sealed(ObjectNode document) {
        return Digest.sealed(bytes(document.deepCopy().without(List.of(Export.DIGEST_FIELD))));
    }

    private static <C extends Command, S, E extends Event, K> ExportWriter.Written of(
            JsonCodec<C, S, E, K> codec, int seats, long seed) {
        return ExportWriter.write(codec, steps(codec.game(), seats, seed));
    }

    private static <C extends Command, S, E extends Event> List<Step> steps(
            Game<C, S, E, ?> game, int seats, long seed) {
        List<Step> steps = new ArrayList<>();
        new RandomMatch<>(game).play(seats, seed, (step, state) -> steps.add(step));
        return steps;
    }
}
