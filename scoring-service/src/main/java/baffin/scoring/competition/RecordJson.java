package baffin.scoring.competition;

import baffin.competition.event.CompetitionRecord;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Records of competitions as everybody may read them; nothing else is kept here. */
public final class RecordJson {

    private static final String QUIET_HOURS = "quiet";

    private RecordJson() {}

    /**
     * Reads a record of the log.
     *
     * @throws JsonFault when it is none
     */
    public static CompetitionRecord read(byte[] json) {
        return Json.shared().read(json, CompetitionRecord.class);
    }

    /** Reads what {@link #json} has written. */
    public static CompetitionRecord read(String json) {
        return Json.shared().read(json, CompetitionRecord.class);
    }

    /** Without the secret seed and the hash of the invitation, and without when somebody sleeps; on one line. */
    public static String json(CompetitionRecord record) {
        JsonNode tree = Json.shared().tree(record.hidden());
        tree.findParents(QUIET_HOURS).forEach(person -> ((ObjectNode) person).remove(QUIET_HOURS));
        return tree.toString();
    }
}
