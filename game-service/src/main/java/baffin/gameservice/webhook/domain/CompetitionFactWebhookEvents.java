package baffin.gameservice.webhook.domain;

import baffin.competition.event.CompetitionRecord;
import baffin.gameservice.notification.domain.CompetitionFact;
import baffin.gameservice.notification.domain.CompetitionFact.About;
import baffin.gameservice.notification.domain.CompetitionFact.Recipient;
import baffin.gameservice.notification.domain.CompetitionLinks;
import baffin.gameservice.notification.domain.CompetitionNotificationChanges;
import baffin.gameservice.notification.domain.NoticeKind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What people are told of a competition, to webhooks. */
public final class CompetitionFactWebhookEvents {

    private static final Map<NoticeKind, WebhookEventType> EVENTS = new EnumMap<>(Map.ofEntries(
            Map.entry(NoticeKind.INVITED, WebhookEventType.INVITED),
            Map.entry(NoticeKind.ENTERED, WebhookEventType.ENTERED),
            Map.entry(NoticeKind.MOVED_UP, WebhookEventType.MOVED_UP),
            Map.entry(NoticeKind.REPLACED, WebhookEventType.REPLACED),
            Map.entry(NoticeKind.WITHDRAWAL, WebhookEventType.WITHDRAWN),
            Map.entry(NoticeKind.REMOVED, WebhookEventType.REMOVED),
            Map.entry(NoticeKind.PENALTY_GIVEN, WebhookEventType.PENALTY_GIVEN),
            Map.entry(NoticeKind.PENALTY_LIFTED, WebhookEventType.PENALTY_LIFTED),
            Map.entry(NoticeKind.RULING_MADE, WebhookEventType.RULING_MADE),
            Map.entry(NoticeKind.RULING_LIFTED, WebhookEventType.RULING_LIFTED),
            Map.entry(NoticeKind.DEADLINE_MOVED, WebhookEventType.DEADLINE_MOVED),
            Map.entry(NoticeKind.TABLE_LATE, WebhookEventType.TABLE_LATE),
            Map.entry(NoticeKind.ALL_TABLES_DONE, WebhookEventType.ALL_TABLES_DONE),
            Map.entry(NoticeKind.RULING_REQUESTED, WebhookEventType.RULING_REQUESTED),
            Map.entry(NoticeKind.RULING_REQUEST_DECLINED, WebhookEventType.RULING_REQUEST_DECLINED),
            Map.entry(NoticeKind.ANNOUNCEMENT, WebhookEventType.ANNOUNCEMENT),
            Map.entry(NoticeKind.COMPETITION_FINISHED, WebhookEventType.FINISHED),
            Map.entry(NoticeKind.COMPETITION_CANCELLED, WebhookEventType.CANCELLED)));

    private CompetitionFactWebhookEvents() {}

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

    /** News of one record; a published round is told by {@link CompetitionWebhookEvents}. */
    public static List<WebhookEvent> of(CompetitionNotificationChanges changes, CompetitionRecord record) {
        return changes.facts().stream().flatMap(fact -> news(fact, record)).toList();
    }

    private static Stream<WebhookEvent> news(CompetitionFact fact, CompetitionRecord record) {
        WebhookEventType type = EVENTS.get(fact.kind());
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
        WebhookEvent webhookEvent = WebhookEvent.of(type, name, record.at(), null, id, players, data);
        return Stream.of(fact.secret() ? webhookEvent.amongItsOwn() : webhookEvent);
    }
}
