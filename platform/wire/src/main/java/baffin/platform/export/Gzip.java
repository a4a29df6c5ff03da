package baffin.platform.export;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Exports pressed together: a tenth of their size. */
public final class Gzip {

    /** Largest document that is opened, in bytes. */
    static final int OPENED_MAX = 64 << 20;

    private static final int MAGIC_FIRST = 0x1f;
    private static final int MAGIC_SECOND = 0x8b;

    private Gzip() {}

    /** The bytes compressed; the same bytes give the same result on the same Java. */
    public static byte[] pressed(byte[] plain) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** The bytes decompressed, or as they are when they are not compressed. */
    static byte[] opened(byte[] file) throws MalformedExport {
        boolean compressed = file.length > 1 && (file[0] & 0xff) == MAGIC_FIRST && (file[1] & 0xff) == MAGIC_SECOND;
        if (!compressed) {
            return file;
        }
        try (GZIPInputStream gzip = new GZIPInputStream(new ByteArrayInputStream(file))) {
            byte[] opened = gzip.readNBytes(OPENED_MAX);
            if (gzip.read() >= 0) {
                throw new MalformedExport("the file holds more than " + OPENED_MAX + " bytes");
            }
            return opened;
        } catch (IOException e) {
            throw new MalformedExport("the file is damaged: " + e.getMessage());
        }
    }
}
