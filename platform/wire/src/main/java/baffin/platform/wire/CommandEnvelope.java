package baffin.platform.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command on {@code match.commands} or {@code lobby.commands}. The record's timestamp is the decider's now.
 *
 * @param kind what is asked of the runtime
 * @param key what is asked of, a match, a pool of seeks or a competition; the key of the record
 * @param commandId the caller's idempotency key
 * @param player who asks; empty for {@link Kind#RELEASE} and {@link Kind#TICK}
 * @param ifMatch versions of which one must be the current one, the latest first; null when any will do
 * @param dryRun true when the command is to be judged only
 * @param fingerprint digest of the body, see {@link Trees#fingerprint}
 * @param body the command itself
 * @param replyPartition partition of the replies topic on which the caller waits; below 0 when nobody does
 * @param ticket names the one request that waits; comes back in the reply
 * @param bot true for a program; matters for those who do not sit there yet
 */
public record CommandEnvelope(
        Kind kind,
        @JsonProperty("matchId") String key,
        String commandId,
        String player,
        @Nullable List<Long> ifMatch,
        boolean dryRun,
        String fingerprint,
        JsonNode body,
        int replyPartition,
        long ticket,
        boolean bot) {

    /** What is asked of the runtime. */
    public enum Kind {
        /** Judge the body. */
        COMMAND,
        /** Tell what became of the command with this id. */
        PROBE,
        /** Let what is quarantined go on. */
        RELEASE,
        /** Do what is due by now; sent by the runtime alone. */
        TICK,
        /** Learn how an account stands from now on, see {@link AccountStanding}. */
        ACCOUNT
    }

    /** A command to be judged. */
    public static CommandEnvelope command(
            String key, String commandId, String player, @Nullable List<Long> ifMatch, JsonNode body) {
        return new CommandEnvelope(
                Kind.COMMAND, key, commandId, player, ifMatch, false, Trees.fingerprint(body), body, -1, 0, false);
    }

    /** A question for the fate of an earlier command of the same player. */
    public static CommandEnvelope probe(String key, String commandId, String player) {
        return bare(Kind.PROBE, key, commandId, player);
    }

    /** An order to let what is quarantined go on. */
    public static CommandEnvelope release(String key, String commandId) {
        return bare(Kind.RELEASE, key, commandId, "");
    }

    /**
     * A look at the clock.
     *
     * @param at when it was sent (UTC, ms); names it
     */
    public static CommandEnvelope tick(String key, Instant at) {
        return bare(Kind.TICK, key, "tick-" + at.toEpochMilli(), "");
    }

    static CommandEnvelope account(String key, String id, JsonNode standing) {
        return new CommandEnvelope(Kind.ACCOUNT, key, id, "", null, false, "", standing, -1, 0, false);
    }

    private static CommandEnvelope bare(Kind kind, String key, String commandId, String player) {
        ObjectNode nothing = Json.shared().object();
        return new CommandEnvelope(kind, key, commandId, player, null, false, "", nothing, -1, 0, false);
    }

    /** The same request with a fuller body: its fingerprint stays that of what was asked. */
    public CommandEnvelope carrying(JsonNode whole) {
        return new CommandEnvelope(
                kind, key, commandId, player, ifMatch, dryRun, fingerprint, whole, replyPartition, ticket, bot);
    }

    /** The same command of a program, or of a person. */
    public CommandEnvelope from(boolean program) {
        return new CommandEnvelope(
                kind, key, commandId, player, ifMatch, dryRun, fingerprint, body, replyPartition, ticket, program);
    }

    /** The same command as a rehearsal: judged, never carried out. */
    public CommandEnvelope rehearsed() {
        return new CommandEnvelope(
                kind, key, commandId, player, ifMatch, true, fingerprint, body, replyPartition, ticket, bot);
    }

    /** The same command with somebody waiting. */
    public CommandEnvelope answeredAt(int partition, long waiting) {
        return new CommandEnvelope(
                kind, key, commandId, player, ifMatch, dryRun, fingerprint, body, partition, waiting, bot);
    }

    /** As JSON. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /** Reads a command; never throws. */
    public static Decoded<CommandEnvelope> read(byte @Nullable [] json) {
        if (json == null) {
            return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "is empty"));
        }
        return Json.shared().decoded(json, CommandEnvelope.class);
    }

    /** Reads the body as a type of the decider that the command is for. */
    public <T> Decoded<T> bodyAs(Class<T> type) {
        try {
            return new Decoded.Ok<>(Json.shared().value(body, type));
        } catch (JsonFault e) {
            return new Decoded.Bad<>(new Malformed(Malformed.FIELD, "", "cannot be read"));
        }
    }
}
