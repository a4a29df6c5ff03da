package baffin.bot.load;

import baffin.bot.client.Json;
import baffin.bot.load.measure.Meter;
import baffin.bot.load.pace.Pace;
import baffin.bot.load.pace.Player;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** One match under load: read one legal action, send it when the pace says so. Lives on the wire's thread. */
final class LoadedMatch implements Player {

    private static final int FAILURES_MAX = 50;

    private final Tools tools;
    private final String matchId;
    private final List<Account> seats;
    private final Witness witness;
    private final Consumer<Boolean> ended;
    private Buffer command = Buffer.buffer();
    private int actor;
    private long version = 1;
    private long acknowledged;
    private int failures;

    /**
     * What all matches share.
     *
     * @param clock in nanoseconds, the same as the pace's
     * @param random draws the bots' choices
     * @param include whether the answer to a command carries the seat's next action
     */
    record Tools(Wire wire, Meter meter, Pace pace, LongSupplier clock, RandomGenerator random, boolean include) {

        int draw() {
            return random.nextInt(1 << 30);
        }
    }

    /** Hears of commands that were taken. */
    @FunctionalInterface
    interface Witness {

        /**
         * A command was taken.
         *
         * @param version that it made
         * @param at on the clock of the match (ns)
         */
        void acknowledged(long version, long at);
    }

    /** @param ended hears once whether the match came to its end; false when it was given up */
    LoadedMatch(Tools tools, String matchId, List<Account> seats, Witness witness, Consumer<Boolean> ended) {
        this.tools = tools;
        this.matchId = matchId;
        this.seats = List.copyOf(seats);
        this.witness = witness;
        this.ended = ended;
    }

    /** Reads what may be done next, and goes on from there by itself. */
    void read() {
        tools.wire().legalAction(matchId, seats.get(actor), version, tools.draw(), this::shown);
    }

    @Override
    public void play(long due) {
        long sent = tools.clock().getAsLong();
        Account account = seats.get(actor);
        Consumer<Reply> hears = reply -> answered(reply, due, sent);
        if (tools.include()) {
            tools.wire().commandAndNext(matchId, account, version, command, tools.draw(), hears);
        } else {
            tools.wire().command(matchId, account, version, command, hears);
        }
    }

    private void shown(Reply reply) {
        switch (reply) {
            case Reply.Answered(int status, Buffer body) when status == 200 -> shown(body);
            case Reply.Answered answer -> failed("read." + answer.status());
            case Reply.TimedOut none -> failed("read.timed out");
            case Reply.Broken none -> failed("error.connection");
        }
    }

    private void shown(Buffer body) {
        try {
            next(Json.mapper().readTree(body.getBytes()));
        } catch (IOException e) {
            failed("error.not JSON");
        }
    }

    private void next(JsonNode legal) throws IOException {
        long shown = legal.path("version").asLong();
        if (acknowledged != 0 && shown >= version) {
            tools.meter().time(Meter.Time.VIEW_LAG, tools.clock().getAsLong() - acknowledged);
            acknowledged = 0;
        }
        version = shown;
        JsonNode toAct = legal.path("toAct");
        JsonNode actions = legal.path("actions");
        if (toAct.isEmpty()) {
            ended.accept(true);
        } else if (toAct.path(0).asInt() != actor || actions.isEmpty()) {
            actor = toAct.path(0).asInt();
            read();
        } else {
            command = Buffer.buffer(
                    Json.mapper().writeValueAsBytes(actions.path(0).path("command")));
            tools.pace().ready(this);
        }
    }

    private void answered(Reply reply, long due, long sent) {
        long now = tools.clock().getAsLong();
        switch (reply) {
            case Reply.Answered(int status, Buffer body)
            when status == 200 -> {
                tools.meter().accepted(due, sent, now);
                failures = 0;
                version++;
                witness.acknowledged(version, now);
                goOn(body, now);
            }
            case Reply.Answered(int status, Buffer body)
            when status == 202 -> {
                tools.meter().count("unknown");
                read();
            }
            case Reply.Answered(int status, Buffer body) when status == 429 -> failed("limited");
            case Reply.Answered answer -> failed((answer.status() >= 500 ? "error." : "refused.") + answer.status());
            case Reply.TimedOut none -> {
                tools.meter().timedOut(due, now);
                failed("timed out");
            }
            case Reply.Broken none -> failed("error.connection");
        }
    }

    private void goOn(Buffer answer, long now) {
        try {
            JsonNode included = tools.include()
                    ? Json.mapper().readTree(answer.getBytes()).at("/included/legal-actions")
                    : MissingNode.getInstance();
            if (included.isMissingNode()) {
                acknowledged = now;
                read();
            } else {
                next(included);
            }
        } catch (IOException e) {
            failed("error.not JSON");
        }
    }

    private void failed(String what) {
        failures++;
        tools.meter().count(what);
        if (failures >= FAILURES_MAX) {
            tools.meter().count("error.match given up");
            ended.accept(false);
        } else {
            tools.wire().later(Math.min(1_000, 10L << Math.min(failures, 6)), this::read);
        }
    }
}
