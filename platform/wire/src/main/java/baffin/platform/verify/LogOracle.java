package baffin.platform.verify;

import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.Trees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a log of {@code match.events} in the order of each partition and tells what is wrong with it.
 *
 * <ul>
 *   <li>I1: every command that was answered "accepted" is in the log exactly once, at the version that was answered.
 *   <li>I2: no command is in the log twice, and none that was refused is in it at all.
 *   <li>I3: the versions of a match are 1 to n without gap or repeat.
 *   <li>I4: the engine, started anew with the logged seed and commands, writes the same records and comes to the same
 * state.
 * </ul>
 *
 * Keeps one state a match and the ids of its commands in memory. Not thread-safe.
 */
public final class LogOracle {

    private final JsonCodecs codecs;
    private final Map<String, MatchTrail<?, ?, ?, ?>> trails = new LinkedHashMap<>();
    private final List<String> findings = new ArrayList<>();
    private long records;

    /** An oracle for the games of the codecs. */
    public LogOracle(JsonCodecs codecs) {
        this.codecs = codecs;
    }

    /** Looks at the next record of a partition. */
    public void record(String key, byte[] json) {
        records++;
        try {
            String game = Trees.trusted(json).path("game").asText();
            trails.computeIfAbsent(key, id -> new MatchTrail<>(id, codecs.of(game), findings))
                    .append(json);
        } catch (RuntimeException e) {
            findings.add("match " + key + ": a record cannot be read or folded: " + e);
        }
    }

    /** A client was told that its command was accepted, then or on a repeat. */
    public void accepted(String matchId, String commandId, String player, long version) {
        Long logged = logged(matchId, commandId, player);
        if (logged == null || logged != version) {
            findings.add("I1 match " + matchId + ": command " + commandId + " was answered as version " + version
                    + " but the log has " + (logged == null ? "nothing" : "version " + logged));
        }
    }

    /** A client was told that its command was refused, and never that it was accepted. */
    public void refused(String matchId, String commandId, String player) {
        Long logged = logged(matchId, commandId, player);
        if (logged != null) {
            findings.add("I2 match " + matchId + ": command " + commandId + " was refused but is version " + logged);
        }
    }

    /** The decider's own row of a match must hold what the log says. */
    public void row(String matchId, byte[] row) {
        MatchTrail<?, ?, ?, ?> trail = trails.get(matchId);
        if (trail == null) {
            findings.add("I4 match " + matchId + ": the decider has a row, the log has nothing");
        } else {
            trail.compare(row);
        }
    }

    /** What the oracle has found so far. */
    public Report report() {
        return new Report(trails.size(), records, findings);
    }

    private @Nullable Long logged(String matchId, String commandId, String player) {
        return Optional.ofNullable(trails.get(matchId))
                .map(trail -> trail.version(commandId, player))
                .orElse(null);
    }

    /**
     * The verdict.
     *
     * @param matches how many matches the log holds
     * @param records how many records were read
     * @param findings what is wrong, in words that begin with the invariant; empty when all is well
     */
    public record Report(int matches, long records, List<String> findings) {

        public Report {
            findings = List.copyOf(findings);
        }
    }
}
