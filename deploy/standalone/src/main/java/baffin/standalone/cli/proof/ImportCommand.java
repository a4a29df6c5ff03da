package baffin.standalone.cli.proof;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Replays and checks an exported match without a platform. */
@Command(
        name = "import",
        description = "Replays and checks an exported match here, without any platform, and tells the final standing.",
        mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {

    @Mixin
    private final VerdictOptions options = new VerdictOptions();

    @Parameters(paramLabel = "FILE", description = "An export, as it is or compressed with gzip.")
    private Path file = Path.of("");

    @Override
    public Integer call() throws IOException, StartRefused {
        if (!Files.isRegularFile(file)) {
            throw new StartRefused("There is no file " + file + ".");
        }
        Verdict verdict = options.on(Files.readAllBytes(file));
        if (options.json()) {
            System.out.println(verdict.json());
        } else {
            verdict.print(System.out);
            verdict.printStanding(System.out);
        }
        return verdict.exitCode();
    }
}
