package baffin.platform.export;

import baffin.match.event.Step;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The parts of an export, read and not yet checked.
 *
 * @param game id of the game
 * @param matchId the match
 * @param header everything else that the match agreed before its start, under the names of the first event
 * @param steps all steps; ids of commands, which belong to their senders, are stand-ins
 * @param draws one row for each number drawn: version, counter, bound, value
 * @param sheet the final score sheet
 */
record Export(String game, String matchId, ObjectNode header, List<Step> steps, ArrayNode draws, ObjectNode sheet) {

    /** The layout that is written today. */
    static final int FORMAT = 1;

    static final String FORMAT_FIELD = "format";
    static final String SCHEMA_FIELD = "schema";
    static final String MATCH_FIELD = "matchId";
    static final String GAME_FIELD = "game";

    /** Of a step; absent where the clock or the match itself decides. */
    static final String PLAYER_FIELD = "player";

    static final String STEPS_FIELD = "steps";
    static final String DRAWS_FIELD = "draws";
    static final String SHEET_FIELD = "sheet";
    static final String DIGEST_FIELD = "digest";

    /** What a step of the log holds and an export leaves out: the match, named once, and the ids of the callers. */
    static final List<String> LEFT_OUT = List.of(MATCH_FIELD, "commandId", "fingerprint");

    Export {
        steps = List.copyOf(steps);
    }
}
