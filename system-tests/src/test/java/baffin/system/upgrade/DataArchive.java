package baffin.system.upgrade;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** The data directory of a stopped platform as a compressed archive, with the modes of its files and no owner. */
final class DataArchive {

    /** Logs, what belongs to the machine, and what a start makes anew. */
    private static final List<String> LEFT_OUT =
            List.of("log", "run", "postgres-binaries", "postgres/postmaster.opts", "postgres/pg_wal/archive_status");

    /** The databases of one server begin as copies of another: the dictionary has to span several of them. */
    private static final int PRESET = 8;

    private static final PosixFilePermission[] BY_BIT = PosixFilePermission.values();

    private DataArchive() {}

    /** Files and directories that an archive holds, by path. */
    static List<Path> content(Path data) throws IOException {
        try (Stream<Path> all = Files.walk(data)) {
            List<Path> content = new ArrayList<>();
            for (Path path : all.sorted().toList()) {
                if (!path.equals(data) && !leftOut(data.relativize(path)) && !WalSegment.isSpare(path)) {
                    content.add(path);
                }
            }
            return content;
        }
    }

    private static boolean leftOut(Path path) {
        return LEFT_OUT.stream().anyMatch(path::startsWith);
    }

    static void pack(Path data, Path archive) throws IOException {
        try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(archive));
                TarArchiveOutputStream tar =
                        new TarArchiveOutputStream(new XZOutputStream(file, new LZMA2Options(PRESET)))) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (Path path : content(data)) {
                TarArchiveEntry entry =
                        new TarArchiveEntry(path, data.relativize(path).toString());
                entry.setMode(mode(Files.getPosixFilePermissions(path)));
                entry.setIds(0, 0);
                entry.setNames("", "");
                tar.putArchiveEntry(entry);
                if (!entry.isDirectory()) {
                    Files.copy(path, tar);
                }
                tar.closeArchiveEntry();
            }
        }
    }

    static void unpack(InputStream archive, Path data) throws IOException {
        Files.createDirectories(data);
        try (TarArchiveInputStream tar =
                new TarArchiveInputStream(new XZInputStream(new BufferedInputStream(archive)))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                Path path = data.resolve(entry.getName()).normalize();
                if (!path.startsWith(data)) {
                    throw new IOException(entry.getName() + " leads out of " + data);
                }
                if (entry.isDirectory()) {
                    Files.createDirectory(path);
                } else {
                    Files.copy(tar, path);
                }
                Files.setPosixFilePermissions(path, permissions(entry.getMode()));
            }
        }
    }

    // the constants stand in the order of the bits of a mode, the highest first
    private static int mode(Set<PosixFilePermission> permissions) {
        int mode = 0;
        for (PosixFilePermission one : BY_BIT) {
            mode = mode << 1 | (permissions.contains(one) ? 1 : 0);
        }
        return mode;
    }

    private static Set<PosixFilePermission> permissions(int mode) {
        Set<PosixFilePermission> permissions = EnumSet.noneOf(PosixFilePermission.class);
        for (PosixFilePermission one : BY_BIT) {
            if ((mode >> BY_BIT.length - 1 - one.ordinal() & 1) == 1) {
                permissions.add(one);
            }
        }
        return permissions;
    }
}
