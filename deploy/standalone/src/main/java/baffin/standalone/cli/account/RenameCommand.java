package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Gives an account another handle and signs it out everywhere. */
@Command(
        name = "rename",
        description = "Gives an account another handle and signs it out everywhere.",
        mixinStandardHelpOptions = true)
final class RenameCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Parameters(index = "1", paramLabel = "NEW", description = "Its new handle.")
    private String next = "";

    @Override
    public Integer call() throws IOException, StartRefused {
        System.out.println(AccountText.whole(account.act("rename", Map.of("handle", next))));
        return 0;
    }
}
