package baffin.bot.load;

import baffin.bot.client.Json;
import baffin.bot.client.Session;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;

/** One match under load: read one legal action, send it, and again. */
final class LoadedMatch {

    private static final int FAILURES_MAX = 50;
    private static final long NANOS_A_MICRO = 1_000;

    private final Wire wire;
    private final Meter meter;
    private final String matchId;
    private final List<Session> seats;
    private int actor;
    private long version = 1;
    private long acknowledged;
    private int failures;

    LoadedMatch(Wire wire, Meter meter, String matchId, List<Session> seats) {
        this.wire = wire;
        this.meter = meter;
        this.matchId = matchId;
        this.seats = List.copyOf(seats);
    }

    /**
     * Plays until the match is over or the time is.
     *
     * @return true when the match is over
     */
    boolean play(BooleanSupplier going) throws InterruptedException {
        while (going.getAsBoolean() && failures < FAILURES_MAX) {
            try {
                if (turned()) {
                    return true;
                }
            } catch (IOException broken) {
                failed("error.connection");
            }
        }
        if (failures >= FAILURES_MAX) {
            meter.count("error.match given up");
        }
        return false;
    }

    /** One read and one command; true when the match is over. */
    private boolean turned() throws IOException, InterruptedException {
        HttpResponse<byte[]> read = wire.legalAction(matchId, seats.get(actor).bearer(), version);
        if (read.statusCode() != 200) {
            failed("read." + read.statusCode());
            return false;
        }
        JsonNode legal = Json.mapper().readTree(read.body());
        long shown = legal.path("version").asLong();
        if (acknowledged != 0 && shown >= version) {
            meter.lag((System.nanoTime() - acknowledged) / NANOS_A_MICRO);
            acknowledged = 0;
        }
        version = shown;
        JsonNode toAct = legal.path("toAct");
        if (toAct.isEmpty()) {
            return true;
        }
        JsonNode actions = legal.path("actions");
        if (toAct.path(0).asInt() != actor || actions.isEmpty()) {
            actor = toAct.path(0).asInt();
            return false;
        }
        int pick = ThreadLocalRandom.current().nextInt(actions.size());
        send(Json.mapper().writeValueAsBytes(actions.path(pick).path("command")));
        return false;
    }

    private void send(byte[] command) throws IOException, InterruptedException {
        long start = System.nanoTime();
        HttpResponse<byte[]> answer = wire.command(matchId, seats.get(actor).bearer(), version, command);
        long end = System.nanoTime();
        if (answer.statusCode() == 200) {
            meter.command((end - start) / NANOS_A_MICRO);
            acknowledged = end;
            version = version + 1;
            failures = 0;
        } else if (answer.statusCode() == 202) {
            meter.count("unknown");
        } else {
            failed((answer.statusCode() >= 500 ? "error." : "refused.") + answer.statusCode());
        }
    }

    private void failed(String what) throws InterruptedException {
        failures++;
        meter.count(what);
        Thread.sleep(Math.min(1_000, 10L << Math.min(failures, 6)));
    }
}
