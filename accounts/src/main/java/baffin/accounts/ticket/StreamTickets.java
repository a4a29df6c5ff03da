package baffin.accounts.ticket;

import baffin.accounts.session.SessionConfig;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** The tickets that are good, known by their hashes alone. */
@ApplicationScoped
public class StreamTickets {

    // of a session that is not over, or of a personal access token: whichever has asked for the ticket
    private static final String GOOD = "select t.account, t.session, t.connection, coalesce(p.expires_at,"
            + " least(s.used_at + make_interval(secs => :idle), s.created_at + make_interval(secs => :limit)))"
            + " as ends_at"
            + " from stream_ticket t join account a on a.id = t.account and a.epoch = t.epoch"
            + " left join session s on s.id = t.session and s.epoch = a.epoch"
            + " left join oauth_client c on c.id = s.client"
            + " left join access_token p on p.id = t.session and p.epoch = a.epoch"
            + " where t.hash = :hash and t.expires_at > :now and (t.stream is null or t.stream = :seen)"
            + " and (s.client is null or c.id is not null) for update of t";

    private final Transactions transactions;
    private final double idle;
    private final double limit;

    StreamTickets(@Identifier("lobby") Transactions transactions, SessionConfig sessions) {
        this.transactions = transactions;
        this.idle = sessions.idle().toSeconds();
        this.limit = sessions.limit().toSeconds();
    }

    /**
     * A connection that a ticket has opened.
     *
     * @param account id of the account that reads
     * @param session id of the session that asked for the ticket, or of what a program has proved itself with
     * @param before id of the connection that the ticket has opened before; null for none
     * @param endsAt when the connection ends (UTC, ms)
     */
    record Opened(String account, String session, @Nullable String before, Instant endsAt) {}

    /**
     * Keeps a new ticket, and forgets those that are good no more.
     *
     * @param expires until when it opens a stream (UTC)
     * @param most of one account that have opened none
     * @return false when the account has so many already
     */
    Uni<Boolean> add(String hash, String account, String session, Instant now, Instant expires, int most) {
        Map<String, Object> values =
                Map.of("hash", hash, "account", account, "session", session, "expires", expires, "most", most);
        return transactions.write(
                one -> Sql.update(one, "delete from stream_ticket where expires_at <= :now", Map.of("now", now))
                        .chain(() -> Sql.update(
                                one,
                                "insert into stream_ticket (hash, account, session, expires_at, epoch)"
                                        + " select :hash, a.id, :session, :expires, a.epoch from account a"
                                        + " where a.id = :account and (select count(*) from stream_ticket"
                                        + " where account = :account and connection is null) < :most",
                                values))
                        .map(added -> added > 0));
    }

    /**
     * Notes that a ticket opens a connection.
     *
     * @param stream the address that it opens, which is its only one from then on
     * @param again whether the client has read the stream before
     * @param connection id of the connection
     * @param longest after which a connection ends
     * @param rest how long the ticket is good after the end of the connection
     * @return empty when the ticket is not good, or not for this
     */
    Uni<Optional<Opened>> open(
            String hash,
            String stream,
            boolean again,
            String connection,
            Instant now,
            Duration longest,
            Duration rest) {
        Map<String, Object> which =
                Map.of("hash", hash, "now", now, "seen", again ? stream : "", "idle", idle, "limit", limit);
        return transactions.write(one -> Sql.rows(one, GOOD, which)
                .map(rows -> rows.stream()
                        .map(row -> opened(row, now.plus(longest)))
                        .flatMap(Optional::stream)
                        .filter(found -> found.endsAt().isAfter(now))
                        .findFirst())
                .call(found -> found.map(good -> note(
                                one, hash, stream, connection, good.endsAt().plus(rest)))
                        .orElseGet(() -> Uni.createFrom().item(0))));
    }

    private static Uni<Integer> note(
            Mutiny.Session session, String hash, String stream, String connection, Instant expires) {
        return Sql.update(
                session,
                "update stream_ticket set stream = :stream, connection = :connection, expires_at = :expires"
                        + " where hash = :hash",
                Map.of("stream", stream, "connection", connection, "expires", expires, "hash", hash));
    }

    private static Optional<Opened> opened(Tuple row, Instant latest) {
        Instant end = Sql.momentOrNull(row, "ends_at");
        return end == null
                ? Optional.empty()
                : Optional.of(new Opened(
                        row.get("account", String.class),
                        row.get("session", String.class),
                        row.get("connection", String.class),
                        end.isBefore(latest) ? end : latest));
    }

    /** Notes that a connection is closed; the ticket is good until then (UTC) and no longer. */
    Uni<Void> closed(String connection, Instant expires) {
        return transactions.write(one -> Sql.update(
                        one,
                        "update stream_ticket set expires_at = least(expires_at, :expires)"
                                + " where connection = :connection",
                        Map.of("expires", expires, "connection", connection))
                .replaceWithVoid());
    }
}
