package baffin.bot.client;

import java.net.http.HttpHeaders;
import java.time.Duration;

/**
 * An HTTP answer, read to the end.
 *
 * @param status HTTP status
 * @param headers its headers
 * @param body its bytes, empty when there are none
 */
record Answer(int status, HttpHeaders headers, byte[] body) {

    boolean ok() {
        return status / 100 == 2;
    }

    /** True when the same request may succeed a little later. */
    boolean worthRetrying() {
        // a conflict to be retried: an earlier try with the same key is still being served
        boolean underWay = status == 409 && headers.firstValue("Retry-After").isPresent();
        return underWay || status == 429 || status == 502 || status == 503 || status == 504;
    }

    /** The Retry-After header in its form as seconds; zero when absent or a date. */
    Duration retryAfter() {
        return headers.firstValue("Retry-After")
                .filter(text -> text.matches("\\d{1,6}"))
                .map(text -> Duration.ofSeconds(Long.parseLong(text)))
                .orElse(Duration.ZERO);
    }
}
