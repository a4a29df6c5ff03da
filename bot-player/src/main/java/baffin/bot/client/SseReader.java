package baffin.bot.client;

import baffin.bot.client.model.StreamEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

/** Cuts a text/event-stream (WHATWG HTML) into events. */
final class SseReader {

    private final BufferedReader lines;
    private final StringBuilder data = new StringBuilder();
    private String name = "message";
    private String id = "";
    private OptionalLong retryMs = OptionalLong.empty();

    SseReader(BufferedReader lines) {
        this.lines = lines;
    }

    /** The wait before connecting again that the stream asked for (ms). */
    OptionalLong retryMs() {
        return retryMs;
    }

    /** The next event; empty at the end of the stream. Blocks. */
    Optional<StreamEvent> next() throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.isEmpty()) {
                field(line);
            } else if (!data.isEmpty()) {
                return Optional.of(dispatched());
            }
        }
        return Optional.empty();
    }

    private void field(String line) {
        int colon = line.indexOf(':');
        String field = colon < 0 ? line : line.substring(0, colon);
        String value = colon < 0 ? "" : line.substring(colon + 1).replaceFirst("^ ", "");
        switch (field) {
            case "data" -> data.append(data.isEmpty() ? "" : "\n").append(value);
            case "event" -> name = value;
            case "id" -> id = value;
            case "retry" -> retryMs = value.matches("\\d{1,9}") ? OptionalLong.of(Long.parseLong(value)) : retryMs;
            default -> {} // comments are heartbeats; unknown fields are to be skipped
        }
    }

    private StreamEvent dispatched() {
        long version = id.matches("\\d{1,18}") ? Long.parseLong(id) : 0;
        StreamEvent event =
                new StreamEvent(version, name, Json.tree(data.toString().getBytes(StandardCharsets.UTF_8)));
        data.setLength(0);
        name = "message";
        return event;
    }
}
