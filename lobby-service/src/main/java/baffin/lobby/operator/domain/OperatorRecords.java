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
        return write(by, kind, account, until, null);
    }

    /** Writes that a competition was handed over to an account. */
    Uni<Instant> write(By by, String account, String competition) {
        return write(by, Kind.COMPETITION_HANDED_OVER, account, null, competition);
    }

    private Uni<Instant> write(
            By by, Kind kind, @Nullable String account, @Nullable Instant until, @Nullable String competition) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        String id = ids.generate().toString();
        return actions.append(
                        new OperatorAction(id, now, by.operator(), kind, account, until, competition, by.reason()))
                .replaceWith(now);
    }
}
