package baffin.accounts.account;

import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether an account may sign in now, asked whenever a token is issued. */
@ApplicationScoped
public class Admission {

    private final AccountStatuses statuses;
    private final Clock clock;

    Admission(AccountStatuses statuses, Clock clock) {
        this.statuses = statuses;
        this.clock = clock;
    }

    /**
     * The groups of an account beside that of every player or bot.
     *
     * @param proved whether the session has proved the second factor, without which nobody acts as an operator
     * @return fails with 403 that says why and until when, while the account or the owner of the bot is suspended
     */
    public Uni<Set<String>> groups(Account account, boolean proved) {
        Set<String> holders = new HashSet<>(Set.of(account.id()));
        if (account.owner() != null) {
            holders.add(account.owner());
        }
        return statuses.of(holders).map(found -> groups(account, proved, found));
    }

    private Set<String> groups(Account account, boolean proved, Map<String, AccountStatus> found) {
        found.values().stream()
                .map(AccountStatus::suspension)
                .filter(Objects::nonNull)
                .filter(suspension -> suspension.holds(clock.instant()))
                .findFirst()
                .map(Admission::suspended)
                .ifPresent(refused -> {
                    throw refused;
                });
        @Nullable AccountStatus owner = account.owner() == null ? null : found.get(account.owner());
        if (owner != null && owner.leaving()) {
            throw Problem.of(
                            ProblemType.FORBIDDEN,
                            "The bot rests: its owner has asked for the deletion of the account and may take that back")
                    .asException();
        }
        @Nullable AccountStatus own = found.get(account.id());
        return proved && own != null && own.operator() ? Set.of(Roles.OPERATOR) : Set.of();
    }

    private static ProblemException suspended(Suspension suspension) {
        Instant until = suspension.until();
        String end = until == null ? "until an operator lifts it" : "until " + Json.time(until);
        Problem problem = Problem.of(
                        ProblemType.ACCOUNT_SUSPENDED, "The account is suspended " + end + ": " + suspension.reason())
                .with("reason", suspension.reason());
        return (until == null ? problem : problem.with("suspendedUntil", until)).asException();
    }
}
