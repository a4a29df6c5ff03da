package baffin.platform.export;

import baffin.match.event.Step;
import baffin.platform.names.NamedTrees;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Reads exports of any format and schema version that a release of Baffin has written. */
final class ExportReader {

    private final JsonCodecs codecs;

    ExportReader(JsonCodecs codecs) {
        this.codecs = codecs;
    }

    Export read(byte[] json) throws MalformedExport {
        ObjectNode document = document(json);
        int format = whole(document, Export.FORMAT_FIELD);
        if (format < 1 || format > Export.FORMAT) {
            throw new MalformedExport(
                    "format " + format + " is not read by this release, which reads 1 to " + Export.FORMAT);
        }
        int schema = whole(document, Export.SCHEMA_FIELD);
        String game = text(document, Export.GAME_FIELD);
        String matchId = text(document, Export.MATCH_FIELD);
        JsonCodec<?, ?, ?, ?> codec =
                codecs.find(game).orElseThrow(() -> new MalformedExport("the game " + game + " is not installed"));
        if (schema < 1 || schema > codec.schema()) {
            throw new MalformedExport(
                    "schema " + schema + " is not read by this release, which reads 1 to " + codec.schema());
        }
        ArrayNode log = member(document, Export.STEPS_FIELD, ArrayNode.class);
        ArrayNode draws = member(document, Export.DRAWS_FIELD, ArrayNode.class);
        ObjectNode sheet = member(document, Export.SHEET_FIELD, ObjectNode.class);
        document.remove(List.of(Export.STEPS_FIELD, Export.DRAWS_FIELD, Export.SHEET_FIELD, Export.DIGEST_FIELD));
        return new Export(game, matchId, document, steps(codec, schema, matchId, log), draws, sheet);
    }

    /** The codec of the game that an export was read for. */
    JsonCodec<?, ?, ?, ?> codec(Export export) {
        return codecs.of(export.game());
    }

    private static ObjectNode document(byte[] json) throws MalformedExport {
        try {
            return Trees.trusted(json);
        } catch (UncheckedIOException e) {
            throw new MalformedExport("this is not a JSON document: " + said(e));
        }
    }

    private static List<Step> steps(JsonCodec<?, ?, ?, ?> codec, int schema, String matchId, ArrayNode log)
            throws MalformedExport {
        NamedTrees.strip(log);
        List<Step> steps = new ArrayList<>(log.size());
        for (int index = 0; index < log.size(); index++) {
            int place = index + 1;
            if (!(log.get(index) instanceof ObjectNode step)) {
                throw new MalformedExport("step " + place + " is not an object");
            }
            for (String field : Export.LEFT_OUT) {
                if (step.has(field)) {
                    throw new MalformedExport("step " + place + " has an unknown field " + field);
                }
            }
            // ids decide nothing but repeats, so any that differ will do
            step.put(Export.SCHEMA_FIELD, schema)
                    .put(Export.GAME_FIELD, codec.game().info().id())
                    .put(Export.MATCH_FIELD, matchId)
                    .put("commandId", "step-" + place)
                    .put("fingerprint", "")
                    .put(Export.PLAYER_FIELD, step.path(Export.PLAYER_FIELD).asText());
            try {
                steps.add(codec.step(step));
            } catch (RuntimeException e) {
                throw new MalformedExport("step " + place + " cannot be read: " + said(e));
            }
        }
        return steps;
    }

    private static int whole(ObjectNode document, String field) throws MalformedExport {
        JsonNode value = document.remove(field);
        if (value == null || !value.isInt()) {
            throw new MalformedExport(field + " must be a whole number: this is not an export of a match");
        }
        return value.intValue();
    }

    private static String text(ObjectNode document, String field) throws MalformedExport {
        JsonNode value = document.remove(field);
        if (value == null || !value.isTextual()) {
            throw new MalformedExport(field + " must be a string");
        }
        return value.textValue();
    }

    private static <T extends JsonNode> T member(ObjectNode document, String field, Class<T> type)
            throws MalformedExport {
        JsonNode value = document.get(field);
        if (!type.isInstance(value)) {
            throw new MalformedExport(field + " is missing or of the wrong kind");
        }
        return type.cast(value);
    }

    private static String said(RuntimeException failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        return cause instanceof JsonProcessingException json
                ? json.getOriginalMessage()
                : String.valueOf(cause.getMessage());
    }
}
