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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "export-competition",
        description =
                "Saves a competition as one JSON file: 'recount' and 'verify-pairing' check it anywhere with --file,"
                        + " 'import-competition' brings it to another platform.",
        mixinStandardHelpOptions = true)
final class ExportCompetitionCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Where the platform's gateway is. Default: the platform that runs on the data directory.")
    private @Nullable String url;

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
        String origin = url;
        PublicApi api =
                new PublicApi(origin != null ? origin : data.running().ports().baseUrl());
        byte[] export = api.get("/competitions/" + PublicApi.encoded(competition) + "/export");
        Path wanted = file;
        Path target = wanted != null
                ? wanted
                : Path.of("baffin-competition-" + competition.replaceAll("[^A-Za-z0-9-]", "_") + ".json");
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
