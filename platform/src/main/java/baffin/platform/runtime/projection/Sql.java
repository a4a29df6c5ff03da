package baffin.platform.runtime.projection;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** Statements on the open session: a batch is one statement whose parameters are arrays. */
public final class Sql {

    private Sql() {}

    /** Runs a statement with named parameters; gives the number of rows. */
    public static Uni<Integer> update(Mutiny.Session session, String statement, Map<String, ?> parameters) {
        Mutiny.MutationQuery query = session.createNativeQuery(statement);
        parameters.forEach(query::setParameter);
        return query.executeUpdate();
    }

    /** Runs a query with named parameters; each row is an array of its columns. */
    public static Uni<List<Object[]>> rows(Mutiny.Session session, String statement, Map<String, ?> parameters) {
        Mutiny.SelectionQuery<Object[]> query = session.createNativeQuery(statement, Object[].class);
        parameters.forEach(query::setParameter);
        return query.getResultList();
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
