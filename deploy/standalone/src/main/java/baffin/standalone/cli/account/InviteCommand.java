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

/** Makes an invitation. */
@Command(
        name = "invite",
        description = "Prints a code with which people make accounts where BAFFIN_REGISTRATION is invitation.",
        mixinStandardHelpOptions = true)
final class InviteCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--uses",
            paramLabel = "N",
            description = "How many accounts, 1 to 1000. Default: ${DEFAULT-VALUE}.",
            defaultValue = "1")
    private int uses = 1;

    @Option(
            names = "--days",
            paramLabel = "N",
            description = "Ends after so many days, 1 to 366. Default: ${DEFAULT-VALUE}.",
            defaultValue = "30")
    private int days;

    @Option(names = "--reason", paramLabel = "TEXT", required = true, description = "Why; stands in the record.")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        Map<String, Object> body = Map.of("uses", uses, "days", days, "reason", reason);
        JsonNode invitation = new Host(data).post("/invitations", body);
        System.out.println("This code is good for " + uses + (uses == 1 ? " account" : " accounts") + ", until "
                + invitation.path("expiresAt").asText() + ":");
        System.out.println(invitation.path("code").asText());
        return 0;
    }
}
