package baffin.gameservice.chat;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Ids of records, made from what asks for them, so that a repeated request means the same. */
final class EventIds {

    private EventIds() {}

    /** The line that a player says with a key. */
    static String line(String match, String player, String key) {
        return named("say:" + match + ":" + player + ":" + key);
    }

    /** What a player does to a line. */
    static String about(ChatRecord.Kind kind, String messageId, String player) {
        return named(kind + ":" + messageId + ":" + player);
    }

    /** What may be done again and again. */
    static String fresh() {
        return UUID.randomUUID().toString();
    }

    private static String named(String name) {
        return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
