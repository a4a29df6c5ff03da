package baffin.bot.load;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.Json;
import baffin.bot.load.measure.Processes;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code load}: keeps many matches going and measures. */
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = "Plays many bot matches at once and measures. Progress goes to standard error.")
public final class LoadCommand implements Callable<Integer> {

    private static final String STANDARD_OUTPUT = "-";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Mixin
    private LoadOptions options = new LoadOptions();

    @Option(names = "--pids", split = ",", description = "Processes to watch: name=pid,name=pid")
    private Map<String, Long> pids = Map.of();

    @Option(
            names = "--json",
            arity = "0..1",
            fallbackValue = STANDARD_OUTPUT,
            paramLabel = "FILE",
            description = "One JSON document into a file, or with - or nothing on standard output and nothing else.")
    private @Nullable String json;

    /** Made by picocli. */
    public LoadCommand() {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (BaffinClient client = BaffinClient.of(options.origin())) {
            LoadPlan plan = options.plan(client::games);
            LoadResult result = new Load(plan, processes(), spec.commandLine().getErr()).run(client);
            tell(result);
            return result.report().accepted() > 0 ? 0 : 1;
        }
    }

    private void tell(LoadResult result) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String document = Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(result);
        if (STANDARD_OUTPUT.equals(json)) {
            out.println(document);
            if (result.report().limited() > 0) {
                spec.commandLine().getErr().println(LoadText.limited(result.report()));
            }
        } else {
            out.print(LoadText.of(result));
        }
        out.flush();
        if (json != null && !STANDARD_OUTPUT.equals(json)) {
            Files.writeString(Path.of(json), document + System.lineSeparator());
        }
    }

    /** What was asked for, or what the launcher has started, and this program. */
    private Processes processes() throws IOException {
        Map<String, Long> all = new LinkedHashMap<>(pids);
        String run = System.getenv("BAFFIN_RUN_DIR");
        if (pids.isEmpty() && run != null && Files.isDirectory(Path.of(run))) {
            try (Stream<Path> files = Files.list(Path.of(run))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".pid"))
                        .sorted()
                        .toList()) {
                    addPid(file, all);
                }
            }
        }
        all.put("load", ProcessHandle.current().pid());
        return new Processes(all);
    }

    private static void addPid(Path file, Map<String, Long> into) throws IOException {
        List<String> words = List.of(Files.readString(file).strip().split("\\s+"));
        if (words.getFirst().matches("\\d{1,18}")) {
            into.put(file.getFileName().toString().replace(".pid", ""), Long.valueOf(words.getFirst()));
        }
    }
}
