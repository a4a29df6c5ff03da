package baffin.platform.acknowledgement;

/**
 * A version of something that an account was told of.
 *
 * @param topic the topic of events that holds the version
 * @param key the key of its records, such as a match id or {@code competitions/<id>}
 * @param version 1 or above
 */
public record Told(String topic, String key, long version) {

    /** What addresses name it by: the end of its key. */
    String id() {
        return key.substring(key.lastIndexOf('/') + 1);
    }

    /** True when a part of an address is its id. */
    boolean isNamedIn(String path) {
        String id = id();
        for (int at = path.indexOf(id); at >= 0; at = path.indexOf(id, at + 1)) {
            int end = at + id.length();
            if ((at == 0 || path.charAt(at - 1) == '/') && (end == path.length() || path.charAt(end) == '/')) {
                return true;
            }
        }
        return false;
    }
}
