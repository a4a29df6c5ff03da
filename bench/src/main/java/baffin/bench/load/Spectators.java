package baffin.bench.load;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.parsetools.RecordParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Streams that follow one match, and the next one when it is over. Lives on the wire's thread. */
final class Spectators {

    /** Most streams of one account. */
    static final int STREAMS_AN_ACCOUNT = 10;

    private static final int OPENED_A_MILLI = 2;
    private static final long AGAIN_MS = 1_000;
    private static final int ID_LENGTH_MAX = 30;
    private static final String ID = "id:";

    private final Wire wire;
    private final Meter meter;
    private final List<Stream> streams = new ArrayList<>();
    private final Map<Long, Long> acknowledged = new HashMap<>();
    private String match = "";
    private int open;

    /** @param accounts enough for so many streams; none, and nobody watches */
    Spectators(Wire wire, Meter meter, int streams, List<Account> accounts) {
        this.wire = wire;
        this.meter = meter;
        for (int index = 0; index < streams; index++) {
            this.streams.add(new Stream(accounts.get(index / STREAMS_AN_ACCOUNT)));
        }
    }

    /** Everybody leaves the match watched so far and watches this one. */
    void follow(String matchId) {
        match = matchId;
        acknowledged.clear();
        for (int index = 0; index < streams.size(); index++) {
            Stream stream = streams.get(index);
            wire.later(1 + index / OPENED_A_MILLI, () -> stream.open(matchId));
        }
    }

    /** Streams that are open now. */
    int open() {
        return open;
    }

    /**
     * A command of the match was taken.
     *
     * @param version that it made
     * @param at on the clock of the meter (ns)
     */
    void acknowledged(long version, long at) {
        if (!streams.isEmpty()) {
            acknowledged.put(version, at);
        }
    }

    private final class Stream {

        private final Account account;
        private @Nullable HttpClientResponse current;
        private long seen;

        Stream(Account account) {
            this.account = account;
        }

        void open(String matchId) {
            HttpClientResponse left = current;
            if (left != null) {
                current = null;
                open--;
                left.request().reset();
            }
            if (matchId.equals(match)) {
                wire.stream(matchId, account, response -> opened(matchId, response), failure -> {
                    meter.count("error.stream not opened", 1);
                    again(matchId);
                });
            }
        }

        private void opened(String matchId, HttpClientResponse response) {
            if (response.statusCode() != 200) {
                meter.count("error.stream " + response.statusCode(), 1);
                response.request().reset();
                again(matchId);
                return;
            }
            current = response;
            seen = 0;
            open++;
            response.handler(RecordParser.newDelimited("\n", line -> received(matchId, line)));
            response.exceptionHandler(broken -> closed(matchId, response));
            response.endHandler(end -> closed(matchId, response));
        }

        private void received(String matchId, Buffer line) {
            if (!matchId.equals(match) || line.length() > ID_LENGTH_MAX) {
                return;
            }
            String text = line.toString(StandardCharsets.US_ASCII);
            if (!text.startsWith(ID)) {
                return;
            }
            long version = Long.parseLong(text.substring(ID.length()).strip());
            // the first one on a fresh stream is the snapshot
            if (seen > 0) {
                meter.count("stream events", 1);
                meter.count("error.stream gap", version == seen + 1 ? 0 : 1);
                long now = meter.now();
                meter.time(Meter.Time.STREAM, now - acknowledged.getOrDefault(version, now));
            }
            seen = version;
        }

        private void closed(String matchId, HttpClientResponse response) {
            if (current == response) {
                current = null;
                open--;
                again(matchId);
            }
        }

        private void again(String matchId) {
            wire.later(AGAIN_MS, () -> {
                if (current == null) {
                    open(matchId);
                }
            });
        }
    }
}
