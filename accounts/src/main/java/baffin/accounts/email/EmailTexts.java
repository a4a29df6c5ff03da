package baffin.accounts.email;

import baffin.platform.credential.PublicOrigin;
import baffin.platform.limits.PublicName;
import jakarta.enterprise.context.ApplicationScoped;

/** What letters say; links lead to the web client, where the host has said under which address it is found. */
@ApplicationScoped
class EmailTexts {

    static final String PROVE_SUBJECT = "Baffin: confirm your e-mail address";
    static final String CHANGED_SUBJECT = "Baffin: your e-mail address was changed";
    static final String RESET_SUBJECT = "Baffin: set a new password";

    private final PublicOrigin origin;

    EmailTexts(PublicOrigin origin) {
        this.origin = origin;
    }

    String prove(String handle, String token) {
        return """
                Somebody, probably you, has entered this address for the Baffin account %s.

                To confirm it, enter this code within a day:

                %s

                %sIf it was not you, ignore this message: the address will not be used.
                """.formatted(PublicName.isolated(handle), token, link("email", token));
    }

    String changed(String handle) {
        return """
                The Baffin account %s has another e-mail address now. This one is no longer used.

                If it was not you, change your password at once, or ask an operator of the platform for help.
                """.formatted(PublicName.isolated(handle));
    }

    String reset(String handle, String token) {
        return """
                Somebody, probably you, has asked for a new password for the Baffin account %s.

                To set one, enter this code within a day:

                %s

                %sIf it was not you, ignore this message: your password stays as it is.
                """.formatted(PublicName.isolated(handle), token, link("password", token));
    }

    /** The address that a request was sent to is anybody's word: a letter repeats only what the host has set. */
    private String link(String page, String token) {
        return origin.configured()
                .map(url -> "or on this page: %s/app/#/%s?code=%s\n\n".formatted(url, page, token))
                .orElse("");
    }
}
