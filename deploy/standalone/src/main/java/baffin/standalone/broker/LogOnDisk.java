package baffin.standalone.broker;

import baffin.platform.topics.Topics;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the directory of a broker tells while nothing runs on it. */
public final class LogOnDisk {

    private LogOnDisk() {}

    /** Partitions of the topics keyed by match; 0 when there is no log, or one without topics. */
    public static int partitions(Path kafkaData) throws IOException {
        int count = 0;
        if (Files.isDirectory(kafkaData)) {
            try (DirectoryStream<Path> directories =
                    Files.newDirectoryStream(kafkaData, Topics.MATCH_EVENTS + "-[0-9]*")) {
                for (Path directory : directories) {
                    // one that is being deleted has a further part in its name
                    String number = directory.getFileName().toString().substring(Topics.MATCH_EVENTS.length() + 1);
                    count += number.chars().allMatch(Character::isDigit) ? 1 : 0;
                }
            }
        }
        return count;
    }

    /** Whether the broker was stopped in order, and wrote down all it knew. */
    public static boolean stoppedCleanly(Path kafkaData) {
        return Files.exists(kafkaData.resolve(".kafka_cleanshutdown"));
    }
}
