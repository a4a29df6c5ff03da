package baffin.standalone.cli;

import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "export",
        description = "Saves a finished match as one JSON file that 'import' replays and checks anywhere.",
        mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {

    @Mixin
    private final MatchSource source = new MatchSource();

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
        byte[] export = source.export(match);
        Path wanted = file;
        Path target = wanted != null ? wanted : Path.of("baffin-" + match.replaceAll("[^A-Za-z0-9-]", "_") + ".json");
        if (target.toString().equals("-")) {
            System.out.write(export);
            System.out.flush();
            return 0;
        }
        Files.write(target, export);
        System.out.printf(Locale.ROOT, "%s: %,d bytes%n", target, export.length);
        return 0;
    }
}
