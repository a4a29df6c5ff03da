package baffin.platform.runtime.projection.store;

import com.fasterxml.jackson.core.JacksonException;
import io.vertx.core.VertxException;
import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
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
            if (refusal(cause)) {
                return !is(state(cause), LASTING);
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
            if (cause instanceof IOException || is(state(cause), AWAY)) {
                return true;
            }
        }
        return false;
    }

    /** True when a record cannot be read, or the database refuses what it holds. */
    static boolean ofData(Throwable fault) {
        return unread(fault) || deepState(fault) != null && !ofStatement(fault);
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
        String state = deepState(fault);
        return state != null && state.startsWith(STATEMENT);
    }

    private static @Nullable String deepState(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (refusal(cause)) {
                return state(cause);
            }
        }
        return null;
    }

    // Hibernate tells what the database has refused by an exception of JDBC, the pool by one of the driver
    private static boolean refusal(Throwable one) {
        return one instanceof SQLException || one instanceof PgException;
    }

    private static @Nullable String state(Throwable one) {
        return switch (one) {
            case SQLException refused -> refused.getSQLState();
            case PgException refused -> refused.getSqlState();
            default -> null;
        };
    }

    private static boolean is(@Nullable String state, Set<String> classes) {
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
