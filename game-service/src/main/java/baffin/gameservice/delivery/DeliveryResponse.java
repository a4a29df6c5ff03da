package baffin.gameservice.delivery;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What came of one request to a receiver.
 *
 * @param status HTTP status; null when there was no answer
 * @param error why there was none; null when there was one
 * @param retryAfter header {@code Retry-After} of the answer; null when it has none
 */
public record DeliveryResponse(
        @Nullable Integer status,
        @Nullable String error,
        @Nullable String retryAfter) {

    /** The receiver has answered. */
    public static DeliveryResponse with(int status) {
        return with(status, null);
    }

    /** The receiver has answered, and perhaps said when to come again. */
    public static DeliveryResponse with(int status, @Nullable String retryAfter) {
        return new DeliveryResponse(status, null, retryAfter);
    }

    /** There is no answer. */
    public static DeliveryResponse not(String why) {
        return new DeliveryResponse(null, why, null);
    }

    /**
     * How long the receiver wants to be left alone: what it says in seconds or as a date; empty when it says nothing.
     *
     * @param now when it said so
     */
    public Optional<Duration> pause(Instant now) {
        String text = retryAfter == null ? "" : retryAfter.strip();
        try {
            Duration pause = text.matches("\\d{1,9}")
                    ? Duration.ofSeconds(Long.parseLong(text))
                    : Duration.between(
                            now,
                            ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                                    .toInstant());
            return Optional.of(pause.isNegative() ? Duration.ZERO : pause);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** What an attempt shows as its fault; null when it is taken. */
    @Nullable
    String fault() {
        Integer code = status;
        if (code == null) {
            return error;
        }
        if (code >= 300 && code < 400) {
            return "redirects are not followed";
        }
        return code >= 200 && code < 300 ? null : "not a success";
    }
}
