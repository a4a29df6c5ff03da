package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Signs an account and its bots out everywhere, programs included. */
@Command(
        name = "end-sessions",
        description = "Signs an account and its bots out everywhere, programs included.",
        mixinStandardHelpOptions = true)
final class EndSessionsCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        account.act("end-sessions");
        System.out.println(account.handle() + " is signed out everywhere.");
        return 0;
    }
}
