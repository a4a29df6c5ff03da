package baffin.gameservice.webhook.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a webhook is to be. Without {@code matchId} and {@code competitionId} it is told about all matches in which its
 * owner holds a seat, and about the whole lobby as everybody sees it.
 *
 * @param url where it goes: https, to port 443 or 8443 of a public address
 * @param events what it is told; {@code competition.*} and the like for all of a kind, also those to come
 * @param matchId the only match whose events it receives
 * @param competitionId the only competition whose events it receives
 * @param description words for its owner, at most 200 characters
 * @param enabled false for one that is told nothing; true when absent
 */
@Schema(name = "WebhookRequest")
public record WebhookRequest(
        @Schema(required = true, examples = "https://league.example.org/baffin") @Nullable
        String url,

        @Schema(
                required = true,
                description =
                        "match.*, competition.* and lobby.* for all of a kind, also those to come, or single ones",
                examples = "[\"match.your-turn\", \"match.finished\"]")
        @Nullable
        List<@Nullable String> events,

        @Nullable String matchId,
        @Nullable String competitionId,
        @Nullable String description,
        @Nullable Boolean enabled) {}
