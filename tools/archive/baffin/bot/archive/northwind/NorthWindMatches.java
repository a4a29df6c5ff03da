package baffin.bot.archive.northwind;

import baffin.match.event.Step;
import baffin.northwind.scoring.NorthWindTally;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.platform.wire.JsonCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The directed matches of North Wind, by the names of their files. */
public final class NorthWindMatches {

    private static final String ON = "ON";
    private static final String OFF = "OFF";

    private final JsonCodec<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> codec;
    private final Map<String, Supplier<List<Step>>> matches = new LinkedHashMap<>();

    /** Plans them; nothing is played yet. */
    @SuppressWarnings("unchecked") // the codec of a game holds its own types only
    public NorthWindMatches(JsonCodec<?, ?, ?, ?> codec) {
        this.codec = (JsonCodec<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally>) codec;
        add("v2-directed-last-token-by-letter", 3, ON, "letter", () -> new LastToken(false));
        add("v2-directed-last-token-after-the-last-voyage", 2, ON, "last", () -> new LastToken(true));
        add("v2-directed-all-tasks-done", 4, ON, "tasks", AllTasks::new);
        add("v2-directed-two-overboard", 2, ON, "overboard", TwoOverboard::new);
        add("v2-directed-standing-answers", 3, ON, "answers", StandingAnswers::new);
        add("v2-directed-won-without-the-memory-aid", 2, OFF, "memory", WonByNavigators::new);
    }

    /** What plays each match. */
    public Map<String, Supplier<List<Step>>> all() {
        return matches;
    }

    private void add(
            String name,
            int seats,
            String memoryAid,
            String seed,
            Supplier<NorthWindScript> script) {
        ScriptedMatch.Goal goal = new ScriptedMatch.Goal(name, seats, Map.of("memoryAid", memoryAid));
        matches.put(name, () -> ScriptedMatch.play(codec, goal, "north-wind " + seed, script::get));
    }
}
