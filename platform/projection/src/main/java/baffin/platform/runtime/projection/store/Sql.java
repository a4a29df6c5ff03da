package baffin.platform.runtime.projection.store;

import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Statements on the open session: a batch is one statement whose parameters are arrays. */
public final class Sql {

    private static final long SCHEMA_LOCK = 4_711_180;
    private static final char NUL = '\0';
    private static final char UNKNOWN = '\ufffd';

    private Sql() {}

    /** Runs a statement with named parameters, moments among them; gives the number of rows. */
    public static Uni<Integer> update(Mutiny.Session session, String statement, Map<String, ?> parameters) {
        Mutiny.MutationQuery query = session.createNativeQuery(statement);
        parameters.forEach((name, value) -> query.setParameter(name, storable(value)));
        return query.executeUpdate();
    }

    /** Runs a query with named parameters; each row gives its columns by their names. */
    public static Uni<List<Tuple>> rows(Mutiny.Session session, String statement, Map<String, ?> parameters) {
        return values(session, statement, parameters, Tuple.class);
    }

    /** Runs a query of one column with named parameters. */
    public static <T> Uni<List<T>> values(
            Mutiny.Session session, String statement, Map<String, ?> parameters, Class<T> type) {
        Mutiny.SelectionQuery<T> query = session.createNativeQuery(statement, type);
        parameters.forEach((name, value) -> query.setParameter(name, storable(value)));
        return query.getResultList();
    }

    /** Runs a query of two columns, {@code id} and {@code count}; ids without a row are absent. */
    public static Uni<Map<String, Long>> counts(Mutiny.Session session, String statement, Map<String, ?> parameters) {
        return rows(session, statement, parameters)
                .map(rows -> rows.stream()
                        .collect(Collectors.toMap(
                                row -> row.get("id", String.class), row -> row.get("count", Long.class))));
    }

    /** The moment in a column that is never null. */
    public static Instant moment(Tuple row, String column) {
        return row.get(column, OffsetDateTime.class).toInstant();
    }

    /** The moment in a column; null for none. */
    public static @Nullable Instant momentOrNull(Tuple row, String column) {
        OffsetDateTime moment = row.get(column, OffsetDateTime.class);
        return moment == null ? null : moment.toInstant();
    }

    // the driver knows moments with an offset only; the database's texts hold every character but this one
    private static Object storable(Object value) {
        return switch (value) {
            case String text -> text.indexOf(NUL) < 0 ? text : text.replace(NUL, UNKNOWN);
            case Instant moment -> moment.atOffset(ZoneOffset.UTC);
            case String[] texts -> Arrays.stream(texts).map(Sql::text).toArray(String[]::new);
            default -> value;
        };
    }

    private static @Nullable String text(@Nullable String one) {
        return one == null || one.indexOf(NUL) < 0 ? one : one.replace(NUL, UNKNOWN);
    }

    /** A list of texts as one element of an array parameter, for {@link #listIn}. */
    public static String list(Collection<String> texts) {
        return json(Json.shared().text(texts));
    }

    /** Expression that makes a {@code text[]} of a column that holds what {@link #list} has written. */
    public static String listIn(String column) {
        return "array(select json_array_elements_text(cast(" + column + " as json)))";
    }

    /** JSON text that the database reads as {@code json} or {@code jsonb}, whatever its strings hold. */
    public static String json(String text) {
        return text.replace("\\u0000", "\\ufffd");
    }

    /** Waits until nobody else makes tables; until the end of the transaction nobody else does. */
    public static Uni<Void> lockSchema(Mutiny.Session session) {
        return values(session, "select pg_advisory_xact_lock(" + SCHEMA_LOCK + ") is null", Map.of(), Boolean.class)
                .replaceWithVoid();
    }

    /** Runs the steps one after the other. */
    public static Uni<Void> inTurn(List<Supplier<Uni<?>>> steps) {
        Uni<Void> all = Uni.createFrom().voidItem();
        for (Supplier<Uni<?>> step : steps) {
            all = all.chain(() -> step.get().replaceWithVoid());
        }
        return all;
    }
}
