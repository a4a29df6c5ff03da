package baffin.platform.runtime.projection;

import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.TimeoutException;

/** Tells faults that pass from faults that stay. */
final class Faults {

    /** Classes of SQLSTATE that come from the data or the statement and not from the state of the server. */
    private static final Set<String> LASTING = Set.of("22", "23", "42");

    private Faults() {}

    /** True when trying the same again may work: the database is away, restarting, busy or chose a victim. */
    static boolean passing(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof PgException refused) {
                String state = refused.getSqlState();
                return state == null || !LASTING.contains(state.substring(0, 2));
            }
            if (cause instanceof IOException || cause instanceof VertxException || cause instanceof TimeoutException) {
                return true;
            }
        }
        return false;
    }

    /** The innermost cause in one line, for a mark that people read. */
    static String inWords(Throwable fault) {
        Throwable root = fault;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String text = root.getClass().getSimpleName() + ": " + root.getMessage();
        return text.length() > 500 ? text.substring(0, 500) : text;
    }
}
