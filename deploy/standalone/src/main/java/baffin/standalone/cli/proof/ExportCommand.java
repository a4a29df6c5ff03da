package baffin.standalone.cli.proof;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Saves a finished match as one file. */
@Command(
        name = "export",
        description = "Saves a finished match as one JSON file that 'import' replays and checks anywhere.",
        mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {

    @Mixin
    private final PlatformSource platform = new PlatformSource();

    @Parameters(index = "0", paramLabel = "MATCH", description = "Id of the match.")
    private String match = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where to, '-' for standard output. Default: baffin-MATCH.json.")
    private @Nullable Path file;

    @Override
    public Integer call() throws IOException, StartRefused {
        return ExportFiles.save(platform.api().export("matches", match), file, "baffin-", match);
    }
}
