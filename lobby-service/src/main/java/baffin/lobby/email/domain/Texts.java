package baffin.lobby.email.domain;

/** What letters say. */
final class Texts {

    static final String PROVE_SUBJECT = "Baffin: confirm your e-mail address";
    static final String CHANGED_SUBJECT = "Baffin: your e-mail address was changed";
    static final String RESET_SUBJECT = "Baffin: set a new password";

    private Texts() {}

    static String prove(String handle, String token) {
        return """
                Somebody, probably you, has entered this address for the Baffin account %s.

                To confirm it, enter this code within a day:

                %s

                If it was not you, ignore this message: the address will not be used.
                """.formatted(handle, token);
    }

    static String changed(String handle) {
        return """
                The Baffin account %s has another e-mail address now. This one is no longer used.

                If it was not you, change your password at once, or ask an operator of the platform for help.
                """.formatted(handle);
    }

    static String reset(String handle, String token) {
        return """
                Somebody, probably you, has asked for a new password for the Baffin account %s.

                To set one, enter this code within a day:

                %s

                If it was not you, ignore this message: your password stays as it is.
                """.formatted(handle, token);
    }
}
