package baffin.bot.client;

import java.time.Duration;

/** The API said no. Every subtype says what a caller can do about it. */
public sealed class ApiException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient ApiProblem problem;

    ApiException(ApiProblem problem) {
        super(problem.summary());
        this.problem = problem;
    }

    /** The problem document. */
    public ApiProblem problem() {
        return problem;
    }

    /** A rule of the game forbids the command (422): choose another one. */
    public static final class RuleBroken extends ApiException {
        private static final long serialVersionUID = 1L;

        RuleBroken(ApiProblem problem) {
            super(problem);
        }
    }

    /** Somebody acted first (412): read the match again, then decide again. */
    public static final class Stale extends ApiException {
        private static final long serialVersionUID = 1L;

        Stale(ApiProblem problem) {
            super(problem);
        }
    }

    /** It cannot be done in this state of the match (409), for example because it is over. */
    public static final class Conflict extends ApiException {
        private static final long serialVersionUID = 1L;

        Conflict(ApiProblem problem) {
            super(problem);
        }
    }

    /** The caller is not signed in (401) or may not do this (403). */
    public static final class Denied extends ApiException {
        private static final long serialVersionUID = 1L;

        Denied(ApiProblem problem) {
            super(problem);
        }
    }

    /** There is no such thing, or the caller may not know of it (404). */
    public static final class NotFound extends ApiException {
        private static final long serialVersionUID = 1L;

        NotFound(ApiProblem problem) {
            super(problem);
        }
    }

    /** The request itself is wrong (400, 405, 413, 415, 428 and others): repeating it does not help. */
    public static final class Invalid extends ApiException {
        private static final long serialVersionUID = 1L;

        Invalid(ApiProblem problem) {
            super(problem);
        }
    }

    /** Too many requests (429), or the platform is not ready (5xx), after all retries. */
    public static final class Unavailable extends ApiException {
        private static final long serialVersionUID = 1L;

        private final Duration retryAfter;

        Unavailable(ApiProblem problem, Duration retryAfter) {
            super(problem);
            this.retryAfter = retryAfter;
        }

        /** How long the platform asks to wait; zero when it did not say. */
        public Duration retryAfter() {
            return retryAfter;
        }
    }

    /** The exception for an answer of status 400 or above. */
    static ApiException of(Answer answer) {
        ApiProblem problem = ApiProblem.of(answer.status(), answer.body());
        if (problem.slug().equals("rule-violation")) {
            return new RuleBroken(problem);
        }
        return switch (answer.status()) {
            case 401, 403 -> new Denied(problem);
            case 404 -> new NotFound(problem);
            case 409 -> new Conflict(problem);
            case 412 -> new Stale(problem);
            case 429 -> new Unavailable(problem, answer.retryAfter());
            default -> answer.status() >= 500 ? new Unavailable(problem, answer.retryAfter()) : new Invalid(problem);
        };
    }
}
