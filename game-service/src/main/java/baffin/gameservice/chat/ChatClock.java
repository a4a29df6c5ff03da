package baffin.gameservice.chat;

import baffin.platform.topics.Topics;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** Since when what was said is kept. */
final class ChatClock {

    private ChatClock() {}

    /** Whatever is older is forgotten; moves on once an hour, so that readers and rebuilds agree in between. */
    static Instant keptSince(Clock clock) {
        return clock.instant().minus(Duration.ofDays(Topics.CHAT_DAYS)).truncatedTo(ChronoUnit.HOURS);
    }
}
