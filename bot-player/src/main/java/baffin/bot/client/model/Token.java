package baffin.bot.client.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;

/**
 * A bearer token.
 *
 * @param value the token itself
 * @param expiresAt when it ends (UTC)
 */
public record Token(String value, Instant expiresAt) {

    /** Used no more this long before its end, so that it does not expire on its way. */
    private static final Duration MARGIN = Duration.ofSeconds(30);

    /** Reads the answer to a sign-in: {@code accessToken}, and {@code expiresIn} in seconds. */
    public static Token of(JsonNode answer, Instant now) {
        String value = answer.path("accessToken").asText("");
        if (value.isEmpty()) {
            throw new IllegalStateException("the token answer holds no accessToken");
        }
        return new Token(value, now.plusSeconds(answer.path("expiresIn").asLong(300)));
    }

    public boolean freshAt(Instant now) {
        return now.isBefore(expiresAt.minus(MARGIN));
    }

    @Override
    public String toString() {
        return "Token[secret, until " + expiresAt + "]";
    }
}
