package baffin.accounts.privacy;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What acts for an account, or signs in to it, and came to be since its owner last confirmed that all is theirs. */
@ApplicationScoped
public class NewAccess {

    // far more than an account may have of all kinds together
    private static final int SHOWN_MAX = 200;

    private final Transactions transactions;

    NewAccess(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * One thing.
     *
     * @param kind bot, identity or oauth-client
     * @param id by which it is ended
     * @param name handle of the bot, issuer of the identity, name of the client
     * @param createdAt when it came to be (UTC)
     */
    @Schema(name = "NewAccessItem")
    public record Item(String kind, String id, String name, Instant createdAt) {}

    /** When the owner last confirmed all, or when the account was made; empty when there is no such account. */
    public Uni<Optional<Instant>> confirmedAt(String account) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select coalesce(confirmed_at, created_at) as at from account where id = :account",
                        Map.of("account", account)))
                .map(rows -> rows.stream().findFirst().map(row -> Sql.moment(row, "at")));
    }

    /** All that came to be since a moment, the latest first. */
    public Uni<List<Item>> since(String account, Instant since) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select * from (select 'bot' as kind, id, handle as name, created_at as at"
                                + " from account where owner = :account"
                                + " union all select 'identity', id, issuer, linked_at"
                                + " from linked_identity where account = :account"
                                + " union all select 'oauth-client', id, name, created_at"
                                + " from oauth_client where owner = :account) of_account"
                                + " where at > :since order by at desc, id limit " + SHOWN_MAX,
                        Map.of("account", account, "since", since)))
                .map(rows -> rows.stream().map(NewAccess::item).toList());
    }

    /** Notes that the owner has confirmed all that came to be until a moment; an earlier one changes nothing. */
    public Uni<Void> confirm(String account, Instant until) {
        return transactions.write(session -> Sql.update(
                        session,
                        "update account set confirmed_at = greatest(confirmed_at, :until) where id = :account",
                        Map.of("account", account, "until", until))
                .replaceWithVoid());
    }

    private static Item item(Tuple row) {
        return new Item(
                row.get("kind", String.class),
                row.get("id", String.class),
                row.get("name", String.class),
                Sql.moment(row, "at"));
    }
}
