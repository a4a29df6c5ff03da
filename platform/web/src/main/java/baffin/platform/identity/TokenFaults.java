package baffin.platform.identity;

import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import java.io.Serial;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jspecify.annotations.Nullable;

/** Says why a request is not signed in: a client renews what has expired, and asks its user to sign in for the rest. */
public final class TokenFaults {

    /** What personal access tokens begin with. */
    public static final String PERSONAL = "bfp_";

    private static final String SCHEME = "Bearer ";

    private TokenFaults() {}

    /** The session of a token was ended before its time. */
    static final class Ended extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        Ended() {
            super("the session of the token has ended");
        }
    }

    /**
     * The refusal (401).
     *
     * @param authorization header of the request; null when it has none
     * @param failure what the check of the token has said
     */
    public static ProblemException refusal(@Nullable String authorization, Throwable failure) {
        if (authorization == null) {
            return ProblemException.unauthorized();
        }
        ProblemType type = reason(authorization, failure);
        return ProblemException.tokenRefused(type, type.description());
    }

    private static ProblemType reason(String authorization, Throwable failure) {
        if (authorization.startsWith(SCHEME + PERSONAL) || any(failure, Ended.class::isInstance)) {
            return ProblemType.TOKEN_ENDED;
        }
        return any(failure, cause -> cause instanceof InvalidJwtException jwt && jwt.hasExpired())
                ? ProblemType.TOKEN_EXPIRED
                : ProblemType.TOKEN_MALFORMED;
    }

    private static boolean any(Throwable failure, Predicate<Throwable> which) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).anyMatch(which);
    }
}
