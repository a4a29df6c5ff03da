package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes and unmakes operators. */
@Command(
        name = "operator",
        description =
                "Makes the owner of an account an operator, who looks after the accounts of the platform, and prints"
                        + " a second factor for them. Again: a new one, when it was lost.",
        mixinStandardHelpOptions = true)
public final class OperatorCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Option(names = "--remove", description = "Makes an operator a player again, who is signed out everywhere.")
    private boolean remove;

    @Option(
            names = "--reason",
            paramLabel = "TEXT",
            description = "Why; stands in the record. Default: ${DEFAULT-VALUE}.",
            defaultValue = "by the host")
    private String reason = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        String act = remove ? "remove-operator" : "make-operator";
        String path = ActOptions.ACCOUNTS + "/" + ActOptions.encoded(handle) + "/" + act;
        JsonNode answer = InternalApi.lobby(data, path, Map.of("reason", reason));
        if (remove) {
            System.out.println(handle + " is no operator any more and is signed out everywhere.");
        } else {
            System.out.println(
                    handle + " is an operator who proves a second factor. For the authenticator, this once:\n\n  "
                            + answer.path("uri").asText() + "\n\nWithout it, each of these codes is good once:\n");
            answer.path("recoveryCodes").forEach(code -> System.out.println("  " + code.asText()));
        }
        return 0;
    }
}
