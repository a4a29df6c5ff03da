package baffin.lobby.competition.store;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;

/** The names of people of other installations, beside those of the accounts here. */
@ApplicationScoped
public class ImportedNames {

    // an account that was erased here has played there as well: no document brings its name back
    private static final String ADD = """
            insert into player_name as n (player, handle)
            select brought.player, brought.handle
            from unnest(cast(:players as text[]), cast(:handles as text[])) as brought(player, handle)
            where not exists (
              select 1 from player_name here
              where here.player = regexp_replace(brought.player, '^elsewhere:', '') and here.handle is null)
            on conflict (player) do update set handle = excluded.handle
            where n.handle is not null and n.handle <> excluded.handle
            """;

    private final Transactions transactions;

    ImportedNames(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Keeps names by the ids of players; later ones replace those of before. */
    public Uni<Void> add(Map<String, String> names) {
        List<Map.Entry<String, String>> all = List.copyOf(names.entrySet());
        return all.isEmpty()
                ? Uni.createFrom().voidItem()
                : transactions.write(session -> Sql.update(
                                session,
                                ADD,
                                Map.of(
                                        "players",
                                        all.stream().map(Map.Entry::getKey).toArray(String[]::new),
                                        "handles",
                                        all.stream().map(Map.Entry::getValue).toArray(String[]::new)))
                        .replaceWithVoid());
    }
}
