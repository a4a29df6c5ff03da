package baffin.accounts.email;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.KeptLimiter;
import baffin.accounts.account.SignIn;
import baffin.accounts.session.PasswordReset;
import baffin.accounts.session.SecretTokens;
import baffin.platform.identity.SessionToken;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Keeps e-mail addresses that their owners have proved, and lets them set a lost password anew. */
@ApplicationScoped
public class EmailService {

    private static final Logger LOG = Logger.getLogger(EmailService.class);

    private static final Duration PROVED_WITHIN = Duration.ofDays(1);

    /** Addresses that an owner sets in an hour. */
    private static final int CHANGES_MAX = 5;

    /** Codes for one account in an hour that one client asks for, who may be a stranger. */
    private static final int RESETS_MAX = 5;

    /** The same of all clients: the owner has so many good codes by then. */
    private static final int RESETS_OF_ALL_MAX = 20;

    private static final int REQUESTS_MAX = 20;

    private final Emails emails;
    private final EmailSender letters;
    private final EmailTexts texts;
    private final OwnerNotices notices;
    private final Accounts accounts;
    private final SignIn signIn;
    private final PasswordReset passwords;
    private final Clock clock;
    private final SecretTokens tokens = new SecretTokens("bev_");
    private final KeptLimiter changes;
    private final KeptLimiter resets;
    private final KeptLimiter resetsOfAll;
    private final KeptLimiter ofAddress;

    EmailService(
            Emails emails,
            EmailSender letters,
            EmailTexts texts,
            OwnerNotices notices,
            Accounts accounts,
            SignIn signIn,
            PasswordReset passwords,
            @Identifier("lobby") Transactions transactions,
            Clock clock) {
        this.changes = hourly(transactions, clock, "addresses of one account", CHANGES_MAX);
        this.resets = hourly(transactions, clock, "codes for one account from one address", RESETS_MAX);
        this.resetsOfAll = hourly(transactions, clock, "codes for one account", RESETS_OF_ALL_MAX);
        this.ofAddress =
                new KeptLimiter(transactions, clock, "requests of one address", REQUESTS_MAX, Duration.ofMinutes(10));
        this.emails = emails;
        this.letters = letters;
        this.texts = texts;
        this.notices = notices;
        this.accounts = accounts;
        this.signIn = signIn;
        this.passwords = passwords;
        this.clock = clock;
    }

    private static KeptLimiter hourly(Transactions transactions, Clock clock, String what, int most) {
        return new KeptLimiter(transactions, clock, what, most, Duration.ofHours(1));
    }

    /** The address of an account. */
    public Uni<Email> of(String account) {
        return emails.of(account);
    }

    /**
     * Sends a letter to an address, whose token makes it that of the account.
     *
     * @param password of the account, since the address can set another one; null when none was sent
     * @param client where the request comes from
     * @return fails with 400 when the password does not fit, with 409 when this platform sends no letters
     */
    public Uni<Void> change(SessionToken asking, String address, @Nullable String password, String client) {
        if (!letters.sent()) {
            return Uni.createFrom().failure(noLetters());
        }
        String token = tokens.draw();
        return changes.take(asking.account())
                .chain(() -> signIn.owner(asking, password, client))
                .chain(account -> emails.await(
                                account,
                                address,
                                SecretTokens.hash(token),
                                clock.instant().plus(PROVED_WITHIN))
                        .invoke(SignIn::required)
                        .chain(() -> emails.language(account.id()))
                        .chain(language -> letters.send(address, texts.prove(language, account.handle(), token))));
    }

    /**
     * Makes the address that waits for a token the one of its account, and tells the one before.
     *
     * @return fails with 401 when the token is not good
     */
    public Uni<Void> prove(String token, String client) {
        return ofAddress
                .take(client)
                .chain(() -> emails.prove(SecretTokens.hash(token), clock.instant()))
                .map(found -> found.orElseThrow(() ->
                        ProblemException.proofRefused("The token is not good, or was used: set the address again")))
                .call(proved -> accounts.find(proved.account())
                        .invoke(found -> found.ifPresent(account -> noticeFormer(account, proved.before()))))
                .replaceWithVoid();
    }

    private void noticeFormer(Account account, @Nullable String before) {
        if (before != null) {
            notices.tell(account, before, "address");
        }
    }

    /** Forgets the address of an account. */
    public Uni<Void> remove(String account) {
        return emails.remove(account);
    }

    /**
     * Sends a one-time token for a new password to the address of an account. Whoever asks learns nothing: not whether
     * there is such an account, nor whether it has an address.
     *
     * @param client where the request comes from
     * @return fails with 409 when this platform sends no letters
     */
    public Uni<Void> forgotten(String handle, String client) {
        if (!letters.sent()) {
            return Uni.createFrom().failure(noLetters());
        }
        return ofAddress.take(client).invoke(() -> {
            if (PublicName.fault(handle).isEmpty()) {
                // nobody waits for it: how long it takes would tell
                sendReset(PublicName.of(handle).key(), client)
                        .subscribe()
                        .with(done -> {}, unsent -> LOG.warnf("a letter for a lost password was not sent: %s", unsent));
            }
        });
    }

    private Uni<Void> sendReset(String handleKey, String client) {
        return accounts.byHandle(handleKey)
                .chain(found -> found.isEmpty()
                        ? Uni.createFrom().voidItem()
                        : sendReset(found.get().account(), client));
    }

    private Uni<Void> sendReset(Account account, String client) {
        return emails.of(account.id()).chain(email -> {
            String address = email.address();
            if (address == null) {
                return Uni.createFrom().voidItem();
            }
            return resets.take(client + " " + account.id())
                    .chain(() -> resetsOfAll.take(account.id()))
                    .chain(() -> passwords.begin(account.id(), address))
                    .chain(token -> emails.language(account.id())
                            .chain(language ->
                                    letters.send(address, texts.reset(language, account.handle(), token.secret()))));
        });
    }

    private static ProblemException noLetters() {
        return Problem.of(ProblemType.CONFLICT, "This platform sends no e-mail: ask an operator")
                .asException();
    }
}
