package baffin.lobby.competition.api;

import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.MeteredParser;
import baffin.platform.wire.MeteredParser.SpentException;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads the export of a competition record by record; never more than one of them is in memory. */
final class ExportStream implements AutoCloseable {

    /** Most values of a document: those of 20,000 results. What is kept of them fits into a small service. */
    static final long VALUES_MAX = 1_000_000;

    /** Most bytes of a record: it becomes one command, and one record of the log. */
    static final long RECORD_BYTES_MAX = 256 * 1024;

    private final MeteredParser parser;
    private boolean begun;
    private boolean within;
    private int index;
    private int format;
    private String competition = "";
    private String digest = "";

    private ExportStream(MeteredParser parser) {
        this.parser = parser;
    }

    static ExportStream of(Path file) {
        try {
            return new ExportStream(MeteredParser.of(
                    new BufferedInputStream(Files.newInputStream(file)), VALUES_MAX, RECORD_BYTES_MAX));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the document says of itself; known once all of it is read. */
    int format() {
        return format;
    }

    String competition() {
        return competition;
    }

    String digest() {
        return digest;
    }

    /** Records that were read. */
    int index() {
        return index;
    }

    /**
     * The next record; null behind the last one, when all of the document is read.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is no JSON object, 413 when it is too much
     */
    @Nullable
    JsonNode next() {
        try {
            if (!begun) {
                begun = true;
                if (parser.nextToken() != JsonToken.START_OBJECT) {
                    throw malformed("is not one JSON object");
                }
            }
            return within ? record() : field();
        } catch (SpentException e) {
            throw Problem.of(ProblemType.TOO_LARGE, "the document " + e.getOriginalMessage())
                    .asException();
        } catch (JsonProcessingException e) {
            throw JsonProblems.of(e).asException();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable JsonNode record() throws IOException {
        if (parser.nextToken() == JsonToken.END_ARRAY) {
            within = false;
            return field();
        }
        parser.beginPart();
        JsonNode record = Trees.part(parser);
        parser.endPart();
        index++;
        return record;
    }

    private @Nullable JsonNode field() throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String name = parser.currentName();
            JsonToken value = parser.nextToken();
            if (name.equals("records") && value == JsonToken.START_ARRAY && index == 0) {
                within = true;
                return record();
            }
            switch (name) {
                case "format" -> format = value == JsonToken.VALUE_NUMBER_INT ? parser.getIntValue() : 0;
                case "competition" -> competition = value == JsonToken.VALUE_STRING ? parser.getText() : "";
                case "digest" -> digest = value == JsonToken.VALUE_STRING ? parser.getText() : "";
                default -> parser.skipChildren();
            }
        }
        if (!parser.hasToken(JsonToken.END_OBJECT) || parser.nextToken() != null) {
            throw malformed("continues after its value");
        }
        return null;
    }

    private JsonProcessingException malformed(String why) {
        return new JsonParseException(parser, why);
    }

    @Override
    public void close() {
        try {
            parser.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
