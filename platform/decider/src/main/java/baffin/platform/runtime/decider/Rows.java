package baffin.platform.runtime.decider;

import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The changelogged store of one partition; all writes since the last commit vanish when the transaction aborts. */
public interface Rows {

    /** The row of a key; null when there is none. */
    byte @Nullable [] get(String key);

    /** Keeps a row. */
    void put(String key, byte[] row);

    /** Forgets a row. */
    void delete(String key);

    /** Shows every row; the consumer may delete it. */
    void forEach(BiConsumer<String, byte[]> consumer);
}
