package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.part.StartRefused;
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
        description = "Makes the owner of an account an operator, who looks after the accounts of the platform.",
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
        InternalApi.lobby(data, path, Map.of("reason", reason));
        System.out.println(
                remove
                        ? handle + " is no operator any more and is signed out everywhere."
                        : handle + " is an operator from the next sign-in on.");
        return 0;
    }
}
