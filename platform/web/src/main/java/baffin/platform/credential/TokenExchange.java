package baffin.platform.credential;

import baffin.platform.identity.TokenFaults;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Optional;

/** Knows the personal access tokens of accounts. */
public interface TokenExchange {

    /** What every personal access token begins with. */
    String PREFIX = TokenFaults.PERSONAL;

    /**
     * A bearer token.
     *
     * @param token the token
     * @param end after which it is refused (UTC)
     */
    record Bearer(String token, Instant end) {

        @Override
        public String toString() {
            return "Bearer[" + end + "]";
        }
    }

    /**
     * The short-lived bearer token that stands for a personal access token.
     *
     * @return empty when nobody has this token, or it has ended; fails with 503 when nobody can tell at the moment
     */
    Uni<Optional<Bearer>> exchange(String personalToken);
}
