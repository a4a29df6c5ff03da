package baffin.gameservice.push.delivery;

import baffin.gameservice.notification.domain.Notices;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;

/** How long a message is worth something, and which other one takes its place (RFC 8030, 5.2 and 5.4). */
final class PushLife {

    private static final Duration USUAL = Duration.ofHours(24);
    /** Push services keep nothing longer. */
    private static final Duration LONGEST = Duration.ofDays(28);

    private static final int TOPIC_BYTES = 24;

    private PushLife() {}

    /**
     * How long its push service is to keep a message: until the deadline of the notice if it has one, else a day.
     *
     * @return zero or less when it is worth nothing any more
     */
    static Duration left(Notices.Listed notice, Instant now) {
        Long deadline = notice.deadline();
        // what tells of a deadline that has passed stays true
        if (deadline == null || deadline <= notice.at()) {
            return USUAL;
        }
        Duration left = Duration.between(now, Instant.ofEpochMilli(deadline));
        return left.compareTo(LONGEST) > 0 ? LONGEST : left;
    }

    /**
     * What the message stands for: a newer one of the same match takes its place, and of a competition a newer one of
     * the same kind.
     *
     * @return 32 characters of base64url
     */
    static String topic(Notices.Listed notice) {
        String subject = notice.id().match() + (notice.about() == null ? "" : " " + notice.kind());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(subject.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(digest, TOPIC_BYTES));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
