package baffin.gameservice.webhook;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.DivisionJoined;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.PlaceVacated;
import baffin.competition.event.EntryEvent.PlayerAbsent;
import baffin.competition.event.EntryEvent.PlayerBack;
import baffin.competition.event.EntryEvent.Removed;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.gameservice.notification.CompetitionFact;
import baffin.gameservice.notification.CompetitionFact.About;
import baffin.gameservice.notification.CompetitionFact.Recipient;
import baffin.gameservice.notification.CompetitionLinks;
import baffin.gameservice.notification.CompetitionNotificationChanges;
import baffin.gameservice.notification.NoticeKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What happens in a competition, to webhooks. */
public final class CompetitionWebhookEvents {

    private static final Set<Class<? extends CompetitionEvent>> CHANGES = Set.of(
            ResultRecorded.class,
            RulingMade.class,
            RulingLifted.class,
            PenaltyGiven.class,
            PenaltyLifted.class,
            MatchReplayed.class,
            PersonReplaced.class,
            Swapped.class,
            DivisionJoined.class,
            RoundClosed.class,
            RoundWithdrawn.class,
            SeatsExchanged.class,
            Withdrew.class,
            Removed.class,
            Returned.class,
            PlayerAbsent.class,
            PlayerBack.class,
            PlaceVacated.class,
            CompetitionFinished.class,
            CompetitionCancelled.class,
            FinishUndone.class,
            CancellationUndone.class);

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
            Map.entry(NoticeKind.ROUND_WITHDRAWN, WebhookEventType.ROUND_WITHDRAWN),
            Map.entry(NoticeKind.SEATS_CHANGED, WebhookEventType.SEATS_CHANGED),
            Map.entry(NoticeKind.DEADLINE_MOVED, WebhookEventType.DEADLINE_MOVED),
            Map.entry(NoticeKind.TABLE_LATE, WebhookEventType.TABLE_LATE),
            Map.entry(NoticeKind.ALL_TABLES_DONE, WebhookEventType.ALL_TABLES_DONE),
            Map.entry(NoticeKind.RULING_REQUESTED, WebhookEventType.RULING_REQUESTED),
            Map.entry(NoticeKind.RULING_REQUEST_DECLINED, WebhookEventType.RULING_REQUEST_DECLINED),
            Map.entry(NoticeKind.ANNOUNCEMENT, WebhookEventType.ANNOUNCEMENT),
            Map.entry(NoticeKind.COMPETITION_FINISHED, WebhookEventType.FINISHED),
            Map.entry(NoticeKind.COMPETITION_CANCELLED, WebhookEventType.CANCELLED),
            Map.entry(NoticeKind.START_UNDONE, WebhookEventType.START_UNDONE),
            Map.entry(NoticeKind.COMPETITION_RESUMED, WebhookEventType.RESUMED),
            Map.entry(NoticeKind.POLICY_CHANGED, WebhookEventType.POLICY_CHANGED)));

    private CompetitionWebhookEvents() {}

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

    /** News of one record. However much of it changes the standings, that is told once. */
    public static List<WebhookEvent> of(CompetitionNotificationChanges changes, CompetitionRecord record) {
        List<WebhookEvent> news = new ArrayList<>();
        if (record.version() == 1) {
            news.add(of(record, WebhookEventType.COMPETITION_CREATED, "", null, ""));
        }
        record.events().forEach(event -> {
            if (event instanceof RoundPublished published) {
                news.add(of(record, WebhookEventType.ROUND_PUBLISHED, ":" + published.round(), published.round(), ""));
            }
        });
        if (record.events().stream().anyMatch(CompetitionWebhookEvents::changesStandings)) {
            news.add(of(record, WebhookEventType.STANDINGS_CHANGED, "", null, "/standings"));
        }
        changes.facts().stream().flatMap(fact -> news(fact, record)).forEach(news::add);
        return news;
    }

    // before the start there is nothing yet that an entrant could change
    private static boolean changesStandings(CompetitionEvent event) {
        return CHANGES.contains(event.getClass()) || (event instanceof Entered entered && entered.fromRound() > 1);
    }

    private static WebhookEvent of(
            CompetitionRecord record, WebhookEventType type, String name, @Nullable Integer round, String link) {
        String id = record.competitionId();
        Data data = new Data(id, record.version(), round, null, null, "/api/v1/competitions/" + id + link);
        return WebhookEvent.of(type, id + "@" + record.version() + name, record.at(), null, id, List.of(), data);
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
                fact.recipients().stream().map(Recipient::player).distinct().toList();
        WebhookEvent webhookEvent = WebhookEvent.of(type, name, record.at(), null, id, players, data);
        return Stream.of(fact.secret() ? webhookEvent.amongItsOwn() : webhookEvent);
    }
}
