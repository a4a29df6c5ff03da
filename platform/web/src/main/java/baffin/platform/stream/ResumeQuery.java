package baffin.platform.stream;

import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** After which event a stream begins; it means the same for every stream. */
public class ResumeQuery {

    /** The header with which clients resume. */
    public static final String HEADER = "Last-Event-ID";

    private static final Pattern VERSION = Pattern.compile("[0-9]{1,18}");

    @QueryParam("from")
    @Nullable
    String from;

    @HeaderParam(HEADER)
    @Nullable
    String lastEvent;

    /**
     * The position; a browser that comes back asks for the same address again, so that what it has seen goes before
     * where it began.
     *
     * @param reader reads a position, which it gets after the name of where it stands
     * @return null when none is named
     */
    public <P> @Nullable P position(BiFunction<String, String, P> reader) {
        if (lastEvent != null) {
            return reader.apply(HEADER, lastEvent.strip());
        }
        return from == null ? null : reader.apply("?from", from.strip());
    }

    /**
     * The position in a stream whose positions are versions, or count otherwise from 0.
     *
     * @throws baffin.platform.problem.ProblemException 400 for a text that is none
     */
    public @Nullable Long version() {
        return position(ResumeQuery::version);
    }

    /** True when the client comes back to a stream that it has read before. */
    public boolean again() {
        return lastEvent != null;
    }

    private static Long version(String name, String text) {
        if (!VERSION.matcher(text).matches()) {
            String words = "must be the position of an event of this stream: a number";
            throw Problem.invalidFields(List.of(new Violation(name, "wrong-type", words).withValue(text)))
                    .asException();
        }
        return Long.valueOf(text);
    }
}
