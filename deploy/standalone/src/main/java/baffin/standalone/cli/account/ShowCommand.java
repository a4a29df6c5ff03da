package baffin.standalone.cli.account;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows one account. */
@Command(name = "show", description = "Shows an account.", mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "HANDLE", description = "The account.")
    private String handle = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        System.out.println(AccountText.whole(new Host(data).account(handle)));
        return 0;
    }
}
