package baffin.view.hook;

import baffin.competition.CompetitionRecord;
import baffin.view.notice.CompetitionFact;
import baffin.view.notice.CompetitionFact.About;
import baffin.view.notice.CompetitionFact.Recipient;
import baffin.view.notice.CompetitionLinks;
import baffin.view.notice.CompetitionTold;
import baffin.view.notice.NoticeKind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What people are told of a competition, to webhooks. */
public final class FactNews {

    private static final Map<NoticeKind, HookEvent> EVENTS = new EnumMap<>(Map.ofEntries(
            Map.entry(NoticeKind.INVITED, HookEvent.INVITED),
            Map.entry(NoticeKind.ENTERED, HookEvent.ENTERED),
            Map.entry(NoticeKind.MOVED_UP, HookEvent.MOVED_UP),
            Map.entry(NoticeKind.REPLACED, HookEvent.REPLACED),
            Map.entry(NoticeKind.WITHDRAWAL, HookEvent.WITHDRAWN),
            Map.entry(NoticeKind.REMOVED, HookEvent.REMOVED),
            Map.entry(NoticeKind.PENALTY_GIVEN, HookEvent.PENALTY_GIVEN),
            Map.entry(NoticeKind.PENALTY_LIFTED, HookEvent.PENALTY_LIFTED),
            Map.entry(NoticeKind.RULING_MADE, HookEvent.RULING_MADE),
            Map.entry(NoticeKind.RULING_LIFTED, HookEvent.RULING_LIFTED),
            Map.entry(NoticeKind.DEADLINE_MOVED, HookEvent.DEADLINE_MOVED),
            Map.entry(NoticeKind.TABLE_LATE, HookEvent.TABLE_LATE),
            Map.entry(NoticeKind.ALL_TABLES_DONE, HookEvent.ALL_TABLES_DONE),
            Map.entry(NoticeKind.RULING_REQUESTED, HookEvent.RULING_REQUESTED),
            Map.entry(NoticeKind.RULING_REQUEST_DECLINED, HookEvent.RULING_REQUEST_DECLINED),
            Map.entry(NoticeKind.ANNOUNCEMENT, HookEvent.ANNOUNCEMENT),
            Map.entry(NoticeKind.COMPETITION_FINISHED, HookEvent.FINISHED),
            Map.entry(NoticeKind.COMPETITION_CANCELLED, HookEvent.CANCELLED)));

    private FactNews() {}

    /**
     * What is told.
     *
     * @param competitionId the competition
     * @param version its version
     * @param round number of the round that it is about; null for none
     * @param table number of its table; null for none
     * @param entrant number of the entrant; null for none
     * @param link where to read on, relative to the platform's address
     */
    private record Data(
            String competitionId,
            long version,
            @Nullable Integer round,
            @Nullable Integer table,
            @Nullable Integer entrant,
            String link) {}

    /** News of one record; a published round is told by {@link CompetitionNews}. */
    public static List<News> of(CompetitionTold told, CompetitionRecord record) {
        return told.facts().stream().flatMap(fact -> news(fact, record)).toList();
    }

    private static Stream<News> news(CompetitionFact fact, CompetitionRecord record) {
        HookEvent type = EVENTS.get(fact.kind());
        if (type == null) {
            return Stream.empty();
        }
        About about = fact.about();
        String id = record.competitionId();
        Data data = new Data(
                id,
                record.version(),
                about.round(),
                about.table(),
                about.entrant(),
                CompetitionLinks.of(fact.kind(), id, about.round()));
        String name = id + "@" + record.version() + ":" + fact.event() + ":" + fact.subject();
        List<String> players =
                fact.told().stream().map(Recipient::player).distinct().toList();
        News news = News.of(type, name, record.at(), null, id, players, data);
        return Stream.of(fact.secret() ? news.amongItsOwn() : news);
    }
}
