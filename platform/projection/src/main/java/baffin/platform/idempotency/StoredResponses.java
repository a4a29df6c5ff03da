package baffin.platform.idempotency;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import io.quarkus.runtime.util.HashUtil;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** The responses of a service that repetitions get again. */
public final class StoredResponses {

    /** Makes their table. */
    public static final String SCHEMA = """
            create table if not exists stored_response (
              account text not null, key text not null, request text not null, session text not null,
              began_at timestamptz not null, secret boolean not null, response text, done boolean not null,
              primary key (account, key))""";

    /** How long a response is stored. */
    static final Duration STORED = Duration.ofHours(24);

    /** How long one with a secret is. */
    static final Duration SECRET_STORED = Duration.ofMinutes(10);

    /** After which a request without a response is taken for lost with its process. */
    private static final Duration LOST = Duration.ofMinutes(1);

    private static final String DONE = "done";
    private static final String BUSY_RETRY_S = "1";
    private static final String OF_KEY = " where account = :account and key = :key";

    private final ServiceScope scope;
    private final Transactions transactions;
    private final SecretSealer sealer;
    private final Clock clock;

    /**
     * The responses of one service.
     *
     * @param sealer seals them; without a key those with secrets are not stored
     */
    public StoredResponses(ServiceScope scope, Transactions transactions, SecretSealer sealer, Clock clock) {
        this.scope = scope;
        this.transactions = transactions;
        this.sealer = sealer;
        this.clock = clock;
    }

    /**
     * A request with a key.
     *
     * @param account who sends it; empty for nobody
     * @param session the session of the account; empty for nobody
     * @param key the key
     * @param text method, path, query and body
     * @param renewal how to get another secret, for a response that holds one; null for others
     */
    record Keyed(
            String account,
            String session,
            String key,
            String text,
            @Nullable String renewal) {

        private String context() {
            return "response " + account + ' ' + key;
        }
    }

    ServiceScope scope() {
        return scope;
    }

    /**
     * Begins a request, unless it came before.
     *
     * @return what it was answered then; empty when it is to be served now. Fails with 422 when the key belongs to
     *     another request, with 409 while that is being served, or when its secret is given no more
     */
    Uni<Optional<StoredResponse>> begin(Keyed request) {
        Instant now = clock.instant();
        String hash = hash(request.text());
        Map<String, Object> values = new HashMap<>(Map.of(
                "account", request.account(),
                "key", request.key(),
                "request", hash,
                "session", request.session(),
                "now", now,
                "secret", request.renewal() != null,
                "old", now.minus(STORED),
                "lost", now.minus(LOST)));
        return transactions
                .writeAnswer(session -> forget(session, now)
                        .chain(() -> Sql.values(session, """
                        insert into stored_response as r
                          (account, key, request, session, began_at, secret, response, done)
                        values (:account, :key, :request, :session, :now, :secret, null, false)
                        on conflict (account, key) do update set request = excluded.request,
                          session = excluded.session, began_at = excluded.began_at, secret = excluded.secret,
                          response = null, done = false
                        where r.began_at < :old or (not r.done and r.began_at < :lost)
                        returning key""", values, String.class))
                        .chain(begun -> begun.isEmpty()
                                ? Sql.rows(
                                        session,
                                        "select request, session, response, done from stored_response" + OF_KEY,
                                        Map.of("account", request.account(), "key", request.key()))
                                : Uni.createFrom().item(List.<Tuple>of())))
                // a refusal here would undo the transaction, and with it what was forgotten
                .map(before -> before.stream().findFirst().map(row -> repeated(request, hash, row)));
    }

    // bodies have passwords, which a plain hash would let somebody guess
    private String hash(String text) {
        return sealer.seals() ? HexFormat.of().formatHex(sealer.derive("keyed request", text)) : HashUtil.sha256(text);
    }

    private StoredResponse repeated(Keyed request, String hash, Tuple row) {
        if (!hash.equals(row.get("request", String.class))) {
            ProblemType type = ProblemType.IDEMPOTENCY_KEY_REUSED;
            throw Problem.of(type, type.description()).asException();
        }
        if (!row.get(DONE, Boolean.class)) {
            throw new ProblemException(
                    Problem.of(ProblemType.CONFLICT, "The request with this Idempotency-Key is still being served"),
                    Map.of("Retry-After", BUSY_RETRY_S));
        }
        return stored(request, row)
                .map(StoredResponse::new)
                .orElseThrow(() -> Problem.of(
                                ProblemType.SECRET_SHOWN,
                                ProblemType.SECRET_SHOWN.description()
                                        + ' '
                                        + Objects.requireNonNullElse(request.renewal(), ""))
                        .asException());
    }

    private Optional<String> stored(Keyed request, Tuple row) {
        return Optional.ofNullable(row.get("response", String.class))
                .filter(any -> request.renewal() == null || request.session().equals(row.get("session", String.class)))
                .flatMap(text -> text.startsWith(SecretSealer.SEALED)
                        ? sealer.open(request.context(), text).map(clear -> new String(clear, StandardCharsets.UTF_8))
                        : Optional.of(text));
    }

    /** Stores the response of a request that was begun. */
    Uni<Void> end(Keyed request, StoredResponse response) {
        Map<String, Object> values = new HashMap<>(Map.of("account", request.account(), "key", request.key()));
        values.put("response", sealed(request, response));
        return update("update stored_response set done = true, response = nullif(:response, '')" + OF_KEY, values);
    }

    // a response may name people, whose names are in no other table; without a key no secret is stored
    private String sealed(Keyed request, StoredResponse response) {
        if (sealer.seals()) {
            return sealer.seal(request.context(), response.json().getBytes(StandardCharsets.UTF_8));
        }
        return request.renewal() == null ? response.json() : "";
    }

    /** Forgets a request that was refused: it may come again with the same key, and corrected. */
    Uni<Void> refused(Keyed request) {
        return update(
                "delete from stored_response" + OF_KEY, Map.of("account", request.account(), "key", request.key()));
    }

    /**
     * Forgets the secrets that were given to an account or to a session, as it ends.
     *
     * @param column {@code account} or {@code session}
     */
    public static Uni<Void> forgetSecrets(Mutiny.Session session, String column, String id) {
        return Sql.update(
                        session,
                        "update stored_response set response = null where secret and " + column + " = :id",
                        Map.of("id", id))
                .replaceWithVoid();
    }

    private Uni<Void> update(String statement, Map<String, ?> values) {
        return transactions.writeAnswer(
                session -> Sql.update(session, statement, values).replaceWithVoid());
    }

    private static Uni<Integer> forget(Mutiny.Session session, Instant now) {
        return Sql.update(session, """
                with old as (select account, key, began_at from stored_response
                  where began_at < :old or (secret and response is not null and began_at < :secrets)
                  limit 100 for update skip locked),
                gone as (delete from stored_response r using old o
                  where r.account = o.account and r.key = o.key and o.began_at < :old)
                update stored_response r set response = null from old o
                where r.account = o.account and r.key = o.key and o.began_at >= :old""", Map.of("old", now.minus(STORED), "secrets", now.minus(SECRET_STORED)));
    }
}
