package baffin.view.stream;

/**
 * One event of a stream.
 *
 * @param version version of the match; its id in the stream
 * @param name {@code snapshot} or {@code step}; empty for a heartbeat
 * @param json its data on one line
 */
public record Item(long version, String name, String json) {

    /** What keeps an idle connection open. */
    static final Item HEARTBEAT = new Item(0, "", "");

    /** True for a heartbeat, which carries nothing. */
    public boolean heartbeat() {
        return name.isEmpty();
    }
}
