package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lets a suspended account sign in again. */
@Command(
        name = "lift-suspension",
        description = "Lets a suspended account sign in again.",
        mixinStandardHelpOptions = true)
final class LiftCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Override
    public Integer call() throws IOException, StartRefused {
        account.act("lift-suspension");
        System.out.println(account.handle() + " may sign in again.");
        return 0;
    }
}
