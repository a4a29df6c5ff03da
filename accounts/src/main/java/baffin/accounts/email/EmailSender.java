package baffin.accounts.email;

import baffin.platform.problem.ProblemException;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;

/** Sends letters by e-mail. */
@ApplicationScoped
public class EmailSender {

    private static final int RETRY_S = 60;

    private final ReactiveMailer mailer;
    private final MailConfig config;

    EmailSender(ReactiveMailer mailer, MailConfig config) {
        this.mailer = mailer;
        this.config = config;
    }

    /** True when this platform sends any. */
    public boolean sent() {
        return config.host().isPresent();
    }

    /** Completes when the mail server has it; fails with a problem (503) when it does not take it. */
    Uni<Void> send(String to, EmailTexts.Letter letter) {
        return mailer.send(Mail.withText(to, letter.subject(), letter.text()))
                .onFailure()
                .transform(away -> ProblemException.unavailable("The mail server does not take the letter", RETRY_S));
    }
}
