package baffin.bench.load;

import baffin.bot.client.Json;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** One match under load: read one legal action, send it when the pace says so. Lives on the wire's thread. */
final class LoadedMatch {

    private static final int FAILURES_MAX = 50;

    private final Tools tools;
    private final Crowd.Seated match;
    private final Spectators spectators;
    private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
    private int actor;
    private long version = 1;
    private long acknowledged;
    private int failures;

    /**
     * What all matches share.
     *
     * @param pace takes a match that has its next command at hand, and tells it when to send and when that was due
     */
    record Tools(Wire wire, Meter meter, Consumer<LongConsumer> pace) {}

    LoadedMatch(Tools tools, Crowd.Seated match, Spectators spectators) {
        this.tools = tools;
        this.match = match;
        this.spectators = spectators;
    }

    /**
     * Plays it to its end.
     *
     * @return whether it came there; false when it was given up
     */
    CompletableFuture<Boolean> play() {
        spectators.follow(match.matchId());
        read();
        return ended;
    }

    private void read() {
        tools.wire().legalAction(match.matchId(), match.seats().get(actor), version, this::shown);
    }

    private void shown(Wire.Reply reply) {
        if (reply.status() != 200) {
            failed("error.read " + reply.status());
            return;
        }
        try {
            shown(Json.mapper().readTree(reply.body().getBytes()));
        } catch (IOException e) {
            failed("error.not JSON");
        }
    }

    private void shown(JsonNode legal) throws JsonProcessingException {
        long shown = legal.path("version").asLong();
        if (acknowledged != 0 && shown >= version) {
            tools.meter().time(Meter.Time.VISIBLE, tools.meter().now() - acknowledged);
            acknowledged = 0;
        }
        version = shown;
        JsonNode toAct = legal.path("toAct");
        JsonNode action = legal.path("items").path(0);
        if (toAct.isEmpty()) {
            ended.complete(true);
        } else if (toAct.path(0).asInt() != actor || action.isMissingNode()) {
            actor = toAct.path(0).asInt();
            read();
        } else {
            Buffer command = Buffer.buffer(Json.mapper().writeValueAsBytes(action.path("command")));
            tools.pace().accept(due -> send(command, due));
        }
    }

    private void send(Buffer command, long due) {
        long sent = tools.meter().now();
        tools.wire().command(match.matchId(), match.seats().get(actor), version, command, reply -> {
            String outcome = reply.outcome();
            tools.meter().answered(due, sent, outcome);
            if (outcome.equals(Meter.ACCEPTED)) {
                failures = 0;
                version++;
                acknowledged = tools.meter().now();
                spectators.acknowledged(version, acknowledged);
                read();
            } else {
                again();
            }
        });
    }

    private void failed(String what) {
        tools.meter().count(what, 1);
        again();
    }

    private void again() {
        failures++;
        if (failures >= FAILURES_MAX) {
            tools.meter().count("error.match given up", 1);
            ended.complete(false);
        } else {
            tools.wire().later(Math.min(1_000, 10L << Math.min(failures, 6)), this::read);
        }
    }
}
