package baffin.platform.acknowledgement;

/** Bytes of a record as the broker counts them: with its key, its headers, and the batch that it is alone in. */
public final class RecordSize {

    // the head of a batch and of its one record, and the CloudEvents attributes but for those that name something
    private static final int AROUND = 512;

    private static final int UTF_8_MAX = 3;

    private RecordSize() {}

    /** Never less than the record takes; a little more. */
    public static long of(String key, String id, byte[] value) {
        // the key stands in a header as well
        return AROUND + (long) UTF_8_MAX * (2L * key.length() + id.length()) + value.length;
    }
}
