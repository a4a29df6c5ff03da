package baffin.competition.decide;

import baffin.competition.event.CompetitionRecord;
import java.util.List;
import java.util.Random;

/** Records of random competitions from the first to the last. */
public final class RandomLogs {

    /** How many kinds of format there are. */
    public static final int FORMATS = RandomPolicies.FORMATS;

    /** Neighbouring seeds would begin alike. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private RandomLogs() {}

    /**
     * One competition.
     *
     * @param format from 0 to below {@link #FORMATS}
     * @param seed the same one makes the same competition
     */
    public static List<CompetitionRecord> of(int format, long seed) {
        Random chance = new Random((31 * seed + format) * SPREAD);
        RandomResults results = switch (chance.nextInt(5)) {
            case 0 -> RandomResults.TEAMS;
            case 1 -> RandomResults.WILD;
            case 2 -> RandomResults.THIN;
            default -> RandomResults.FAIR;
        };
        String name = "format " + format + ", seed " + seed;
        return new RandomPlay(new RandomPolicies(chance).of(format), chance, results, name)
                .toTheEnd(state -> {})
                .event
                .log;
    }
}
