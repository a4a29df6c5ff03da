package baffin.standalone.cli.run;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Tail;
import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what the parts say. */
@Command(name = "logs", description = "Shows what the parts say.", mixinStandardHelpOptions = true)
public final class LogsCommand implements Callable<Integer> {

    static final List<String> PARTS =
            List.of("launcher", "kafka", "postgres", "baffin", "lobby", "rules", "scoring", "game");

    private static final long LOOK_EVERY_MS = 300;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(
            arity = "0..1",
            paramLabel = "PART",
            description =
                    "launcher, kafka, postgres, baffin (all services in one process), lobby, rules, scoring or game."
                            + " Default: all.")
    private @Nullable String part;

    @Option(
            names = {"-n", "--lines"},
            defaultValue = "50",
            description = "How many lines (${DEFAULT-VALUE}).")
    private int lines;

    @Option(
            names = {"-f", "--follow"},
            description = "Go on showing what is added, until Ctrl-C.")
    private boolean follow;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (part != null && !PARTS.contains(part)) {
            System.err.println("There is no part '" + part + "'. Parts are: " + String.join(", ", PARTS) + ".");
            return 2;
        }
        Directories layout = data.layout();
        List<String> shown = part == null ? PARTS : List.of(part);
        List<Tail> tails = new ArrayList<>();
        for (String each : shown) {
            Path file = layout.log(each);
            if (shown.size() > 1 && Files.exists(file)) {
                System.out.println("== " + each);
            }
            Tail tail = Tail.fromEnd(file);
            Tail.last(file, lines).forEach(System.out::println);
            tails.add(tail);
        }
        while (follow) {
            Thread.sleep(LOOK_EVERY_MS);
            for (Tail tail : tails) {
                tail.printNew(System.out);
            }
        }
        return 0;
    }
}
