package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Keeps every record of every competition, without what is secret: standings are computed from nothing else. */
public final class CompetitionProjection implements Projection {

    /** Raised whenever the table or what stands in it changes: rows are then folded anew. */
    private static final int SHAPE = 2;

    private static final List<String> SCHEMA = List.of("""
            create table if not exists competition_record (
              generation int not null, competition_id text not null, version bigint not null,
              at timestamptz not null, body text not null,
              primary key (generation, competition_id, version)) partition by list (generation)""");

    @Override
    public String name() {
        return "competitions";
    }

    @Override
    public String topic() {
        return Topics.LOBBY_EVENTS;
    }

    @Override
    public int schemaVersion() {
        return SHAPE;
    }

    @Override
    public List<String> schema() {
        return SCHEMA;
    }

    @Override
    public List<String> tables() {
        return List.of("competition_record");
    }

    /** Records of open matches and seeks are in the same topic; they are passed over. */
    @Override
    public long version(String key, RecordValue value) {
        if (!Competition.isKey(key)) {
            return Entry.UNVERSIONED;
        }
        CompetitionRecord record = record(value);
        if (!record.competitionId().equals(Competition.idOf(key))) {
            throw new IllegalArgumentException(
                    "a record of competition " + record.competitionId() + " under another key");
        }
        return record.version();
    }

    private static CompetitionRecord record(RecordValue value) {
        return value.as(CompetitionRecord.class, RecordJson::read);
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        List<CompetitionRecord> records = entries.stream()
                .filter(entry -> Competition.isKey(entry.key()))
                .map(entry -> record(entry.content()))
                .toList();
        if (records.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        return Sql.update(
                        session,
                        """
                        insert into competition_record (generation, competition_id, version, at, body)
                        select :generation, id, version, timestamptz 'epoch' + at * interval '1 millisecond', body
                        from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:ats as bigint[]),
                            cast(:bodies as text[])) as s(id, version, at, body)
                        """,
                        Map.of(
                                "generation",
                                generation,
                                "ids",
                                records.stream()
                                        .map(CompetitionRecord::competitionId)
                                        .toArray(String[]::new),
                                "versions",
                                records.stream().map(CompetitionRecord::version).toArray(Long[]::new),
                                "ats",
                                records.stream()
                                        .map(record -> record.at().toEpochMilli())
                                        .toArray(Long[]::new),
                                "bodies",
                                records.stream().map(RecordJson::json).toArray(String[]::new)))
                .replaceWithVoid();
    }
}
