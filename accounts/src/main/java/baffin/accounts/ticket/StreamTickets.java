package baffin.accounts.ticket;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** The tickets that wait, known by their hashes alone. */
@ApplicationScoped
public class StreamTickets {

    private final Transactions transactions;

    StreamTickets(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Keeps one, and forgets those that have ended.
     *
     * @param most of one account
     * @return false when the account has so many already
     */
    public Uni<Boolean> add(String hash, StreamTicket ticket, Instant now, int most) {
        Map<String, Object> values = Map.of(
                "hash",
                hash,
                "account",
                ticket.account(),
                "session",
                ticket.session(),
                "expires",
                ticket.expiresAt(),
                "ends",
                ticket.endsAt(),
                "most",
                most);
        return transactions.write(
                session -> Sql.update(session, "delete from stream_ticket where expires_at <= :now", Map.of("now", now))
                        .chain(() -> Sql.update(
                                session,
                                "insert into stream_ticket (hash, account, session, expires_at, ends_at) select :hash,"
                                        + " :account, :session, :expires, :ends where (select count(*) from"
                                        + " stream_ticket where account = :account) < :most",
                                values))
                        .map(added -> added > 0));
    }

    /** Takes one away that has not ended; empty when there is none, or somebody else has taken it. */
    public Uni<Optional<StreamTicket>> take(String hash, Instant now) {
        // the lock makes another one wait who takes it at the same time, and then find nothing
        return transactions.write(session -> Sql.rows(
                        session,
                        "select account, session, expires_at, ends_at from stream_ticket"
                                + " where hash = :hash and expires_at > :now for update",
                        Map.of("hash", hash, "now", now))
                .call(() -> Sql.update(session, "delete from stream_ticket where hash = :hash", Map.of("hash", hash)))
                .map(rows -> rows.stream().findFirst().map(StreamTickets::ticket)));
    }

    private static StreamTicket ticket(Tuple row) {
        return new StreamTicket(
                row.get("account", String.class),
                row.get("session", String.class),
                Sql.moment(row, "expires_at"),
                Sql.moment(row, "ends_at"));
    }
}
