package baffin.accounts.oauth;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The clients that are registered. */
@ApplicationScoped
public class OAuthClients {

    private static final String SELECT =
            "select id, owner, name, website, redirect_uris, created_at from oauth_client ";
    private static final String OF_OWNER = "coalesce(owner, '') = :owner";

    private final Transactions transactions;

    OAuthClients(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Keeps one.
     *
     * @param most of one owner
     * @return false when the owner has so many already
     */
    public Uni<Boolean> add(OAuthClient client, int most) {
        return transactions
                .write(session -> Sql.update(
                        session,
                        "insert into oauth_client (id, owner, name, website, redirect_uris, created_at)"
                                + " select :id, nullif(:owner, ''), :name, nullif(:website, ''), :uris, :created"
                                + " where (select count(*) from oauth_client where " + OF_OWNER + ") < :most",
                        Map.of(
                                "id", client.id(),
                                "owner", text(client.owner()),
                                "name", client.name(),
                                "website", text(client.website()),
                                "uris",
                                        client.redirectUris().stream()
                                                .map(URI::toString)
                                                .collect(Collectors.joining("\n")),
                                "created", client.createdAt(),
                                "most", most)))
                .map(added -> added > 0);
    }

    public Uni<Optional<OAuthClient>> find(String id) {
        return read("where id = :id", Map.of("id", id))
                .map(rows -> rows.stream().findFirst());
    }

    /** Those of an owner, the newest first; null for the host. */
    public Uni<List<OAuthClient>> of(@Nullable String owner) {
        return read("where " + OF_OWNER + " order by created_at desc, id desc", Map.of("owner", text(owner)));
    }

    /** Forgets one. */
    public Uni<Void> remove(String id) {
        return transactions.write(
                session -> Sql.update(session, "delete from oauth_client where id = :id", Map.of("id", id))
                        .replaceWithVoid());
    }

    private Uni<List<OAuthClient>> read(String which, Map<String, ?> parameters) {
        return transactions
                .read(session -> Sql.rows(session, SELECT + which, parameters))
                .map(rows -> rows.stream().map(OAuthClients::client).toList());
    }

    private static OAuthClient client(Tuple row) {
        String website = row.get("website", String.class);
        return new OAuthClient(
                row.get("id", String.class),
                row.get("owner", String.class),
                row.get("name", String.class),
                website == null ? null : URI.create(website),
                Arrays.stream(row.get("redirect_uris", String.class).split("\n"))
                        .map(URI::create)
                        .toList(),
                Sql.moment(row, "created_at"));
    }

    private static String text(@Nullable Object value) {
        return Objects.requireNonNullElse(value, "").toString();
    }
}
