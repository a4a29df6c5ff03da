package baffin.competition.decide;

import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Results of matches that nobody has played. */
interface RandomResults {

    /** Places and scores have nothing to do with each other. */
    RandomResults WILD = (seats, chance) -> IntStream.range(0, seats)
            .mapToObj(seat -> seat(chance, 1 + chance.nextInt(seats)))
            .toList();

    /** Places follow the scores, shared ones as well; who has left comes last. */
    RandomResults FAIR = (seats, chance) -> fair(seats, chance, false);

    /** Places and scores have nothing to do with each other, and every third seat is one that nobody came to. */
    RandomResults THIN = (seats, chance) -> WILD.of(seats, chance).stream()
            .map(seat -> chance.nextInt(3) == 0
                    ? new SeatResult(seat.place(), seat.score(), null, Fate.NO_SHOW, null)
                    : seat)
            .toList();

    /** As {@link #FAIR}, with two teams at every table of four. */
    RandomResults TEAMS = (seats, chance) -> fair(seats, chance, seats == 4);

    List<SeatResult> of(int seats, Random chance);

    static SeatResult seat(Random chance, int place) {
        Fate fate = chance.nextInt(10) == 0 ? Fate.DROPPED : Fate.PLAYED;
        return new SeatResult(place, chance.nextInt(60), null, fate, null);
    }

    private static List<SeatResult> fair(int seats, Random chance, boolean teams) {
        boolean poor = chance.nextInt(6) == 0;
        int[] scores = chance.ints(seats, poor ? -5 : 0, poor ? 3 : chance.nextInt(4, 60))
                .toArray();
        Fate[] fates = new Fate[seats];
        for (int seat = 0; seat < seats; seat++) {
            int fate = chance.nextInt(20);
            fates[seat] = fate == 0 ? Fate.NO_SHOW : fate < 3 ? Fate.DROPPED : Fate.PLAYED;
        }
        return ranked(scores, fates, teams);
    }

    /** Seat 0 and 2 against 1 and 3, where there are teams. */
    static List<SeatResult> ranked(int[] scores, Fate[] fates, boolean teams) {
        List<SeatResult> rows = new ArrayList<>();
        for (int seat = 0; seat < scores.length; seat++) {
            int place = 1;
            int own = side(scores, fates, teams, seat);
            for (int other = 0; other < (teams ? 2 : scores.length); other++) {
                boolean there = teams ? has(fates, other) : fates[other] == Fate.PLAYED;
                int its = side(scores, fates, teams, other);
                if (there && (fates[seat] != Fate.PLAYED || its > own)) {
                    place++;
                }
            }
            Integer team = teams ? (Integer) (seat % 2) : null;
            rows.add(new SeatResult(place, scores[seat], team, fates[seat], null));
        }
        return rows;
    }

    private static boolean has(Fate[] fates, int team) {
        return fates[team] == Fate.PLAYED || fates[team + 2] == Fate.PLAYED;
    }

    private static int side(int[] scores, Fate[] fates, boolean teams, int seat) {
        if (!teams) {
            return scores[seat];
        }
        int one = seat % 2;
        int most = Integer.MIN_VALUE;
        for (int member : new int[] {one, one + 2}) {
            most = fates[member] == Fate.PLAYED ? Math.max(most, scores[member]) : most;
        }
        return most;
    }

    /** The score of a ruling; some know none. */
    static @Nullable Integer known(Random chance, int score) {
        return chance.nextInt(4) == 0 ? null : score;
    }
}
