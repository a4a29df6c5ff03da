package baffin.gameservice.webhook.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a webhook. Without {@code matchId} and {@code competitionId} it receives the events of all matches in
 * which its owner holds a seat, and of the lobby as everybody sees it.
 *
 * @param url receives the events: https, port 443 or 8443 of a public host
 * @param events to send; {@code competition.*} and the like for all of a kind, including later ones
 * @param matchId the only match whose events it receives
 * @param competitionId the only competition whose events it receives
 * @param description a note for its owner, at most 200 characters
 * @param enabled false to pause it; true when absent
 */
@Schema(name = "WebhookRequest")
public record WebhookRequest(
        @Schema(required = true, examples = "https://league.example.org/baffin") @Nullable
        String url,

        @Schema(
                required = true,
                description =
                        "match.*, competition.* and lobby.* for all of a kind, including later ones, or single ones",
                examples = "[\"match.your-turn\", \"match.finished\"]")
        @Nullable
        List<@Nullable String> events,

        @Nullable String matchId,
        @Nullable String competitionId,
        @Nullable String description,
        @Nullable Boolean enabled) {}
