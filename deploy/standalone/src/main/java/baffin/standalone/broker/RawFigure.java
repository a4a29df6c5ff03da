package baffin.standalone.broker;

import java.util.Locale;

/**
 * One figure of the bare broker.
 *
 * @param what was measured
 * @param perSecond records a second; 0 where it was not measured
 * @param p50Ms half of the transactions took less (ms); 0 where they were not timed one by one
 * @param p99Ms all but one of a hundred took less (ms); 0 likewise
 * @param fault why it was not measured, empty where it was
 */
public record RawFigure(String what, double perSecond, double p50Ms, double p99Ms, String fault) {

    static RawFigure rate(String what, double perSecond) {
        return new RawFigure(what, perSecond, 0, 0, "");
    }

    static RawFigure fault(String what, String why) {
        return new RawFigure(what, 0, 0, 0, why);
    }

    /** On one line, for people. */
    public String text() {
        if (!fault.isEmpty()) {
            return what + ": " + fault;
        }
        return p50Ms > 0
                ? String.format(Locale.ROOT, "%s: p50 %.1f ms, p99 %.1f ms", what, p50Ms, p99Ms)
                : String.format(Locale.ROOT, "%s: %,d/s", what, Math.round(perSecond));
    }
}
