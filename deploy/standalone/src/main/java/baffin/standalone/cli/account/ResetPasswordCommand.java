package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a one-time token with which the owner sets a new password. */
@Command(
        name = "reset-password",
        description = "Prints a one-time token with which the owner sets a new password.",
        mixinStandardHelpOptions = true)
final class ResetPasswordCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        JsonNode token = new Host(data).act(handle, "reset-password", Map.of("reason", reason));
        System.out.println("Give this token to the owner of " + handle + ". It is good once, until "
                + token.path("expiresAt").asText() + ":");
        System.out.println(token.path("token").asText());
        System.out.println("They send it with their new password to POST /api/v1/auth/password-reset,"
                + " as {\"token\": \"...\", \"newPassword\": \"...\"}.");
        return 0;
    }
}
