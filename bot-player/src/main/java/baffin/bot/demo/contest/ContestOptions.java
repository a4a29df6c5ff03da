package baffin.bot.demo.contest;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which competition the demo plays, if one. */
public final class ContestOptions {

    private static final int SWISS_MIN = 4;
    private static final int SWISS_MAX = 64;
    private static final int ROUNDS_MAX = 12;
    private static final int TABLES_MAX = 32;

    @Option(
            names = "--league",
            description = "A whole competition instead of one match: a division of seven bots, tables of four.")
    private boolean league;

    @Option(
            names = "--swiss",
            paramLabel = "N",
            description = "A whole competition instead of one match: a pod Swiss of 4 to 64 bots with a final table.")
    private @Nullable Integer swiss;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "0",
            description = "With --swiss: rounds before the final, 1 to 12; 0 for as many as the entrants need.")
    private int rounds;

    @Option(
            names = "--cut",
            paramLabel = "N",
            description = "With --swiss: who goes on after the rounds; 4 for a final table (usual with more than 4),"
                    + " 16 for semi-finals and a final, 0 for nobody.")
    private @Nullable Integer cut;

    @Option(
            names = "--at-once",
            paramLabel = "N",
            defaultValue = "4",
            description = "With --league and --swiss: tables played at the same time, 1 to 32 (${DEFAULT-VALUE}).")
    private int atOnce;

    @Option(names = "--report", hidden = true, description = "For the launcher: where the JSON document goes.")
    private @Nullable Path report;

    /** True when a competition is asked for. */
    public boolean requested() {
        return league || swiss != null;
    }

    /** What does not fit together; empty when all does. */
    public Optional<String> fault() {
        if (league && swiss != null) {
            return Optional.of("--league and --swiss exclude each other");
        }
        if (swiss == null && (rounds != 0 || cut != null)) {
            return Optional.of("--rounds and --cut belong to --swiss");
        }
        if (swiss != null && (swiss < SWISS_MIN || swiss > SWISS_MAX)) {
            return Optional.of("--swiss must be " + SWISS_MIN + " to " + SWISS_MAX + ", not " + swiss);
        }
        if (rounds < 0 || rounds > ROUNDS_MAX) {
            return Optional.of("--rounds must be 0 to " + ROUNDS_MAX + ", not " + rounds);
        }
        if (atOnce < 1 || atOnce > TABLES_MAX) {
            return Optional.of("--at-once must be 1 to " + TABLES_MAX + ", not " + atOnce);
        }
        return cutFault();
    }

    private Optional<String> cutFault() {
        if (swiss == null || cut == null || cut == 0) {
            return Optional.empty();
        }
        boolean known = cut == ContestPolicy.TABLE || cut == 4 * ContestPolicy.TABLE;
        return known && cut <= swiss
                ? Optional.empty()
                : Optional.of("--cut must be 0, 4 or 16, and no more than there are bots");
    }

    /** The form of the competition; only when one is asked for. */
    public ContestPolicy.Form form() {
        Integer entrants = swiss;
        if (entrants == null) {
            return new ContestPolicy.League();
        }
        int usual = entrants > ContestPolicy.TABLE ? ContestPolicy.TABLE : 0;
        return new ContestPolicy.Swiss(entrants, rounds, cut == null ? usual : cut);
    }

    public int atOnce() {
        return atOnce;
    }

    @Nullable
    public Path report() {
        return report;
    }
}
