package baffin.gameservice.webhook;

import baffin.gameservice.match.Match;
import baffin.gameservice.notification.Notice;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.NotificationChanges;
import baffin.match.Audience;
import baffin.match.event.Step;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Visibility;
import baffin.platform.match.CompetitionPlace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a step of a match is to webhooks: what its players were told of it, in fewer kinds. */
public final class MatchWebhookEvents {

    private MatchWebhookEvents() {}

    /**
     * What is told.
     *
     * @param matchId id of the match
     * @param version its version
     * @param game id of its game
     * @param player whom it asks; null for all
     * @param seat the player's seat; null for all
     * @param kind {@code YOUR_TURN}, or {@code YOU_WERE_ASKED} for an answer in a turn of others; null otherwise
     * @param deadline until when an answer is due (UTC); null for none
     * @param competition where it stands in a competition; null when it is in none
     * @param link where to read on, relative to the platform's address
     */
    private record Data(
            String matchId,
            long version,
            String game,
            @Nullable String player,
            @Nullable Integer seat,
            @Nullable NoticeKind kind,
            @Nullable Instant deadline,
            @Nullable CompetitionPlace competition,
            String link) {}

    /**
     * News of one step: a function of the log alone.
     *
     * @param notificationChanges what its players are told
     * @param after the match after it
     */
    public static List<WebhookEvent> of(NotificationChanges notificationChanges, Step step, Match<?, ?, ?, ?> after) {
        List<WebhookEvent> news = new ArrayList<>();
        boolean started = false;
        boolean ended = false;
        for (Notice notice : notificationChanges.notices()) {
            switch (notice.kind()) {
                case YOUR_TURN, YOU_WERE_ASKED -> news.add(turnEvent(notice, step, after));
                case MATCH_STARTED -> started = true;
                case MATCH_ENDED -> ended = true;
                default -> {}
            }
        }
        if (started) {
            news.addFirst(whole(WebhookEventType.MATCH_STARTED, step, after));
        }
        if (ended) {
            news.add(whole(WebhookEventType.MATCH_FINISHED, step, after));
        }
        return news;
    }

    private static WebhookEvent turnEvent(Notice notice, Step step, Match<?, ?, ?, ?> after) {
        Data data = data(step, after, notice);
        return WebhookEvent.of(
                WebhookEventType.MATCH_YOUR_TURN,
                name(step) + ":" + notice.player(),
                step.at(),
                step.matchId(),
                competition(after),
                List.of(notice.player()),
                data);
    }

    private static WebhookEvent whole(WebhookEventType type, Step step, Match<?, ?, ?, ?> after) {
        Audience audience = after.audience();
        boolean hidden = audience.visibility() == Visibility.PRIVATE;
        List<String> players = hidden
                ? audience.people()
                : audience.holders().stream().distinct().toList();
        WebhookEvent news = WebhookEvent.of(
                type, name(step), step.at(), step.matchId(), competition(after), players, data(step, after, null));
        return hidden ? news.amongItsOwn() : news;
    }

    private static String name(Step step) {
        return step.matchId() + "@" + step.version();
    }

    private static Data data(Step step, Match<?, ?, ?, ?> after, @Nullable Notice notice) {
        return new Data(
                step.matchId(),
                step.version(),
                after.start().setup().game(),
                notice == null ? null : notice.player(),
                notice == null ? null : notice.seat(),
                notice == null ? null : notice.kind(),
                notice == null ? null : notice.deadline(),
                CompetitionPlace.of(after.start().competition()),
                "/api/v1/matches/" + step.matchId());
    }

    private static @Nullable String competition(Match<?, ?, ?, ?> match) {
        CompetitionRef ref = match.start().competition();
        return ref == null ? null : ref.competition();
    }
}
