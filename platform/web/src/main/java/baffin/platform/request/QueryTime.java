package baffin.platform.request;

import baffin.platform.limits.Times;
import baffin.platform.problem.Problem;
import java.time.Instant;
import java.time.format.DateTimeParseException;

/** Times in query parameters. */
public final class QueryTime {

    private QueryTime() {}

    /**
     * Reads a time.
     *
     * @param parameter name of the query parameter
     * @param expected what the parameter takes, for the message
     * @throws baffin.platform.problem.ProblemException 400 when it is no RFC 3339 time in UTC of the years 1 to 9999
     */
    public static Instant parse(String parameter, String text, String expected) {
        try {
            return Times.parse(text);
        } catch (DateTimeParseException e) {
            throw Problem.invalidField("?" + parameter, "invalid", "must be " + expected)
                    .asException();
        }
    }
}
