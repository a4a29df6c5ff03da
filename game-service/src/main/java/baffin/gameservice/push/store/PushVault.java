package baffin.gameservice.push.store;

import baffin.gameservice.push.domain.PushKeys;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Seals the keys of browsers for the database. What is sealed opens for its own subscription alone. */
public final class PushVault {

    private static final Logger LOG = Logger.getLogger(PushVault.class);

    private final SecretSealer sealer;

    /** A vault that seals with the sealer's first key, and opens with all. */
    public PushVault(SecretSealer sealer) {
        this.sealer = sealer;
    }

    /** True when it has a key to seal with. */
    public boolean seals() {
        return sealer.seals();
    }

    String seal(String id, PushKeys keys) {
        String text = keys.p256dh() + " " + keys.auth();
        return sealer.seal(context(id), text.getBytes(StandardCharsets.UTF_8));
    }

    /** Opens keys; empty when no key opens them. */
    Optional<PushKeys> open(String id, String sealed) {
        Optional<PushKeys> keys = sealer.open(context(id), sealed).map(PushVault::keys);
        if (keys.isEmpty()) {
            LOG.errorf("push subscription %s: no key of this installation opens its keys", id);
        }
        return keys;
    }

    private static PushKeys keys(byte[] clear) {
        String[] parts = new String(clear, StandardCharsets.UTF_8).split(" ", -1);
        return new PushKeys(parts[0], parts[1]);
    }

    private static String context(String id) {
        return "push:" + id;
    }

    /** Seals under the first key what is not; gives those that no key opens. */
    Uni<List<String>> sealAll(Transactions transactions) {
        List<String> closed = new ArrayList<>();
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select id, keys from push_subscription where keys not like :present order by id",
                        Map.of("present", sealer.prefix() + "%")))
                .chain(rows -> Multi.createFrom()
                        .iterable(rows)
                        .onItem()
                        .transformToUniAndConcatenate(row -> sealAnew(transactions, row, closed))
                        .collect()
                        .asList()
                        .replaceWith(closed));
    }

    private Uni<Integer> sealAnew(Transactions transactions, Tuple row, List<String> closed) {
        String id = row.get("id", String.class);
        String before = row.get("keys", String.class);
        Optional<PushKeys> keys = open(id, before);
        if (keys.isEmpty()) {
            closed.add(id);
            return Uni.createFrom().item(0);
        }
        return transactions.write(session -> Sql.update(
                session,
                // whoever has subscribed anew meanwhile has sealed under the present key
                "update push_subscription set keys = :after where id = :id and keys = :before",
                Map.of("after", seal(id, keys.get()), "id", id, "before", before)));
    }
}
