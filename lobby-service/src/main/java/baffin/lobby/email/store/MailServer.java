package baffin.lobby.email.store;

import baffin.lobby.email.domain.Letters;
import baffin.lobby.email.domain.MailConfig;
import baffin.platform.problem.ProblemException;
import io.quarkus.mailer.Mail;
import io.quarkus.mailer.reactive.ReactiveMailer;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;

/** Letters on their way to the mail server of the host. */
@ApplicationScoped
class MailServer implements Letters {

    private static final int RETRY_S = 60;

    private final ReactiveMailer mailer;
    private final MailConfig config;

    MailServer(ReactiveMailer mailer, MailConfig config) {
        this.mailer = mailer;
        this.config = config;
    }

    @Override
    public boolean sent() {
        return config.host().isPresent();
    }

    @Override
    public Uni<Void> send(String to, String subject, String text) {
        return mailer.send(Mail.withText(to, subject, text))
                .onFailure()
                .transform(away -> ProblemException.unavailable("The mail server does not take the letter", RETRY_S));
    }
}
