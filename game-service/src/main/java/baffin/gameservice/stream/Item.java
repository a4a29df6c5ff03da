package baffin.gameservice.stream;

/**
 * One event of a stream.
 *
 * @param version grows from event to event of a stream: the version of the match, or a count
 * @param id what a client sends to resume after it
 * @param name such as {@code snapshot} or {@code step}; empty for a heartbeat
 * @param json its data on one line
 */
public record Item(long version, String id, String name, String json) {

    /** What keeps an idle connection open. */
    public static final Item HEARTBEAT = new Item(0, "", "", "");

    /** An event whose id is the version of the match. */
    public static Item of(long version, String name, String json) {
        return new Item(version, Long.toString(version), name, json);
    }

    /** True for a heartbeat, which carries nothing. */
    public boolean heartbeat() {
        return name.isEmpty();
    }
}
