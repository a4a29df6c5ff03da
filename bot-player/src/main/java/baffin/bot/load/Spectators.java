package baffin.bot.load;

import baffin.bot.load.measure.Meter;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.parsetools.RecordParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Streams that follow one match, and the next one when it is over. Lives on the wire's thread. */
final class Spectators implements LoadedMatch.Witness {

    /** Most streams of one account. */
    static final int STREAMS_AN_ACCOUNT = 10;

    private static final int OPENED_A_MILLI = 2;
    private static final long AGAIN_MS = 1_000;
    private static final int KEPT = 2_000;
    private static final String ID = "id:";

    private final Wire wire;
    private final Meter meter;
    private final LongSupplier clock;
    private final List<Seat> seats = new ArrayList<>();
    private final Map<Long, Long> acknowledged = new LinkedHashMap<>();
    private @Nullable String matchId;
    private int open;

    /** @param accounts enough for so many streams */
    Spectators(Wire wire, Meter meter, LongSupplier clock, int streams, List<Account> accounts) {
        this.wire = wire;
        this.meter = meter;
        this.clock = clock;
        for (int index = 0; index < streams; index++) {
            seats.add(new Seat(accounts.get(index / STREAMS_AN_ACCOUNT)));
        }
    }

    /** Everybody leaves the match watched so far and watches this one. */
    void follow(String match) {
        matchId = match;
        acknowledged.clear();
        for (int index = 0; index < seats.size(); index++) {
            Seat seat = seats.get(index);
            wire.later(1 + index / OPENED_A_MILLI, () -> seat.open(match));
        }
    }

    /** Streams that are open now. */
    int open() {
        return open;
    }

    @Override
    public void acknowledged(long version, long at) {
        acknowledged.put(version, at);
        if (acknowledged.size() > KEPT) {
            acknowledged.remove(acknowledged.keySet().iterator().next());
        }
    }

    /** One stream. */
    private final class Seat {

        private final Account account;
        private @Nullable HttpClientResponse current;
        private String followed = "";
        private long seen;

        Seat(Account account) {
            this.account = account;
        }

        void open(String match) {
            leave();
            followed = match;
            seen = 0;
            connect(match);
        }

        private void connect(String match) {
            wire.stream(match, account, seen, response -> opened(match, response), failure -> {
                meter.count("error.stream not opened");
                again(match);
            });
        }

        private void opened(String match, HttpClientResponse response) {
            if (response.statusCode() != 200 || !match.equals(followed)) {
                if (response.statusCode() != 200) {
                    meter.count("error.stream " + response.statusCode());
                    again(match);
                }
                response.request().reset();
                return;
            }
            current = response;
            open++;
            response.handler(RecordParser.newDelimited("\n", line -> heard(match, line)));
            response.exceptionHandler(broken -> closed(match, response));
            response.endHandler(end -> closed(match, response));
        }

        private void heard(String match, Buffer line) {
            if (!match.equals(followed) || !startsWithId(line)) {
                return;
            }
            String text = line.getString(0, line.length(), StandardCharsets.US_ASCII.name())
                    .substring(ID.length())
                    .strip();
            long version = Long.parseLong(text);
            // the first one on a fresh stream is the snapshot
            if (seen > 0) {
                event(version);
            }
            seen = version;
        }

        private void event(long version) {
            meter.count("stream events");
            if (version != seen + 1) {
                meter.count("error.stream gap");
            }
            Long at = acknowledged.get(version);
            meter.time(Meter.Time.STREAM_LAG, at == null ? 0 : clock.getAsLong() - at);
        }

        private void closed(String match, HttpClientResponse response) {
            if (current == response) {
                current = null;
                open--;
                meter.count("streams ended");
                again(match);
            }
        }

        private void again(String match) {
            wire.later(AGAIN_MS, () -> {
                if (match.equals(followed) && match.equals(matchId) && current == null) {
                    connect(match);
                }
            });
        }

        private void leave() {
            HttpClientResponse left = current;
            if (left != null) {
                current = null;
                open--;
                left.request().reset();
            }
        }
    }

    private static boolean startsWithId(Buffer line) {
        return line.length() > ID.length()
                && line.getByte(0) == 'i'
                && line.getByte(1) == 'd'
                && line.getByte(2) == ':';
    }
}
