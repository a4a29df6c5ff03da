package baffin.gameservice.chat;

import io.smallrye.config.ConfigMapping;
import java.time.Duration;

/** How much one player may say and report. */
@ConfigMapping(prefix = "baffin.chat")
public interface ChatConfig {

    /** Lines at once; 0 for no limit. */
    long lines();

    /** Time, above 0, in which as many lines may be said again. */
    Duration linesRefill();

    /** Reports at once; 0 for no limit. */
    long reports();

    /** Time, above 0, in which as many reports may be made again. */
    Duration reportsRefill();
}
