package baffin.competition.decide;

import baffin.competition.CompetitionRecord;
import java.util.List;
import java.util.Random;

/** Records of random competitions from the first to the last. */
public final class RandomLogs {

    /** How many kinds of format there are. */
    public static final int FORMATS = RandomPolicies.FORMATS;

    private RandomLogs() {}

    /**
     * One competition.
     *
     * @param format from 0 to below {@link #FORMATS}
     * @param seed the same one makes the same competition
     */
    public static List<CompetitionRecord> of(int format, long seed) {
        Random chance = new Random(31 * seed + format);
        RandomResults results = switch (chance.nextInt(4)) {
            case 0 -> RandomResults.TEAMS;
            case 1 -> RandomResults.WILD;
            default -> RandomResults.FAIR;
        };
        String name = "format " + format + ", seed " + seed;
        return new RandomPlay(new RandomPolicies(chance).of(format), chance, results, name)
                .toTheEnd(state -> {})
                .event
                .log;
    }
}
