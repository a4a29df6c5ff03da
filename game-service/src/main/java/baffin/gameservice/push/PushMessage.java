package baffin.gameservice.push;

import baffin.gameservice.notification.Notices;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;

/**
 * The body of a delivery: what the browser is to show.
 *
 * @param language of its words
 * @param notice what it tells
 */
record PushMessage(String language, Notices.Listed notice) {

    private static final Duration USUAL = Duration.ofHours(24);
    /** Push services keep nothing longer. */
    private static final Duration LONGEST = Duration.ofDays(28);

    private static final int TOPIC_BYTES = 24;

    /**
     * How long the push service is to keep the message (RFC 8030, 5.2): until the deadline of the notice, else a day.
     *
     * @return zero or less when it is worth nothing any more
     */
    Duration left(Instant now) {
        Long deadline = notice.deadline();
        // what tells of a deadline that has passed stays true
        if (deadline == null || deadline <= notice.at()) {
            return USUAL;
        }
        Duration left = Duration.between(now, Instant.ofEpochMilli(deadline));
        return left.compareTo(LONGEST) > 0 ? LONGEST : left;
    }

    /**
     * What the message stands for (RFC 8030, 5.4): a newer one of the same match takes its place, and of a competition
     * a newer one of the same kind.
     *
     * @return 32 characters of base64url
     */
    String topic() {
        String subject = notice.id().match() + (notice.about() == null ? "" : " " + notice.kind());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(subject.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(digest, TOPIC_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
