package baffin.standalone.backup;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Pieces of files, each kept once, compressed, under the SHA-256 of what it holds. */
final class ChunkStore {

    /** Largest piece, bytes. */
    static final int CHUNK_BYTES = 1024 * 1024;

    private static final String SUFFIX = ".gz";
    private static final int PREFIX = 2;

    private final Path root;
    private long added;

    ChunkStore(Path root) {
        this.root = root;
    }

    /** Keeps a piece unless it is there, reads it again, and gives its id. */
    String put(byte[] bytes, int length) throws IOException {
        String id = id(bytes, length);
        Path file = file(id);
        if (!Files.exists(file)) {
            Files.createDirectories(file.getParent());
            Path next = file.resolveSibling(id + ".next");
            added += write(next, bytes, length);
            if (!id.equals(idOf(next))) {
                throw new IOException(next + " does not hold what was written: the disk is damaged");
            }
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }
        return id;
    }

    /**
     * A piece.
     *
     * @throws IOException when it is missing or damaged
     */
    byte[] get(String id) throws IOException {
        byte[] bytes = read(file(id));
        if (!id.equals(id(bytes, bytes.length))) {
            throw new IOException("the backup is damaged: " + file(id));
        }
        return bytes;
    }

    boolean has(String id) {
        return Files.exists(file(id));
    }

    /** Bytes on the disk that this object has added. */
    long added() {
        return added;
    }

    /** Deletes all pieces but the given ones, and what was half written. */
    void keepOnly(Set<String> ids) throws IOException {
        if (!Files.exists(root)) {
            return;
        }
        List<Path> all;
        try (var walk = Files.walk(root)) {
            all = walk.filter(Files::isRegularFile).toList();
        }
        for (Path file : all) {
            String name = file.getFileName().toString();
            if (!name.endsWith(SUFFIX) || !ids.contains(name.substring(0, name.length() - SUFFIX.length()))) {
                Files.delete(file);
            }
        }
    }

    private Path file(String id) {
        return root.resolve(id.substring(0, PREFIX)).resolve(id + SUFFIX);
    }

    private static long write(Path file, byte[] bytes, int length) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(length);
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes, 0, length);
        }
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(packed.toByteArray());
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
        return packed.size();
    }

    private static String idOf(Path file) throws IOException {
        byte[] bytes = read(file);
        return id(bytes, bytes.length);
    }

    private static byte[] read(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return in.readAllBytes();
        }
    }

    private static String id(byte[] bytes, int length) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes, 0, length);
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
