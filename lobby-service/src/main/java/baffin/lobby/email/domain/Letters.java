package baffin.lobby.email.domain;

import io.smallrye.mutiny.Uni;

/** Sends letters by e-mail. */
public interface Letters {

    /** True when this platform sends any. */
    boolean sent();

    /** Completes when the mail server has it; fails with a problem (503) when it does not take it. */
    Uni<Void> send(String to, String subject, String text);
}
