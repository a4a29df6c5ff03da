package baffin.platform.wire;

import baffin.match.event.MatchCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What a competition says about one of its matches. The competition's decider sends it to {@code lobby.commands} under
 * the key of the match, so that it comes after the command that starts the match; from there it goes, as it is, to
 * {@code lobby.events}, where the decider of the match finds it.
 *
 * @param matchId the match; also the key of the record
 * @param commandId names it among all that is asked of the match
 * @param ruling what the match is told
 */
public record MatchRuling(String matchId, String commandId, MatchCommand.OfCompetition ruling) {

    /** {@code ce_type} on {@code lobby.events}. */
    public static final String TYPE = "baffin.lobby.match-ruling.v1";

    private static final String MARK = "ruling";

    /** As a command that nobody waits for. */
    public CommandEnvelope command() {
        return CommandEnvelope.command(
                matchId, commandId, "", null, Json.shared().<ObjectNode>tree(this));
    }

    /** As a record of {@code lobby.events}. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /** True when a command of {@code lobby.commands} is one, and of the platform itself. */
    public static boolean is(CommandEnvelope command) {
        return command.player().isEmpty() && command.body().has(MARK);
    }

    /** True when a record of {@code lobby.events} is one. */
    public static boolean is(byte[] lobbyRecord) {
        return Trees.trusted(lobbyRecord).has(MARK);
    }

    /**
     * Reads the body of a command.
     *
     * @throws JsonFault when it is something else
     */
    public static MatchRuling read(JsonNode body) {
        return Json.shared().value(body, MatchRuling.class);
    }

    /**
     * Reads a record of {@code lobby.events}.
     *
     * @throws JsonFault when it is something else
     */
    public static MatchRuling read(byte[] lobbyRecord) {
        return Json.shared().read(lobbyRecord, MatchRuling.class);
    }
}
