package baffin.platform.runtime.decider;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/**
 * A row as it is kept: what the runtime must know without reading the state, then the state.
 *
 * @param kind what may be done with it
 * @param since when it came to be of this kind (UTC, ms)
 * @param incident id of the incident when quarantined, else empty
 * @param state the aggregate's own row; empty when it had none
 */
record StoredRow(Kind kind, Instant since, String incident, byte[] state) {

    enum Kind {
        LIVE,
        ENDED,
        QUARANTINED
    }

    private static final Kind[] KINDS = Kind.values();
    private static final int HEAD_BYTES = 1 + Long.BYTES + 1;

    byte[] bytes() {
        byte[] note = incident.getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(HEAD_BYTES + note.length + state.length)
                .put((byte) kind.ordinal())
                .putLong(since.toEpochMilli())
                .put((byte) note.length)
                .put(note)
                .put(state)
                .array();
    }

    static StoredRow read(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        Kind kind = KINDS[buffer.get()];
        Instant since = Instant.ofEpochMilli(buffer.getLong());
        byte[] note = new byte[buffer.get()];
        buffer.get(note);
        byte[] state = new byte[buffer.remaining()];
        buffer.get(state);
        return new StoredRow(kind, since, new String(note, StandardCharsets.US_ASCII), state);
    }
}
