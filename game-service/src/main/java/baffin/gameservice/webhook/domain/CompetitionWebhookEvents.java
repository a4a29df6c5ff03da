package baffin.gameservice.webhook.domain;

import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.Entered;
import baffin.competition.event.CompetitionEvent.MatchReplayed;
import baffin.competition.event.CompetitionEvent.PenaltyGiven;
import baffin.competition.event.CompetitionEvent.PenaltyLifted;
import baffin.competition.event.CompetitionEvent.PersonReplaced;
import baffin.competition.event.CompetitionEvent.Removed;
import baffin.competition.event.CompetitionEvent.ResultRecorded;
import baffin.competition.event.CompetitionEvent.Returned;
import baffin.competition.event.CompetitionEvent.RoundClosed;
import baffin.competition.event.CompetitionEvent.RoundPublished;
import baffin.competition.event.CompetitionEvent.RulingLifted;
import baffin.competition.event.CompetitionEvent.RulingMade;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionEvent.Withdrew;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a record of a competition is to webhooks. */
public final class CompetitionWebhookEvents {

    /** Keys of records of competitions begin so. */
    public static final String KEY_PREFIX = "competitions/";

    private static final String PUBLISHED = RoundPublished.class.getSimpleName();

    private static final String ENTERED = Entered.class.getSimpleName();

    private static final Set<String> CHANGES = Stream.of(
                    ResultRecorded.class,
                    RulingMade.class,
                    RulingLifted.class,
                    PenaltyGiven.class,
                    PenaltyLifted.class,
                    MatchReplayed.class,
                    PersonReplaced.class,
                    Swapped.class,
                    RoundClosed.class,
                    Withdrew.class,
                    Removed.class,
                    Returned.class,
                    CompetitionFinished.class,
                    CompetitionCancelled.class)
            .map(Class::getSimpleName)
            .collect(Collectors.toUnmodifiableSet());

    private CompetitionWebhookEvents() {}

    /**
     * What is told.
     *
     * @param competitionId the competition
     * @param version its version
     * @param round the round that is published; null when it is about the standings
     * @param link where to read on, relative to the platform's address
     */
    private record Data(
            String competitionId, long version, @Nullable Integer round, String link) {}

    /**
     * News of one record: a function of the log alone. However much of it changes the standings, that is told once.
     *
     * @throws JsonFault when it is no record of a competition
     */
    public static List<WebhookEvent> of(byte[] json) {
        JsonNode record = read(json);
        if (record.hasNonNull("adoptedBy")) {
            return List.of(); // it happened elsewhere, some time ago
        }
        String id = record.path("competitionId").asText();
        long version = record.path("version").asLong();
        Instant at = Instant.parse(record.path("at").asText());
        List<WebhookEvent> news = new ArrayList<>();
        boolean changed = false;
        for (JsonNode event : record.path("events")) {
            String type = event.path("type").asText();
            if (type.equals(PUBLISHED)) {
                int round = event.path("round").asInt();
                Data data = new Data(id, version, round, "/api/v1/competitions/" + id);
                news.add(WebhookEvent.of(
                        WebhookEventType.ROUND_PUBLISHED,
                        id + "@" + version + ":" + round,
                        at,
                        null,
                        id,
                        List.of(),
                        data));
            }
            changed |= CHANGES.contains(type) || late(event);
        }
        if (changed) {
            Data data = new Data(id, version, null, "/api/v1/competitions/" + id + "/standings");
            news.add(WebhookEvent.of(
                    WebhookEventType.STANDINGS_CHANGED, id + "@" + version, at, null, id, List.of(), data));
        }
        return news;
    }

    // before the start there is nothing yet that an entrant could change
    private static boolean late(JsonNode event) {
        return event.path("type").asText().equals(ENTERED)
                && event.path("fromRound").asInt() > 1;
    }

    private static JsonNode read(byte[] json) {
        JsonNode record = Json.shared().parse(json);
        if (!record.path("competitionId").isTextual() || !record.path("events").isArray()) {
            throw new JsonFault("not a record of a competition");
        }
        return record;
    }
}
