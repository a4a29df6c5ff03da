package baffin.platform.acknowledgement;

/**
 * A version of something that an account was told of.
 *
 * @param topic the topic of events that holds the version
 * @param key the key of its records, such as a match id or {@code competitions/<id>}
 * @param version 1 or above
 */
public record SeenVersion(String topic, String key, long version) {

    /** What paths name it by: the end of its key. */
    String id() {
        return key.substring(key.lastIndexOf('/') + 1);
    }

    /** True when it is a version of the same thing. */
    boolean isOf(SeenVersion other) {
        return key.equals(other.key) && topic.equals(other.topic);
    }
}
