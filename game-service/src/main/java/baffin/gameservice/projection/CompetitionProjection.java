package baffin.gameservice.projection;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.gameservice.push.PushRows;
import baffin.gameservice.table.OpenTables;
import baffin.gameservice.webhook.WebhookRows;
import baffin.gameservice.webhook.WebhookTables;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** Keeps what people and webhooks are told of competitions, and the competitions as far as they were told. */
final class CompetitionProjection implements Projection {

    private final CompetitionNoticeRows rows;

    CompetitionProjection(PushRows pushes, Clock clock) {
        this.rows = new CompetitionNoticeRows(new WebhookRows(Topics.LOBBY_EVENTS, clock), pushes);
    }

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
        return CompetitionTables.SHAPE;
    }

    @Override
    public List<String> schema() {
        List<String> all = new ArrayList<>(CompetitionTables.SCHEMA);
        all.addAll(OpenTables.SCHEMA);
        all.addAll(WebhookTables.SCHEMA);
        return all;
    }

    @Override
    public List<String> tables() {
        return CompetitionTables.NAMES;
    }

    /** Records of open matches and seeks are in the same topic; those of seeks are passed over. */
    @Override
    public long version(String key, RecordValue value) {
        if (!Competition.isKey(key)) {
            if (OpenTables.isKey(key)) {
                // one that can't be read is told as such
                OpenTables.record(value);
            }
            return Entry.UNVERSIONED;
        }
        CompetitionRecord record = CompetitionNoticeRows.record(value);
        if (!record.competitionId().equals(Competition.idOf(key))) {
            throw new IllegalArgumentException(
                    "a record of competition " + record.competitionId() + " under another key");
        }
        return record.version();
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
        return write(session, generation, entries, false);
    }

    @Override
    public Uni<Void> applyMissed(Mutiny.Session session, int generation, List<Entry> entries) {
        return write(session, generation, entries, true);
    }

    private Uni<Void> write(Mutiny.Session session, int generation, List<Entry> entries, boolean missed) {
        return OpenTables.write(session, generation, entries)
                .chain(changes -> rows.write(session, generation, entries, changes, missed));
    }
}
