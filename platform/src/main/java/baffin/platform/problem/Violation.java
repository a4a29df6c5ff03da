package baffin.platform.problem;

/**
 * One fault in a request.
 *
 * @param pointer JSON pointer (RFC 6901) into the body, such as {@code /at/q}, "" for the whole body; a query parameter
 *     or
 *     header is named as {@code ?limit} or {@code Idempotency-Key}
 * @param code stable word for programs, such as {@code unknown-field}
 * @param message the fault in words
 */
public record Violation(String pointer, String code, String message) {}
