package baffin.accounts.privacy;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;

/** What the lobby keeps of an account, wherever it stands. */
@ApplicationScoped
public class Traces {

    private static final String ITS_OWN = "(select id from account where id = :account or owner = :account)";

    private static final List<String> TABLES = List.of(
            "session",
            "access_token",
            "password_reset",
            "account_email",
            "account_preferences",
            "linked_identity",
            "authorization_code",
            "account_status",
            "second_factor",
            "account_deletion",
            "former_handle",
            "stored_response");

    private final Transactions transactions;

    Traces(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Deletes all of it and of its bots, names first of all; nothing happens when there is no such account. */
    public Uni<Void> erase(String account) {
        return transactions.write(session -> Sql.inTurn(statements()
                .<Supplier<Uni<?>>>map(statement -> () -> run(session, statement, account))
                .toList()));
    }

    private static Stream<String> statements() {
        Stream<String> rows = TABLES.stream().map(table -> "delete from " + table + " where account in " + ITS_OWN);
        return Stream.concat(
                rows,
                Stream.of(
                        "delete from seek_hold where player in " + ITS_OWN,
                        // its bots go with it
                        "delete from account where id = :account"));
    }

    private static Uni<Integer> run(Mutiny.Session session, String statement, String account) {
        return Sql.update(session, statement, Map.of("account", account));
    }
}
