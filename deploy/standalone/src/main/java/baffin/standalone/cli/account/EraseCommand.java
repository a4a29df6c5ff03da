package baffin.standalone.cli.account;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Erases an account and its bots for good. */
@Command(
        name = "erase",
        description = "Erases an account and its bots for good: records keep their ids without a name.",
        mixinStandardHelpOptions = true)
final class EraseCommand implements Callable<Integer> {

    @Mixin
    private final ActOptions account = new ActOptions();

    @Option(names = "--yes", description = "Do it. Without this option, nothing is erased.")
    private boolean yes;

    @Override
    public Integer call() throws IOException, StartRefused {
        if (!yes) {
            System.err.println("Nothing is erased yet. " + account.handle() + " and its bots would be signed out,"
                    + " and all that is kept of them deleted, at once and for good. Add --yes to do it.");
            return CommandLine.ExitCode.USAGE;
        }
        account.act("erase");
        System.out.println(account.handle() + " is erased. Matches and standings show \"former player\".");
        return 0;
    }
}
