package baffin.testkit.http;

import java.util.Map;

/** Headers of a client that has a document already. */
public final class Conditional {

    /** Later than any erasure of a name, of which other tests on the same platform may have made some. */
    private static final String LATER = "Fri, 01 Jan 2100 00:00:00 GMT";

    private Conditional() {}

    /** What a cache sends that has the document with this tag, and not from before a name was erased. */
    public static Map<String, String> having(String tag) {
        return Map.of("If-None-Match", tag, "If-Modified-Since", LATER);
    }
}
