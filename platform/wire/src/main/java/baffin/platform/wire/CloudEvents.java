package baffin.platform.wire;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.jspecify.annotations.Nullable;

/** CloudEvents 1.0 in binary mode: every record of the platform says what it is in its headers. */
public final class CloudEvents {

    public static final String STEP = "baffin.match.step.v1";

    public static final String COMMAND = "baffin.match.command.v1";

    /** The answer to a command to a match. */
    public static final String REPLY = "baffin.match.reply.v1";

    /** A command to an open match of the lobby. */
    public static final String LOBBY_COMMAND = "baffin.lobby.command.v1";

    /** The answer to a command to the lobby. */
    public static final String LOBBY_REPLY = "baffin.lobby.reply.v1";

    /** What happened in the chat of a match. */
    public static final String CHAT = "baffin.chat.event.v1";

    /** A finished match with its places. */
    public static final String SCORED = "baffin.score.match.v1";

    /** What an account was told of. */
    public static final String ACKNOWLEDGED = "baffin.acknowledgement.v1";

    /** Type of a record that ends sessions. */
    public static final String REVOKED = "baffin.account.revocation.v1";

    /** Type of a record of what an operator has done. */
    public static final String OPERATOR_ACTION = "baffin.operator.action.v1";

    private CloudEvents() {}

    /**
     * The headers of a record.
     *
     * @param type what it is, with the version of its schema
     * @param source who wrote it, such as {@code /rules}
     * @param id unique within the source: the same fact has the same id however often it is sent
     * @param subject id of the match
     * @param at when (UTC)
     */
    public static Map<String, String> attributes(String type, String source, String id, String subject, Instant at) {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("ce_specversion", "1.0");
        all.put("ce_type", type);
        all.put("ce_source", source);
        all.put("ce_id", id);
        all.put("ce_subject", subject);
        all.put("ce_time", at.toString());
        all.put("content-type", "application/json");
        return all;
    }

    /** The headers of a record as Kafka carries them. */
    public static Headers headers(Map<String, String> attributes) {
        Headers headers = new RecordHeaders();
        attributes.forEach((name, value) -> headers.add(name, value.getBytes(StandardCharsets.UTF_8)));
        return headers;
    }

    /** Reads one header; null when it is absent. */
    public static @Nullable String value(Headers headers, String name) {
        Header header = headers.lastHeader(name);
        return header == null || header.value() == null ? null : new String(header.value(), StandardCharsets.UTF_8);
    }
}
