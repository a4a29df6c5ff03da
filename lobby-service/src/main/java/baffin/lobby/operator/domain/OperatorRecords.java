package baffin.lobby.operator.domain;

import baffin.lobby.operator.domain.OperatorAction.Kind;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** Writes what operators do. */
@ApplicationScoped
class OperatorRecords {

    private final OperatorActions actions;
    private final Clock clock;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    OperatorRecords(OperatorActions actions, Clock clock) {
        this.actions = actions;
        this.clock = clock;
    }

    /**
     * Writes a record.
     *
     * @param account id of the account that it is done to; null for none
     * @param until when it ends by itself (UTC, ms); null for never
     * @return its time (UTC, ms), once the log has it
     */
    Uni<Instant> write(By by, Kind kind, @Nullable String account, @Nullable Instant until) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        OperatorAction action =
                new OperatorAction(ids.generate().toString(), now, by.operator(), kind, account, until, by.reason());
        return actions.append(action).replaceWith(now);
    }
}
