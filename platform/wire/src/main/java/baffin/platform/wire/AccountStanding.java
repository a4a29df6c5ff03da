package baffin.platform.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How an account stands from now on. The lobby appends it to every partition of {@code lobby.commands}; the decider of
 * each passes it on to its partition of {@code lobby.events}, where the decider of matches finds it. A command that
 * comes after it in the log is judged with it.
 *
 * @param player id of the account, or of one of its bots
 * @param until when a suspension ends by itself (UTC); null for everything else
 */
public record AccountStanding(
        String player, Kind kind, @Nullable Instant until) {

    /** {@code ce_type} on {@code lobby.events}. */
    public static final String TYPE = "baffin.lobby.account.v1";

    // no match, pool or competition has such a key
    private static final String KEY = "#accounts/";

    /** How an account may stand. */
    public enum Kind {
        /** It may do everything. */
        USUAL,
        /** Its owner has asked for its deletion: it plays on, and begins nothing new. */
        LEAVING,
        /** It is suspended, or is a bot that rests with its owner. */
        SUSPENDED,
        /** It is erased. */
        ENDED
    }

    /** Key of its records. */
    public String key() {
        return KEY + player;
    }

    /** True for the key of such a record. */
    public static boolean isKey(String key) {
        return key.startsWith(KEY);
    }

    /** False once a suspension has ended by itself, even before the log says so. */
    public boolean holds(Instant now) {
        return until == null || now.isBefore(until);
    }

    /** As a command that nobody waits for. */
    public CommandEnvelope command() {
        return CommandEnvelope.account(key(), kind.name(), Json.shared().tree(this));
    }

    /** As a record of {@code lobby.events}, and as a row. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads the body of a command.
     *
     * @throws JsonFault when it is something else
     */
    public static AccountStanding read(JsonNode body) {
        return Json.shared().value(body, AccountStanding.class);
    }

    /**
     * Reads a record of {@code lobby.events}, or a row.
     *
     * @throws JsonFault when it is something else
     */
    public static AccountStanding read(byte[] bytes) {
        return Json.shared().read(bytes, AccountStanding.class);
    }
}
