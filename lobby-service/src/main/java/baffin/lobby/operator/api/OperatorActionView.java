package baffin.lobby.operator.api;

import baffin.lobby.operator.domain.OperatorAction;
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
 *     renamed, erased, competition-handed-over, account-made, invitation-made or invitation-ended
 * @param account id of the account that it was done to; absent for an invitation
 * @param until end of a suspension or invitation (UTC); absent for none
 * @param competition id of the competition that was handed over to the account; absent for none
 * @param reason why
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
        @Nullable String competition,
        String reason) {

    static OperatorActionView of(OperatorAction action) {
        return new OperatorActionView(
                action.id(),
                action.at(),
                action.operator(),
                action.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                action.account(),
                action.until(),
                action.competition(),
                action.reason());
    }
}
