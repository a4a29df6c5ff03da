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
                                "insert into stream_ticket (hash, account, session, expires_at, ends_at, epoch)"
                                        + " select :hash, a.id, :session, :expires, :ends, a.epoch from account a"
                                        + " where a.id = :account"
                                        + " and (select count(*) from stream_ticket where account = :account) < :most",
                                values))
                        .map(added -> added > 0));
    }

    /** Takes one away that has not ended, nor the epoch in which it was given; empty when there is none any more. */
    public Uni<Optional<StreamTicket>> take(String hash, Instant now) {
        return transactions.write(session -> Sql.rows(
                        session,
                        "delete from stream_ticket t using account a"
                                + " where t.hash = :hash and t.expires_at > :now"
                                + " and a.id = t.account and a.epoch = t.epoch"
                                + " returning t.account, t.session, t.expires_at, t.ends_at",
                        Map.of("hash", hash, "now", now))
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
