package baffin.standalone.cli.account;

import com.fasterxml.jackson.databind.JsonNode;

/** Tells who has the machine what to hand out. */
final class PasswordToken {

    private PasswordToken() {}

    /** Prints a one-time token. */
    static void print(String handle, JsonNode answer) {
        System.out.println("Give this token to the owner of " + handle + ". It is good once, until "
                + answer.path("expiresAt").asText() + ":");
        System.out.println(answer.path("token").asText());
        System.out.println("They send it with their new password to POST /api/v1/auth/password-reset,"
                + " as {\"token\": \"...\", \"newPassword\": \"...\"}.");
    }
}
