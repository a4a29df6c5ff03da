package baffin.platform.request;

import baffin.match.terms.Uuid;
import baffin.platform.problem.Problem;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The caller's name for one command, so that a repeat is known as one.
 *
 * @param id a UUID in lower case
 */
public record IdempotencyKey(String id) {

    /** The request header. */
    public static final String HEADER = "Idempotency-Key";

    private static final Pattern FORM = Pattern.compile("(\"?)(" + Uuid.FORM + ")\\1");

    /**
     * Reads the header; quotes around the UUID are allowed, as structured fields have them.
     *
     * @param header null for a request that is never repeated, which gets a key to itself
     * @throws baffin.platform.problem.ProblemException 400 when it is no UUID
     */
    public static IdempotencyKey of(@Nullable String header) {
        if (header == null) {
            return new IdempotencyKey(UUID.randomUUID().toString());
        }
        Matcher id = FORM.matcher(header.strip().toLowerCase(Locale.ROOT));
        if (!id.matches()) {
            throw Problem.invalidField(HEADER, "wrong-type", "must be a UUID, or left out")
                    .asException();
        }
        return new IdempotencyKey(id.group(2));
    }
}
