package baffin.accounts.email;

import baffin.accounts.account.Account;
import baffin.platform.limits.RateLimiter;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Sends owners an e-mail for what was done to their accounts. No request waits for it or fails with it. */
@ApplicationScoped
public class OwnerNotices {

    private static final Logger LOG = Logger.getLogger(OwnerNotices.class);

    /** E-mails of one kind to one account in an hour. */
    private static final int EMAILS_MAX = 5;

    private final Emails emails;
    private final EmailSender sender;
    private final EmailTexts texts;
    private final RateLimiter limit = new RateLimiter("e-mails of a kind", EMAILS_MAX, Duration.ofHours(1));

    OwnerNotices(Emails emails, EmailSender sender, EmailTexts texts) {
        this.emails = emails;
        this.sender = sender;
        this.texts = texts;
    }

    /** The confirmed address of an account; empty when it has none, or this platform sends no e-mail. */
    Uni<Optional<String>> address(Account account) {
        return sender.sent()
                ? emails.of(account.id()).map(email -> Optional.ofNullable(email.address()))
                : Uni.createFrom().item(Optional.empty());
    }

    /**
     * Sends it to the confirmed address of an account, if there is one.
     *
     * @param what as {@link EmailTexts} names it
     */
    public void tell(Account account, String what) {
        begin(address(account)
                .chain(found -> found.map(to -> send(account, to, what))
                        .orElseGet(() -> Uni.createFrom().voidItem())));
    }

    /** The same to an address that may have been removed meanwhile. */
    void tell(Account account, String address, String what) {
        begin(send(account, address, what));
    }

    private Uni<Void> send(Account account, String address, String what) {
        limit.takeQuietly(account.id() + " " + what);
        return emails.language(account.id())
                .chain(language -> sender.send(address, texts.changed(language, account.handle(), what)));
    }

    private static void begin(Uni<Void> sent) {
        sent.subscribe().with(done -> {}, unsent -> LOG.warnf("an e-mail about a change was not sent: %s", unsent));
    }
}
