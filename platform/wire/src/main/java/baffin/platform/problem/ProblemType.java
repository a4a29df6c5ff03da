package baffin.platform.problem;

import java.net.URI;
import java.util.Arrays;
import java.util.Optional;

/** Every kind of problem a service answers with. The slug and the status of a type never change. */
public enum ProblemType {
    RULE_VIOLATION(
            422,
            "A rule of the game forbids it",
            "ruleId names the rule, violations the fields at fault, nearby a few commands that would be accepted."),
    NOT_YOUR_SEAT(403, "You hold no seat here", "Only the player of a seat may act for it."),
    NOT_YOUR_TURN(409, "It is not your turn", "Wait until the seat has to act; the stream of the match says when."),
    STALE_VERSION(
            412,
            "The state has moved on",
            "If-Match named an older version. currentVersion is the version now; missedEvents says where to read on."),
    PRECONDITION_REQUIRED(428, "If-Match is missing", "Send the version you saw as If-Match: \"57\", or *."),
    IDEMPOTENCY_KEY_MISSING(
            400,
            "Idempotency-Key is missing",
            "Send a fresh UUID with each new command and the same one with a retry."),
    IDEMPOTENCY_KEY_REUSED(
            422, "The Idempotency-Key belongs to another request", "The key was used before with another body."),
    MALFORMED_JSON(400, "The body is not JSON", "violations names where reading failed."),
    INVALID_FIELD(400, "A field is invalid", "violations names each field by JSON pointer, and why."),
    UNKNOWN_COMMAND(400, "No such command", "The type in the body names no command of this game."),
    UNKNOWN_MATCH(404, "No such match", "No match has this id, or you may not see it."),
    MATCH_OVER(409, "The match is over", "A match that has ended takes no command."),
    MATCH_PAUSED(409, "The match is paused", "Play continues at the time in until, or when the match is resumed."),
    TABLE_RULED(
            409,
            "The table was ruled on",
            "A ruling decides this table of a competition. Play continues only if the ruling is lifted. ruling"
                    + " is its number, kind and reason say what counts and why, competition says where it belongs."),
    TOO_LARGE(
            413,
            "Too large",
            "A body has at most 16 KiB, except at the few addresses that say otherwise. With what, bytes and most: the"
                    + " result would be too large to store, and nothing was changed."),
    URI_TOO_LONG(414, "The address is too long", "Method and address of a request have at most 4 KiB."),
    HEADERS_TOO_LARGE(431, "The headers are too large", "All headers of a request have at most 8 KiB."),
    REQUEST_TIMEOUT(
            408, "The request did not arrive in time", "Send the header and the body of a request without pauses."),
    UNAUTHORIZED(401, "Sign in first", "The bearer token is missing, expired, or issued elsewhere."),
    FORBIDDEN(403, "Not allowed", "You are signed in, but you may not do this."),
    ACCOUNT_SUSPENDED(
            403,
            "The account is suspended",
            "An operator keeps the account from signing in. reason says why, suspendedUntil until when (UTC); without"
                    + " it, until an operator lifts it."),
    NOT_FOUND(404, "Nothing here", "Nothing has this address, or you may not see it."),
    CONFLICT(409, "Conflict with the current state", "detail says what prevents it."),
    TOO_MANY_REQUESTS(429, "Too many requests", "Wait for the seconds in Retry-After."),
    UNAVAILABLE(503, "Not ready to answer", "A part is starting or behind; try again after Retry-After seconds."),
    CATCHING_UP(
            503,
            "The records are still being read",
            "After a start, this read model has not read all that the log held by then: answers would be incomplete."
                    + " recordsRead of recordsToRead shows the progress. Try again after Retry-After seconds."),
    INSUFFICIENT_STORAGE(
            503,
            "No room on the disk",
            "disk is SCARCE when nothing new is accepted and FULL when nothing is written; the host must make room. Try"
                    + " again after Retry-After seconds."),
    QUARANTINED(503, "The match is set aside", "An internal check failed for this match alone; all others continue."),
    UNSUPPORTED_MEDIA_TYPE(415, "The body has the wrong media type", "Send application/json."),
    METHOD_NOT_ALLOWED(405, "The address does not know this method", "Allow lists the methods it knows."),
    NOT_ACCEPTABLE(
            406, "No representation you accept", "Accept one of the media types in allowed, or leave the header out."),
    BAD_REQUEST(400, "The request cannot be understood", "detail says which part."),
    INTERNAL_ERROR(500, "Internal error", "Report the traceId; the request may be repeated with the same key.");

    /** Path below which the types are described; also the prefix of every type URI. */
    public static final String PATH = "/problems/";

    private final int status;
    private final String title;
    private final String description;

    ProblemType(int status, String title, String description) {
        this.status = status;
        this.title = title;
        this.description = description;
    }

    /** Last part of the type URI, such as {@code rule-violation}. */
    public String slug() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** The type as a relative URI reference, such as {@code /problems/rule-violation}. */
    public URI uri() {
        return URI.create(PATH + slug());
    }

    /** HTTP status that goes with it. */
    public int status() {
        return status;
    }

    /** One line for people, the same for every occurrence. */
    public String title() {
        return title;
    }

    /** What a client can do about it. */
    public String description() {
        return description;
    }

    /** Finds a type by its slug. */
    public static Optional<ProblemType> find(String slug) {
        return Arrays.stream(values()).filter(type -> type.slug().equals(slug)).findFirst();
    }

    /** The type that stands for a bare HTTP status. */
    public static ProblemType ofStatus(int status) {
        return switch (status) {
            case 401 -> UNAUTHORIZED;
            case 403 -> FORBIDDEN;
            case 404 -> NOT_FOUND;
            case 405 -> METHOD_NOT_ALLOWED;
            case 406 -> NOT_ACCEPTABLE;
            case 408 -> REQUEST_TIMEOUT;
            case 409 -> CONFLICT;
            case 412 -> STALE_VERSION;
            case 413 -> TOO_LARGE;
            case 414 -> URI_TOO_LONG;
            case 415 -> UNSUPPORTED_MEDIA_TYPE;
            case 428 -> PRECONDITION_REQUIRED;
            case 429 -> TOO_MANY_REQUESTS;
            case 431 -> HEADERS_TOO_LARGE;
            case 503 -> UNAVAILABLE;
            default -> status >= 400 && status < 500 ? BAD_REQUEST : INTERNAL_ERROR;
        };
    }
}
