package baffin.lobby.api;

import io.restassured.RestAssured;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A body that is made while it is sent, so that the test's own memory says nothing. */
final class Streamed extends InputStream {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final byte[] head;
    private final byte[] unit;
    private final byte[] tail;
    private final long length;
    private long at;

    private Streamed(String head, String unit, long times, String tail) {
        this.head = head.getBytes(StandardCharsets.UTF_8);
        this.unit = unit.getBytes(StandardCharsets.UTF_8);
        this.tail = tail.getBytes(StandardCharsets.UTF_8);
        this.length = this.head.length + times * this.unit.length + this.tail.length;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] into, int from, int most) {
        if (at == length && most > 0) {
            return -1;
        }
        int count = 0;
        while (count < most && at < length) {
            int copied = copy(into, from + count, most - count);
            count += copied;
            at += copied;
        }
        return count;
    }

    /** Copies what the part that is next has left; gives how much. */
    private int copy(byte[] into, int from, int most) {
        long behind = length - tail.length;
        if (at < head.length) {
            return copy(head, at, into, from, most);
        }
        return at < behind
                ? copy(unit, (at - head.length) % unit.length, into, from, most)
                : copy(tail, at - behind, into, from, most);
    }

    private static int copy(byte[] part, long place, byte[] into, int from, int most) {
        int count = Math.min(most, part.length - (int) place);
        System.arraycopy(part, (int) place, into, from, count);
        return count;
    }

    /** Posts a head, a unit so many times, and a tail; gives the status, or 0 when the service hung up on it. */
    static int post(String bearer, String path, String head, String unit, long times, String tail)
            throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + RestAssured.port + path))
                .timeout(Duration.ofMinutes(2))
                .header("Authorization", "Bearer " + bearer)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new Streamed(head, unit, times, tail)))
                .build();
        try {
            HttpResponse<Void> answer = HTTP.send(request, BodyHandlers.discarding());
            return answer.statusCode();
        } catch (IOException e) {
            return 0;
        }
    }
}
