package baffin.platform.runtime.projection;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The bytes of a record and what was read of them: whoever asks again gets what is known. Thread-safe. */
public final class RecordValue {

    private final byte[] bytes;
    private final Map<Class<?>, Object> known = new ConcurrentHashMap<>(4);

    /** A value of which nothing is read yet. */
    public RecordValue(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The bytes as they stand in the log. */
    public byte[] bytes() {
        return bytes;
    }

    /** Reads the value as a type, once; a failure is not remembered. */
    public <T> T as(Class<T> type, Function<byte[], T> reader) {
        return type.cast(known.computeIfAbsent(type, absent -> reader.apply(bytes)));
    }

    /** Remembers what was made of the value. */
    public <T> void note(Class<T> type, T made) {
        known.put(type, made);
    }

    /** What was read or noted as a type before. */
    public <T> Optional<T> known(Class<T> type) {
        return Optional.ofNullable(type.cast(known.get(type)));
    }
}
