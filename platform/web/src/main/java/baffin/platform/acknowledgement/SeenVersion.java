package baffin.platform.acknowledgement;

import java.util.List;

/**
 * A version of something that an account was told of.
 *
 * @param topic the topic of events that holds the version
 * @param key the key of its records, such as a match id or {@code competitions/<id>}
 * @param version 1 or above
 */
public record SeenVersion(String topic, String key, long version) {

    /** What addresses name it by: the end of its key. */
    String id() {
        return key.substring(key.lastIndexOf('/') + 1);
    }

    /** True when one of the parts of an address is its id. */
    boolean isNamedIn(List<String> parts) {
        return parts.contains(id());
    }
}
