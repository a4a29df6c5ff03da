package baffin.standalone.repartition;

import baffin.platform.topics.Topics;
import baffin.standalone.backup.Erasures;
import baffin.standalone.backup.Restore;
import baffin.standalone.broker.LogOnDisk;
import baffin.standalone.config.Layout;
import baffin.standalone.config.StartCheck;
import baffin.standalone.consistency.InUse;
import baffin.standalone.consistency.PlatformId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What is looked at before a log is copied; each answer is one line that says what is wrong and what to do. */
public final class RepartitionCheck {

    private static final long MIB = 1024L * 1024;
    private static final long SPARE_MIB = 512;

    private RepartitionCheck() {}

    /** Whether the words of the command make sense, before anything is touched. */
    public static Optional<String> ofWords(Layout from, Layout to, int partitions) throws IOException {
        Optional<String> number = Topics.fault(partitions);
        if (number.isPresent()) {
            return number;
        }
        if (to.data().startsWith(from.data()) || from.data().startsWith(to.data())) {
            return Optional.of("The new platform needs a directory of its own, beside " + from.data() + ".");
        }
        int there = LogOnDisk.partitions(from.kafkaData());
        if (there == 0) {
            return Optional.of(from.data() + " holds no platform.");
        }
        return there == partitions
                ? Optional.of("The log in " + from.data() + " has " + there + " partitions already.")
                : Optional.empty();
    }

    /** Whether a stopped platform can be copied. */
    public static Optional<String> ofOld(Layout from) throws IOException {
        Optional<String> fault = StartCheck.fault(from);
        if (fault.isPresent()) {
            return fault;
        }
        if (!LogOnDisk.stoppedCleanly(from.kafkaData()) || Erasures.areNoted(from)) {
            return Optional.of("The platform on " + from.data() + " was not stopped in order. Start it once with"
                    + " ./baffin up, and stop it with ./baffin down.");
        }
        Optional<String> copied = InUse.fault(from);
        return copied.isPresent() ? copied : PlatformId.fault(from);
    }

    /** Whether a directory can take the copy. */
    public static Optional<String> ofNew(Layout from, Layout to) throws IOException {
        Optional<Path> inTheWay = Restore.inTheWay(to);
        if (inTheWay.isPresent()) {
            return Optional.of(inTheWay.get() + " is in the way. Choose an empty directory (--to DIR).");
        }
        Optional<String> fault = StartCheck.fault(to);
        if (fault.isPresent()) {
            return fault;
        }
        long needed = bytes(from.kafkaData()) / MIB + SPARE_MIB;
        long free = Files.getFileStore(to.data()).getUsableSpace() / MIB;
        return free >= needed
                ? Optional.empty()
                : Optional.of("Only " + free + " MiB are free on the disk of " + to.data() + ", and the copy may need "
                        + needed + ".");
    }

    private static long bytes(Path kafkaData) throws IOException {
        long bytes = 0;
        try (var files = Files.walk(kafkaData)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".log")).toList()) {
                bytes += Files.size(file);
            }
        }
        return bytes;
    }
}
