package baffin.platform.problem;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Every kind of problem a service answers with. The slug and the status of a type never change; its words are in
 * {@code problems/messages}.
 */
public enum ProblemType {
    RULE_VIOLATION(422),
    NOT_YOUR_SEAT(403),
    NOT_YOUR_TURN(409),
    STALE_VERSION(412),
    PRECONDITION_REQUIRED(428),
    IDEMPOTENCY_KEY_REUSED(422),
    SECRET_SHOWN(409),
    MALFORMED_JSON(400),
    INVALID_FIELD(400),
    UNKNOWN_COMMAND(400),
    UNKNOWN_MATCH(404),
    MATCH_OVER(409),
    MATCH_PAUSED(409),
    TABLE_RULED(409),
    TOO_LARGE(413),
    URI_TOO_LONG(414),
    HEADERS_TOO_LARGE(431),
    REQUEST_TIMEOUT(408),
    UNAUTHORIZED(401),
    TOKEN_MALFORMED(401),
    TOKEN_EXPIRED(401),
    TOKEN_ENDED(401),
    PROOF_REFUSED(401),
    FORBIDDEN(403),
    ACCOUNT_SUSPENDED(403),
    SIGN_IN_NEEDED(403),
    NOT_FOUND(404),
    CONFLICT(409),
    TOO_MANY_REQUESTS(429),
    UNAVAILABLE(503),
    CATCHING_UP(503),
    INSUFFICIENT_STORAGE(503),
    QUARANTINED(503),
    UNSUPPORTED_MEDIA_TYPE(415),
    METHOD_NOT_ALLOWED(405),
    NOT_ACCEPTABLE(406),
    BAD_REQUEST(400),
    INTERNAL_ERROR(500);

    /** Path below which the types are described; also the prefix of every type URI. */
    public static final String PATH = "/problems/";

    private static final Messages MESSAGES = Messages.of("problems");

    private final int status;

    ProblemType(int status) {
        this.status = status;
    }

    /** Last part of the type URI, such as {@code rule-violation}. */
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
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
        return title(Locale.ENGLISH);
    }

    /** The same in one of {@link Messages#LANGUAGES}. */
    public String title(Locale language) {
        return MESSAGES.text(Phrase.of(slug() + ".title"), language);
    }

    /** What a client can do about it. */
    public String description() {
        return description(Locale.ENGLISH);
    }

    /** The same in one of {@link Messages#LANGUAGES}. */
    public String description(Locale language) {
        return MESSAGES.text(Phrase.of(slug() + ".description"), language);
    }

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
