package baffin.platform.runtime.projection.store;

import com.fasterxml.jackson.core.JacksonException;
import io.vertx.core.VertxException;
import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Tells faults that pass from faults that stay. */
public final class Faults {

    /** Classes of SQLSTATE that come from the data or the statement and not from the state of the server. */
    private static final Set<String> LASTING = Set.of("0A", "21", "22", "23", "42", "44", "54", "P0");

    /** The server stops, starts, is full, or the connection is gone. */
    private static final Set<String> AWAY = Set.of("08", "53", "57");

    private static final String STATEMENT = "42";

    private Faults() {}

    /** True when trying the same again may work: the database is away, restarting, busy or chose a victim. */
    public static boolean passing(Throwable fault) {
        if (unread(fault)) {
            return false;
        }
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof PgException refused) {
                String state = refused.getSqlState();
                return state == null || !LASTING.contains(state.substring(0, 2));
            }
            if (cause instanceof IOException
                    || cause instanceof VertxException
                    || cause instanceof NoStackTraceThrowable
                    || cause instanceof TimeoutException) {
                return true;
            }
        }
        return false;
    }

    /** True when the database cannot be reached, which nothing that is done here changes. */
    public static boolean away(Throwable fault) {
        if (unread(fault)) {
            return false;
        }
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException || cause instanceof PgException refused && is(refused, AWAY)) {
                return true;
            }
        }
        return false;
    }

    /** True when a record cannot be read, or the database refuses what it holds. */
    static boolean ofData(Throwable fault) {
        return unread(fault) || state(fault) != null && !ofStatement(fault);
    }

    // bytes in memory fail by the same type as the network does
    private static boolean unread(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof UncheckedIOException || cause instanceof JacksonException) {
                return true;
            }
        }
        return false;
    }

    /** True when the database refuses the statement, whatever the record holds: a table is missing, a right is. */
    static boolean ofStatement(Throwable fault) {
        String state = state(fault);
        return state != null && state.startsWith(STATEMENT);
    }

    private static @Nullable String state(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof PgException refused) {
                return refused.getSqlState();
            }
        }
        return null;
    }

    private static boolean is(PgException refused, Set<String> classes) {
        String state = refused.getSqlState();
        return state != null && classes.contains(state.substring(0, 2));
    }

    /** The innermost cause in one line, for a mark that people read. */
    public static String inWords(Throwable fault) {
        Throwable root = fault;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String text = root.getClass().getSimpleName() + ": " + root.getMessage();
        return text.length() > 500 ? text.substring(0, 500) : text;
    }
}
