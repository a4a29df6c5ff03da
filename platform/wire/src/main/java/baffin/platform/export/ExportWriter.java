package baffin.platform.export;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.ScoreSheet;
import baffin.match.MatchRecord;
import baffin.match.chance.Draw;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.verify.MatchVerifier;
import baffin.match.verify.Verification;
import baffin.platform.wire.JsonCodec;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes a finished match as one compact JSON document. The same match gives the same bytes as long as nobody who
 * played it has another name, or none any more.
 */
public final class ExportWriter {

    private ExportWriter() {}

    /**
     * A match and its document.
     *
     * @param json UTF-8
     * @param digest the document's own SHA-256, 64 hexadecimal digits
     * @param verification what a replay said while its draws were recorded
     */
    public record Written(byte[] json, String digest, Verification verification) {}

    /**
     * Writes a match.
     *
     * @param steps all its steps in order, the seed included
     * @throws IllegalArgumentException when the match has not ended: its seed must stay secret
     */
    public static <C extends Command, S, E extends Event, K> Written write(
            JsonCodec<C, S, E, K> codec, List<Step> steps) {
        MatchRecord<S, E, K> end = folded(codec, steps);
        if (!end.ended()) {
            throw new IllegalArgumentException("match " + end.matchId() + " has not ended");
        }
        Verification verification = MatchVerifier.verify(codec.game(), steps);
        ObjectNode document = codec.mapper().createObjectNode();
        document.put(Export.FORMAT_FIELD, Export.FORMAT)
                .put(Export.SCHEMA_FIELD, codec.schema())
                .put(Export.MATCH_FIELD, end.matchId())
                .put(Export.GAME_FIELD, codec.game().info().id());
        document.setAll(header(codec, steps.getFirst()));
        ArrayNode log = document.putArray(Export.STEPS_FIELD);
        steps.forEach(step -> {
            ObjectNode tree = codec.<ObjectNode>tree(step).without(Export.LEFT_OUT);
            if (step.player().isEmpty()) {
                tree.remove(Export.PLAYER_FIELD);
            }
            log.add(tree);
        });
        document.set(Export.DRAWS_FIELD, draws(codec, verification.draws()));
        document.set(Export.SHEET_FIELD, sheet(codec, end.sheet(codec.game())));
        byte[] json = Digest.sealed(codec.bytes(document));
        return new Written(json, Digest.of(json), verification);
    }

    /** What the first step says of the whole match, under the names it uses there. */
    static ObjectNode header(JsonCodec<?, ?, ?, ?> codec, Step first) {
        return codec.<ObjectNode>tree(MatchFold.started(first)).without(List.of("type"));
    }

    /** Rows of version, counter, bound and value. */
    static ArrayNode draws(JsonCodec<?, ?, ?, ?> codec, List<Draw> draws) {
        ArrayNode rows = codec.mapper().createArrayNode();
        for (Draw draw : draws) {
            rows.addArray()
                    .add(draw.version())
                    .add(draw.counter())
                    .add(draw.bound())
                    .add(draw.value());
        }
        return rows;
    }

    static ObjectNode sheet(JsonCodec<?, ?, ?, ?> codec, ScoreSheet sheet) {
        return codec.sheet(sheet, Locale.ENGLISH);
    }

    static <C extends Command, S, E extends Event, K> MatchRecord<S, E, K> folded(
            JsonCodec<C, S, E, K> codec, List<Step> steps) {
        @Nullable MatchRecord<S, E, K> record = null;
        for (Step step : steps) {
            record = MatchRecord.after(codec.game(), record, step);
        }
        if (record == null) {
            throw new IllegalArgumentException("a match without any step");
        }
        return record;
    }
}
