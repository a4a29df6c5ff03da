package baffin.gameservice.match;

import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * The records of matches as they stand in the log: one row each while a match is played, one row for all once it has
 * ended, which the database compresses to a seventh.
 */
public final class StoredSteps {

    /** All records whichever way they are kept, as {@code r (generation, match_id, version, body)}. */
    static final String RECORDS = """
            (select generation, match_id, version, body from match_step
             union all
             select p.generation, p.match_id, s.version, s.body
             from match_pack p, string_to_table(p.body, chr(30)) with ordinality as s(body, version)) r""";

    // chr(30), the record separator, stands in no JSON text; versions are those from 1 on without a gap
    private static final String PACK = """
            with ended as (
              delete from match_step m using unnest(cast(:ids as text[]), cast(:versions as bigint[])) as s(id, last)
              where m.generation = :generation and m.match_id = s.id and m.version <= s.last
              returning m.match_id, m.version, m.body)
            insert into match_pack (generation, match_id, body)
            select :generation, match_id, string_agg(body, chr(30) order by version) from ended group by match_id
            on conflict (generation, match_id) do update set body = match_pack.body || chr(30) || excluded.body
            """;

    private StoredSteps() {}

    /**
     * Packs matches that have ended.
     *
     * @param ends version of the record that ends the match, by match; later ones stay as they are
     */
    public static Uni<Integer> pack(Mutiny.Session session, int generation, Map<String, Long> ends) {
        return Sql.update(
                session,
                PACK,
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        ends.keySet().toArray(String[]::new),
                        "versions",
                        ends.values().toArray(Long[]::new)));
    }
}
