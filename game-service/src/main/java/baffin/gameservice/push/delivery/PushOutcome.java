package baffin.gameservice.push.delivery;

import baffin.gameservice.webhook.delivery.DeliveryResponse;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What becomes of a message after an attempt. */
sealed interface PushOutcome {

    /** The push service has it. */
    record Sent() implements PushOutcome {}

    /** The push service knows the subscription no more. */
    record Ended(int status) implements PushOutcome {}

    /** It is tried again after a while. */
    record Again(Duration after) implements PushOutcome {}

    /** It is not sent. */
    record Dropped(String why) implements PushOutcome {}

    /** How long to wait before the second and the third attempt where the push service says nothing. */
    List<Duration> PAUSES = List.of(Duration.ofSeconds(5), Duration.ofSeconds(30));

    /** A service that wants to be left alone for longer gets other messages by then. */
    Duration LONGEST_PAUSE = Duration.ofHours(1);

    /**
     * Judges an attempt.
     *
     * @param tries attempts made, this one included
     */
    static PushOutcome of(DeliveryResponse response, int tries, Instant now) {
        Integer status = response.status();
        if (status == null) {
            return again(tries, null, now, String.valueOf(response.error()));
        }
        int code = status;
        if (code >= 200 && code < 300) {
            return new Sent();
        }
        if (code == 404 || code == 410) {
            return new Ended(code);
        }
        return code == 429 || code >= 500
                ? again(tries, response.retryAfter(), now, "status " + code)
                : new Dropped("status " + code);
    }

    private static PushOutcome again(int tries, @Nullable String retryAfter, Instant now, String why) {
        if (tries > PAUSES.size()) {
            return new Dropped(why);
        }
        Duration pause = pause(retryAfter, now, PAUSES.get(tries - 1));
        return pause.compareTo(LONGEST_PAUSE) > 0 ? new Dropped(why) : new Again(pause);
    }

    private static Duration pause(@Nullable String retryAfter, Instant now, Duration usual) {
        if (retryAfter == null) {
            return usual;
        }
        String text = retryAfter.strip();
        try {
            Duration told = text.matches("\\d{1,9}")
                    ? Duration.ofSeconds(Long.parseLong(text))
                    : Duration.between(
                            now,
                            ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                                    .toInstant());
            return told.isNegative() ? Duration.ZERO : told;
        } catch (DateTimeException e) {
            return usual;
        }
    }
}
