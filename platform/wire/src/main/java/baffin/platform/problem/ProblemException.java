package baffin.platform.problem;

import java.util.Map;

/** Carries a problem to the answer of the current request. Only resources and their helpers throw it, never rules. */
public final class ProblemException extends RuntimeException {

    private final transient Problem problem;
    private final transient Map<String, String> headers;

    /** Answers with the problem alone. */
    public ProblemException(Problem problem) {
        this(problem, Map.of());
    }

    /** Answers with the problem and response headers, such as {@code Retry-After}. */
    public ProblemException(Problem problem, Map<String, String> headers) {
        super(problem.detail(), null, false, false);
        this.problem = problem;
        this.headers = Map.copyOf(headers);
    }

    /** A part is not ready; the client may come back after the given seconds. */
    public static ProblemException unavailable(String detail, int retryAfterSeconds) {
        return retryLater(Problem.of(ProblemType.UNAVAILABLE, detail), retryAfterSeconds);
    }

    /** True for a failure of somebody to prove who they are. */
    public static boolean isUnauthorized(Throwable failure) {
        return failure instanceof ProblemException known
                && known.problem().status() == ProblemType.UNAUTHORIZED.status();
    }

    /** The request needs a token and has none; {@code WWW-Authenticate} says how to send one (RFC 6750). */
    public static ProblemException unauthorized() {
        return unauthorized(ProblemType.UNAUTHORIZED, ProblemType.UNAUTHORIZED.description(), "");
    }

    /** What somebody has proved themselves with, such as a password or a code, is not good. */
    public static ProblemException proofRefused(String detail) {
        return unauthorized(ProblemType.PROOF_REFUSED, detail, "");
    }

    /** The token of the request is not good, for the reason that the type gives. */
    public static ProblemException tokenRefused(ProblemType type, String detail) {
        return unauthorized(type, detail, ", error=\"invalid_token\", error_description=\"" + type.title() + "\"");
    }

    private static ProblemException unauthorized(ProblemType type, String detail, String error) {
        return new ProblemException(
                Problem.of(type, detail), Map.of("WWW-Authenticate", "Bearer realm=\"baffin\"" + error));
    }

    /** The problem with a {@code Retry-After} header in seconds. */
    public static ProblemException retryLater(Problem problem, long retryAfterSeconds) {
        return new ProblemException(problem, Map.of("Retry-After", Long.toString(retryAfterSeconds)));
    }

    /** The document to answer with. */
    public Problem problem() {
        return problem;
    }

    /** Response headers that go with it. */
    public Map<String, String> headers() {
        return headers;
    }
}
