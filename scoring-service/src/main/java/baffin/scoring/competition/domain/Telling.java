package baffin.scoring.competition.domain;

import baffin.competition.CompetitionRecord;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Records of competitions as everybody may read them; nothing else is kept here. */
public final class Telling {

    private static final String QUIET_HOURS = "quiet";

    private Telling() {}

    /**
     * Reads a record of the log.
     *
     * @throws UncheckedIOException when it is none
     */
    public static CompetitionRecord read(byte[] json) {
        try {
            return WireJson.shared().readValue(json, CompetitionRecord.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads what {@link #told} has written. */
    public static CompetitionRecord read(String json) {
        try {
            return WireJson.shared().readValue(json, CompetitionRecord.class);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Without the secret seed and the hash of the invitation, and without when somebody sleeps; on one line. */
    public static String told(CompetitionRecord record) {
        JsonNode tree = WireJson.shared().valueToTree(record.hidden());
        tree.findParents(QUIET_HOURS).forEach(person -> ((ObjectNode) person).remove(QUIET_HOURS));
        return tree.toString();
    }
}
