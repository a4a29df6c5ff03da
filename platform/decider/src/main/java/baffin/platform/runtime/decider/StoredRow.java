package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A row as it is kept: what the runtime must know without reading the state, then the state.
 *
 * @param kind what may be done with it
 * @param since when it came to be of this kind (UTC, ms)
 * @param incident id of the incident when quarantined, else empty
 * @param wake when it is to be woken, see {@link DeciderAggregate#wakeAt} (UTC, ms); null when it waits for nothing
 * @param state the aggregate's own row; empty when it had none
 */
record StoredRow(
        Kind kind, Instant since, String incident, @Nullable Instant wake, byte[] state) {

    enum Kind {
        LIVE,
        ENDED,
        QUARANTINED,
        /** Over for so long that nothing is kept but that there was one. */
        ARCHIVED
    }

    /** The row of a key that nothing is decided for any more; its incident has a name that is always the same. */
    static StoredRow locked(RecordContext record, @Nullable StoredRow before) {
        String name = record.key() + '@' + record.at().toEpochMilli();
        String incident =
                UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
        byte[] state = before == null ? new byte[0] : before.state();
        return new StoredRow(Kind.QUARANTINED, record.at(), incident, null, state);
    }

    private static final Kind[] KINDS = Kind.values();
    private static final int HEAD_BYTES = 1 + Long.BYTES + 1;
    // a bit beside the kind, so that rows without a wake-up look as they always did
    private static final int WAKES = 0x10;

    byte[] bytes() {
        byte[] note = incident.getBytes(StandardCharsets.US_ASCII);
        int length = HEAD_BYTES + (wake == null ? 0 : Long.BYTES) + note.length + state.length;
        ByteBuffer buffer = ByteBuffer.allocate(length)
                .put((byte) (kind.ordinal() | (wake == null ? 0 : WAKES)))
                .putLong(since.toEpochMilli());
        if (wake != null) {
            buffer.putLong(wake.toEpochMilli());
        }
        return buffer.put((byte) note.length).put(note).put(state).array();
    }

    /** Reads a row; one that cannot be read is locked as it is, so that its key alone stands still. */
    static StoredRow read(byte[] bytes) {
        try {
            return parsed(bytes);
        } catch (BufferUnderflowException | NegativeArraySizeException | ArrayIndexOutOfBoundsException e) {
            return new StoredRow(Kind.QUARANTINED, Instant.EPOCH, "unreadable-row", null, bytes);
        }
    }

    private static StoredRow parsed(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        byte head = buffer.get();
        Instant since = Instant.ofEpochMilli(buffer.getLong());
        Instant wake = (head & WAKES) == 0 ? null : Instant.ofEpochMilli(buffer.getLong());
        byte[] note = new byte[buffer.get()];
        buffer.get(note);
        byte[] state = new byte[buffer.remaining()];
        buffer.get(state);
        return new StoredRow(KINDS[head & ~WAKES], since, new String(note, StandardCharsets.US_ASCII), wake, state);
    }

    /** When a stored row that lives is to be woken; null when it waits for nothing. */
    static @Nullable Instant wakeOf(byte[] bytes) {
        if (bytes.length < HEAD_BYTES + Long.BYTES || bytes[0] != (WAKES | Kind.LIVE.ordinal())) {
            return null;
        }
        return Instant.ofEpochMilli(ByteBuffer.wrap(bytes).getLong(1 + Long.BYTES));
    }
}
