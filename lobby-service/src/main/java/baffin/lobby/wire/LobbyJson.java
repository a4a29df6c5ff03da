package baffin.lobby.wire;

import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.seek.domain.SeekNow;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import baffin.platform.wire.Malformed;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The lobby's records as JSON. */
public final class LobbyJson {

    private LobbyJson() {}

    /** A match as a tree; holds the seed and the hash of the invitation, so it never goes to a client. */
    public static ObjectNode tree(OpenMatch match) {
        return Json.shared().tree(match);
    }

    /** Reads what {@link #tree(OpenMatch)} has written. */
    public static OpenMatch match(JsonNode tree) {
        return Json.shared().value(tree, OpenMatch.class);
    }

    /** Reads the body of a command. */
    public static <T> Decoded<T> body(CommandEnvelope command, Class<T> type) {
        try {
            return new Decoded.Ok<>(Json.shared().value(command.body(), type));
        } catch (JsonFault e) {
            return new Decoded.Bad<>(new Malformed(Malformed.FIELD, "", "cannot be read"));
        }
    }

    /** A seek as a tree. */
    public static ObjectNode tree(SeekNow seek) {
        return Json.shared().tree(seek);
    }

    /** Reads what {@link #tree(SeekNow)} has written. */
    public static SeekNow seek(JsonNode tree) {
        return Json.shared().value(tree, SeekNow.class);
    }

    /** Any of the lobby's own records. */
    public static byte[] bytes(Object value) {
        return Json.shared().bytes(value);
    }

    /** Reads one of the lobby's own records. */
    public static <T> T read(byte[] json, Class<T> type) {
        return Json.shared().read(json, type);
    }
}
