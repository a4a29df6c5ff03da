package baffin.standalone.backup;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a backup directory knows of one moment.
 *
 * @param format version of this document, 1
 * @param platform id of the platform
 * @param takenAt the moment, UTC, in ISO 8601
 * @param files all files of the moment
 */
public record Point(int format, String platform, String takenAt, List<StoredFile> files) {

    static final int FORMAT = 1;

    /**
     * A file.
     *
     * @param path where it lies in the data directory, with slashes
     * @param bytes its length at that moment
     * @param identity tells whether the file on the disk is still the same
     * @param chunks ids of its chunks, in their order
     */
    public record StoredFile(String path, long bytes, String identity, List<String> chunks) {

        public StoredFile {
            chunks = List.copyOf(chunks);
        }
    }

    public Point {
        files = List.copyOf(files);
    }

    @JsonIgnore
    public Instant moment() {
        return Instant.parse(takenAt);
    }

    /** Bytes of all files. */
    @JsonIgnore
    public long size() {
        return files.stream().mapToLong(StoredFile::bytes).sum();
    }

    @JsonIgnore
    Set<String> chunks() {
        Set<String> all = new HashSet<>();
        files.forEach(file -> all.addAll(file.chunks()));
        return all;
    }
}
