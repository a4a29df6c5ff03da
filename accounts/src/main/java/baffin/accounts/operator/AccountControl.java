package baffin.accounts.operator;

import baffin.accounts.account.Account;
import baffin.accounts.account.AccountLog;
import baffin.accounts.account.AccountStatuses;
import baffin.accounts.account.HandleChange;
import baffin.accounts.account.Suspension;
import baffin.accounts.privacy.Erasure;
import baffin.accounts.session.PasswordReset;
import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignOut;
import baffin.platform.operator.Act;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorAction.Kind;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What operators do to accounts. The record is in the log before anything is done: whatever fails after it is repeated
 * by whoever asked, and nothing is done without a record.
 */
@ApplicationScoped
public class AccountControl {

    /** {@code ce_source} of the lobby's records. */
    static final String SOURCE = "/lobby";

    private final OperatorRecords records;
    private final AccountLog log;
    private final AccountStatuses statuses;
    private final SessionService service;
    private final PasswordReset resets;
    private final HandleChange handles;
    private final SignOut signOut;
    private final Erasure erasure;
    private final SecondFactor factor;

    AccountControl(
            OperatorRecords records,
            AccountLog log,
            AccountStatuses statuses,
            SessionService service,
            PasswordReset resets,
            HandleChange handles,
            SignOut signOut,
            Erasure erasure,
            SecondFactor factor) {
        this.factor = factor;
        this.handles = handles;
        this.signOut = signOut;
        this.erasure = erasure;
        this.records = records;
        this.log = log;
        this.statuses = statuses;
        this.service = service;
        this.resets = resets;
    }

    /**
     * Makes the owner of an account an operator with a new second factor; who is one already is signed out everywhere
     * and loses the second factor so far. Fails with 409 for a bot.
     */
    public Uni<SecondFactor.Given> makeOperator(ActingOperator by, Account account) {
        if (account.bot()) {
            return Uni.createFrom()
                    .failure(Problem.of(ProblemType.CONFLICT, "A bot can't be an operator")
                            .asException());
        }
        return recorded(by, account, Kind.OPERATOR_MADE, null)
                .chain(done -> statuses.of(account.id()))
                .call(status ->
                        status.operator() ? service.endAll(account.id()) : statuses.setOperator(account.id(), true))
                .chain(status -> factor.renew(account));
    }

    /** Makes an operator a player again, who is signed out everywhere. */
    public Uni<Void> removeOperator(ActingOperator by, Account account) {
        return recorded(by, account, Kind.OPERATOR_REMOVED, null)
                .chain(done -> statuses.setOperator(account.id(), false))
                .chain(() -> factor.remove(account.id()))
                .chain(() -> service.endAll(account.id()));
    }

    /**
     * Keeps an account and its bots from signing in, and signs them out everywhere.
     *
     * @param until when it ends by itself (UTC); null until it is lifted
     */
    public Uni<Void> suspend(ActingOperator by, Account account, @Nullable Instant until) {
        return allowed(by, account)
                .chain(() -> recorded(by, account, Kind.SUSPENDED, until))
                .chain(since -> statuses.suspend(account.id(), new Suspension(since, until, by.reason())))
                .chain(() -> log.tell(account))
                .chain(() -> signOut.everywhere(account));
    }

    /** Lets a suspended account sign in again. */
    public Uni<Void> lift(ActingOperator by, Account account) {
        return allowed(by, account)
                .chain(() -> recorded(by, account, Kind.SUSPENSION_LIFTED, null))
                .chain(done -> statuses.suspend(account.id(), null))
                .chain(() -> log.tell(account));
    }

    /** Signs an account and its bots out everywhere. */
    public Uni<Void> endSessions(ActingOperator by, Account account) {
        return allowed(by, account)
                .chain(() -> recorded(by, account, Kind.SESSIONS_ENDED, null))
                .chain(done -> signOut.everywhere(account));
    }

    /** Gives an account another handle and signs it out, so that the one so far is in no token. */
    public Uni<Account> rename(ActingOperator by, Account account, String handle) {
        return allowed(by, account)
                .chain(() -> recorded(by, account, Kind.RENAMED, null))
                .chain(done -> handles.byOperator(account, handle))
                .call(renamed -> service.endAll(account.id()));
    }

    /** A one-time token with which the owner sets a new password. */
    public Uni<PasswordReset.OneTime> resetPassword(ActingOperator by, Account account) {
        return allowed(by, account)
                .chain(() -> recorded(by, account, Kind.PASSWORD_RESET, null))
                .chain(done -> resets.begin(account.id()));
    }

    /** Erases an account and its bots for good, without any time to think again. */
    public Uni<Void> erase(ActingOperator by, Account account) {
        return allowed(by, account)
                .chain(() -> recorded(by, account, Kind.ERASED, null))
                .chain(done -> erasure.erase(account));
    }

    /** Notes that an account gets a competition to direct, before it does. */
    public Uni<Void> handOver(ActingOperator by, String account, String competition) {
        return records.write(SOURCE, by, Act.competitionHandedOver(account, competition))
                .replaceWithVoid();
    }

    /** Notes that words of a competition are redacted, before they are. */
    public Uni<Void> redacted(ActingOperator by, String competition, long version) {
        return records.write(SOURCE, by, Act.wordsRedacted(competition, version))
                .replaceWithVoid();
    }

    /** Operators are equals: the host alone acts on one. */
    private Uni<Void> allowed(ActingOperator by, Account account) {
        if (by.operator() == null) {
            return Uni.createFrom().voidItem();
        }
        return statuses.of(account.id()).map(status -> {
            if (status.operator()) {
                throw Problem.of(ProblemType.FORBIDDEN, "This is the account of an operator: the host alone acts on it")
                        .asException();
            }
            return null;
        });
    }

    private Uni<Instant> recorded(ActingOperator by, Account account, Kind kind, @Nullable Instant until) {
        return records.write(SOURCE, by, Act.of(kind, account.id(), until));
    }
}
