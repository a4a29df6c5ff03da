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

/** Checks the pairings of a competition. */
@Command(
        name = "verify-pairing",
        description = {
            "Fetches a competition through REST and pairs its published rounds here once more: the same records, the"
                    + " same seed and the same locks must give the same tables, byes and cost, and the seed must be the"
                    + " one that was committed to before entry.",
            "Exit code 0 when all is equal, 1 when anything is different."
        },
        mixinStandardHelpOptions = true)
public final class VerifyPairingCommand implements Callable<Integer> {

    @Mixin
    private final CompetitionSource source = new CompetitionSource();

    @Parameters(
            index = "0..*",
            arity = "0..2",
            paramLabel = "[COMPETITION] [ROUND]",
            description = "Id of the competition, which a file makes needless, and the one round to check; else all.")
    private String[] words = {};

    @Option(names = "--json", description = "Answers in JSON.")
    private boolean json;

    @Override
    public Integer call() throws IOException, StartRefused {
        boolean roundAlone = words.length == 1 && words[0].matches("[0-9]{1,4}");
        String id = words.length == 0 || roundAlone ? null : words[0];
        CompetitionExport export = source.read(id);
        Integer round = words.length == 0 || words.length == 1 && !roundAlone ? null : number(words[words.length - 1]);
        if (round != null && export.competition().round(round).isEmpty()) {
            throw new StartRefused("Round " + round + " has not been published.");
        }
        PairingVerdict verdict = PairingVerdict.of(export, round);
        if (json) {
            System.out.println(Json.shared().pretty(verdict));
        } else {
            verdict.print(System.out);
        }
        return verdict.verified() ? 0 : 1;
    }

    private static @Nullable Integer number(String word) throws StartRefused {
        try {
            return Integer.valueOf(word);
        } catch (NumberFormatException e) {
            throw new StartRefused("ROUND must be a number, not " + word + ".");
        }
    }
}
