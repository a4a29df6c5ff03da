package baffin.gameservice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A client of a stream that reads event by event, or line by line. */
final class LiveStream implements AutoCloseable {

    private final BufferedReader reader;

    private LiveStream(BufferedReader reader) {
        this.reader = reader;
    }

    static LiveStream events(URI uri, Map<String, String> headers) throws IOException, InterruptedException {
        return open(uri, "text/event-stream", headers);
    }

    static LiveStream lines(URI uri, Map<String, String> headers) throws IOException, InterruptedException {
        return open(uri, "application/x-ndjson", headers);
    }

    private static LiveStream open(URI uri, String accept, Map<String, String> headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri).header("Accept", accept);
        headers.forEach(request::header);
        var response = HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        assertThat(response.statusCode()).isEqualTo(200);
        return new LiveStream(new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8)));
    }

    /** The next event that is no heartbeat, as its lines without the blank after the colon. */
    List<String> event() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            if (!line.isEmpty() && !line.startsWith(":")) {
                lines.add(line.replaceFirst(": ", ":"));
            } else if (line.isEmpty() && !lines.isEmpty()) {
                return lines;
            }
        }
        throw new IOException("the stream has ended");
    }

    /** The value of a field of the next event. */
    Sent next() throws IOException {
        List<String> lines = event();
        return new Sent(field(lines, "id"), field(lines, "event"), field(lines, "data"));
    }

    /** The next events. */
    List<Sent> next(int count) throws IOException {
        List<Sent> all = new ArrayList<>();
        while (all.size() < count) {
            all.add(next());
        }
        return all;
    }

    /** The next line that is not empty, heartbeats included; null when the stream has ended. */
    String line() throws IOException {
        String line = reader.readLine();
        while (line != null && line.isEmpty()) {
            line = reader.readLine();
        }
        return line;
    }

    private static String field(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.startsWith(name + ":"))
                .map(line -> line.substring(name.length() + 1))
                .findFirst()
                .orElse("");
    }

    /** One event. */
    record Sent(String id, String name, String data) {}

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
