package baffin.platform.problem;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A problem document (RFC 9457), media type {@value #MEDIA_TYPE}. Empty parts are left out on the wire.
 *
 * @param type relative URI reference {@code /problems/<slug>}
 * @param title the type in one line
 * @param status HTTP status
 * @param detail what went wrong this time, in words; never anything hidden from the caller
 * @param instance path of the request; null until it is answered
 * @param ruleId id of the broken rule
 * @param violations the fields at fault
 * @param nearby commands that would be accepted instead
 * @param currentVersion version of the resource now
 * @param traceId 32 hexadecimal digits to quote in a report; null until it is answered
 * @param more further members, by name
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(
        URI type,
        String title,
        int status,
        String detail,
        @Nullable URI instance,
        @Nullable String ruleId,
        List<Violation> violations,
        List<?> nearby,
        @Nullable Long currentVersion,
        @Nullable String traceId,

        @JsonAnyGetter @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        Map<String, Object> more) {

    /** Media type of problem documents. */
    public static final String MEDIA_TYPE = "application/problem+json";

    public Problem {
        violations = List.copyOf(violations);
        nearby = List.copyOf(nearby);
        more = Map.copyOf(more);
    }

    /** A problem with words for this occurrence. */
    public static Problem of(ProblemType type, String detail) {
        return new Problem(
                type.uri(),
                type.title(),
                type.status(),
                detail,
                null,
                null,
                List.of(),
                List.of(),
                null,
                null,
                Map.of());
    }

    public static Problem invalidField(String pointer, String code, String message) {
        return invalidFields(List.of(new Violation(pointer, code, message)));
    }

    /** A problem of a field or parameter that takes a few words only. */
    public static Problem notOneOf(String pointer, @Nullable String sent, List<String> words) {
        return invalidFields(List.of(Violation.notOneOf(pointer, sent, words)));
    }

    /** A problem of several fields, at least one; its words are those of the first. */
    public static Problem invalidFields(List<Violation> found) {
        Violation first = found.getFirst();
        return of(ProblemType.INVALID_FIELD, named(first.pointer()) + first.message())
                .withViolations(found);
    }

    /** The same with the fields at fault. */
    public Problem withViolations(List<Violation> found) {
        return new Problem(type, title, status, detail, instance, ruleId, found, nearby, currentVersion, traceId, more);
    }

    /** The same, naming the broken rule and what would be accepted. */
    public Problem withRule(String rule, List<?> alternatives) {
        return new Problem(
                type, title, status, detail, instance, rule, violations, alternatives, currentVersion, traceId, more);
    }

    /** The same, naming the version now. */
    public Problem withCurrentVersion(long version) {
        return new Problem(type, title, status, detail, instance, ruleId, violations, nearby, version, traceId, more);
    }

    /** The same with another detail. */
    public Problem withDetail(String other) {
        return new Problem(
                type, title, status, other, instance, ruleId, violations, nearby, currentVersion, traceId, more);
    }

    /** The same with one more member. */
    public Problem with(String member, Object value) {
        Map<String, Object> all = new LinkedHashMap<>(more);
        all.put(member, value);
        return new Problem(
                type, title, status, detail, instance, ruleId, violations, nearby, currentVersion, traceId, all);
    }

    /** The same as the answer to one request. */
    public Problem at(URI request, @Nullable String trace) {
        return new Problem(
                type, title, status, detail, request, ruleId, violations, nearby, currentVersion, trace, more);
    }

    /** The same with another title, and other words wherever those before stand. */
    Problem worded(String heading, String before, String after) {
        List<Violation> found = violations.stream()
                .map(violation -> violation.message().equals(before) ? violation.worded(after) : violation)
                .toList();
        return new Problem(
                type,
                heading,
                status,
                detail.replace(before, after),
                instance,
                ruleId,
                found,
                nearby,
                currentVersion,
                traceId,
                more);
    }

    /** To be thrown by a resource; the mapper answers with it. */
    public ProblemException asException() {
        return new ProblemException(this);
    }

    private static String named(String pointer) {
        return pointer.isEmpty() ? "The body " : pointer + " ";
    }
}
