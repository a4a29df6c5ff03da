package baffin.rules.engine;

import baffin.match.chance.Seed;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.CommandPage;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The rows of a store as the runtime keeps them: matches, and beside each the pages of its remembered commands. */
record KeptMatches(Map<String, byte[]> rows) {

    private static final String PAGES = "#commands/";

    Set<String> keys() {
        Set<String> keys = new TreeSet<>(rows.keySet());
        keys.removeIf(key -> key.startsWith("#"));
        return keys;
    }

    List<CommandPage> pages(String match) {
        return rows.entrySet().stream()
                .filter(entry ->
                        entry.getKey().startsWith(PAGES) && entry.getKey().endsWith('/' + match))
                .map(entry -> CommandPage.read(state(entry.getValue())))
                .toList();
    }

    AggregateState<HeldMatch<?, ?, ?>> match(String match, GameModules games) {
        return MatchDecisions.aggregate(games, () -> Seed.fromText("1"))
                .read(match, state(rows.get(match)), pages(match));
    }

    /** The state of a match with all that it remembers in one row. */
    byte[] whole(String match, GameModules games) {
        AggregateState<HeldMatch<?, ?, ?>> kept = match(match, games);
        return kept.state().row(kept.processed());
    }

    // what the runtime puts before a state: one byte of kind, eight of time, eight of a wake-up if there is one, one
    // for an empty note
    static byte[] state(byte[] row) {
        boolean wakes = (row[0] & 0x10) != 0;
        return Arrays.copyOfRange(row, wakes ? 18 : 10, row.length);
    }
}
