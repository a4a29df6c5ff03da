package baffin.platform.runtime.projection;

import baffin.match.event.MatchEvent;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a reader needs of a record of {@code match.events} before it decides whether to decode it.
 *
 * @param game id of the game
 * @param version version of the match
 * @param at when the log took the command (UTC, ms)
 * @param events types of its events, such as {@code MatchEnded}, each once
 * @param lastEvent type of the last event
 * @param actor index of the seat for which somebody has acted; null when nobody has, or time did it
 */
public record StepHead(
        String game,
        long version,
        Instant at,
        Set<String> events,
        String lastEvent,
        @Nullable Integer actor) {

    private static final JsonFactory JSON = new JsonFactory();

    /** True when the record ends its match. */
    public boolean ends() {
        return lastEvent.equals("MatchEnded");
    }

    /** True when an event of the type is in the record. */
    public boolean tells(Class<? extends MatchEvent> type) {
        return events.contains(type.getSimpleName());
    }

    /**
     * The head of a record; the record is scanned once.
     *
     * @throws UncheckedIOException when it is no record of a match
     */
    public static StepHead of(RecordValue value) {
        return value.as(StepHead.class, StepHead::read);
    }

    /**
     * Reads the head of a record.
     *
     * @throws UncheckedIOException when it is no record of a match
     */
    static StepHead read(byte[] json) {
        String game = "";
        long version = 0;
        Instant at = Instant.EPOCH;
        List<String> types = List.of();
        Integer seat = null;
        boolean somebody = false;
        try (JsonParser parser = JSON.createParser(json)) {
            expect(parser.nextToken() == JsonToken.START_OBJECT);
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                switch (field) {
                    case "game" -> game = parser.getText();
                    case "version" -> version = parser.getLongValue();
                    case "at" -> at = Instant.parse(parser.getText());
                    case "player" -> somebody = !parser.getText().isEmpty();
                    case "seat" -> seat = parser.currentToken() == JsonToken.VALUE_NULL ? null : parser.getIntValue();
                    case "events" -> types = types(parser);
                    default -> parser.skipChildren();
                }
            }
        } catch (IOException | java.time.DateTimeException e) {
            throw new UncheckedIOException(new IOException("not a record of a match", e));
        }
        if (game.isEmpty() || version < 1 || types.isEmpty()) {
            throw new UncheckedIOException(new IOException("not a record of a match"));
        }
        return new StepHead(game, version, at, Set.copyOf(types), types.getLast(), somebody ? seat : null);
    }

    private static List<String> types(JsonParser parser) throws IOException {
        List<String> types = new ArrayList<>();
        expect(parser.currentToken() == JsonToken.START_ARRAY);
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                if (field.equals("type")) {
                    types.add(parser.getText());
                } else {
                    parser.skipChildren();
                }
            }
        }
        return types;
    }

    private static void expect(boolean holds) throws IOException {
        if (!holds) {
            throw new IOException("not of the expected shape");
        }
    }
}
