package baffin.standalone.cli.competition;

import baffin.standalone.cli.proof.ExportFiles;
import baffin.standalone.cli.proof.PlatformSource;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Saves a competition as one file. */
@Command(
        name = "export-competition",
        description =
                "Saves a competition as one JSON file: 'recount' and 'verify-pairing' check it anywhere with --file.",
        mixinStandardHelpOptions = true)
public final class ExportCompetitionCommand implements Callable<Integer> {

    @Mixin
    private final PlatformSource platform = new PlatformSource();

    @Parameters(index = "0", paramLabel = "COMPETITION", description = "Id of the competition.")
    private String competition = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "Where to, '-' for standard output. Default: baffin-competition-ID.json.")
    private @Nullable Path file;

    @Override
    public Integer call() throws IOException, StartRefused {
        byte[] export = platform.api().export("competitions", competition);
        return ExportFiles.save(export, file, "baffin-competition-", competition);
    }
}
