package baffin.platform.stream;

/**
 * One event of a stream.
 *
 * @param version grows from event to event of a stream: the version of the match, or a count
 * @param id its position, which a client sends to resume after it; empty for none
 * @param name such as {@code snapshot} or {@code step}; empty for a heartbeat
 * @param json its data on one line, an object without the members {@code event} and {@code position}
 */
public record Item(long version, String id, String name, String json) {

    /** What keeps an idle connection open. */
    public static final Item HEARTBEAT = new Item(0, "", "", "");

    /** The position to resume after is not one to go on from: what was told before is void, a snapshot follows. */
    public static final Item RESET = new Item(0, "", "reset", "{}");

    /** The last event of a stream that ends with its token. */
    static final Item TOKEN_ENDED = end("token-ended");

    /** An event whose id is a version. */
    public static Item of(long version, String name, String json) {
        return new Item(version, Long.toString(version), name, json);
    }

    /** The last event; without a position, so that what is missing comes again. */
    public static Item end(String why) {
        return new Item(0, "", "end", "{\"end\":\"" + why + "\"}");
    }

    /** True for a heartbeat, which carries nothing. */
    public boolean heartbeat() {
        return name.isEmpty();
    }

    /** The event on one line, which has no name and no id beside it; empty for a heartbeat. */
    String line() {
        if (heartbeat()) {
            return "";
        }
        String head = "{\"event\":\"" + name + '"' + (id.isEmpty() ? "" : ",\"position\":\"" + id + '"');
        return head + (json.equals("{}") ? "" : ",") + json.substring(1);
    }
}
