package baffin.standalone.cli.competition;

import baffin.platform.wire.Json;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts a competition again and compares its standing. */
@Command(
        name = "recount",
        description = {
            "Fetches a competition through REST, or reads a saved export, computes its standing here from the records"
                    + " alone, and compares it with the standing that the platform, or the file, tells.",
            "Exit code 0 when both are the same, 1 when anything is different or there is nothing to compare with."
        },
        mixinStandardHelpOptions = true)
public final class RecountCommand implements Callable<Integer> {

    @Mixin
    private final CompetitionSource source = new CompetitionSource();

    @Parameters(
            paramLabel = "COMPETITION",
            arity = "0..1",
            description = "Id of the competition; needless with --file.")
    private @Nullable String competition;

    @Option(names = "--json", description = "Answers in JSON.")
    private boolean json;

    @Override
    public Integer call() throws IOException, StartRefused {
        Recount recount = Recount.of(source.read(competition));
        if (json) {
            System.out.println(Json.shared().pretty(recount.json()));
        } else {
            recount.print(System.out);
        }
        return recount.equal() ? 0 : 1;
    }
}
