package baffin.accounts.operator.api;

import baffin.platform.operator.OperatorAction;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What an operator has done.
 *
 * @param id id of the record
 * @param at when (UTC)
 * @param operator id of the account of the operator; absent for the host
 * @param kind operator-made, operator-removed, suspended, suspension-lifted, sessions-ended, password-reset,
 *     renamed, erased, competition-handed-over, account-made, invitation-made, invitation-ended, seat-handed-over,
 *     line-hidden, match-released, read-model-released or words-redacted
 * @param account id of the account that it was done to, such as who had the seat or wrote the line; absent for none
 * @param until end of a suspension or invitation (UTC); absent for none
 * @param competitionId id of the competition that was handed over to the account, or has the words; absent for none
 * @param reason why
 * @param matchId id of the match that it was done in or to; absent for none
 * @param seat number of the seat that was handed over, from 0; absent for none
 * @param successor id of the player who has the seat now; absent for none
 * @param messageId id of the line that was hidden; absent for none
 * @param readModel name of the read model that goes on; absent for none
 * @param key what the action on the read model is about, such as a match, or the version of the record whose words are
 *     redacted; absent for none
 */
@Schema(name = "OperatorAction")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OperatorActionView(
        String id,
        Instant at,
        @Nullable String operator,
        String kind,
        @Nullable String account,
        @Nullable Instant until,
        @Nullable String competitionId,
        String reason,
        @Nullable String matchId,
        @Nullable Integer seat,
        @Nullable String successor,
        @Nullable String messageId,
        @Nullable String readModel,
        @Nullable String key) {

    static OperatorActionView of(OperatorAction action) {
        return new OperatorActionView(
                action.id(),
                action.at(),
                action.operator(),
                word(action.kind()),
                action.account(),
                action.until(),
                action.competition(),
                action.reason(),
                action.match(),
                action.seat(),
                action.successor(),
                action.message(),
                action.readModel(),
                action.key());
    }

    /** What was done, as people read it. */
    static String word(OperatorAction.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
