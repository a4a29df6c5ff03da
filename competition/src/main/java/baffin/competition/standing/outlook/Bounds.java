package baffin.competition.standing.outlook;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * What is certain without trying anything: between which sums everybody ends, and what all can win together. All
 * figures are in units of {@link baffin.competition.policy.Points}, of runners by position.
 */
final class Bounds {

    /** Of more, what all must win together is not looked at: it takes long and says little. */
    private static final int FEW = 128;

    private final long[] points;
    private final long[] least;
    private final long[] most;
    private final @Nullable PrizeCapacity crowd;
    private final long newcomers;
    private final int[] order;

    /**
     * Bounds.
     *
     * @param least that each has in the end
     * @param most that each has in the end
     * @param crowd what all can win together; null where that is not known
     * @param newcomers most points of somebody who may still come; below zero when nobody may
     */
    Bounds(long[] points, long[] least, long[] most, @Nullable PrizeCapacity crowd, long newcomers) {
        this.points = points;
        this.least = least;
        this.most = most;
        this.crowd = crowd;
        this.newcomers = newcomers;
        this.order = IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingLong(one -> -points[one]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    long least(int runner) {
        return least[runner];
    }

    long most(int runner) {
        return most[runner];
    }

    /** True when fewer than {@code places} others can have as many points as this one has at least. */
    boolean clinched(int runner, int places) {
        return safe(runner, places, least[runner]);
    }

    /** True when fewer than {@code places} others can have as many points as this one if it ends with so many. */
    boolean safe(int runner, int places, long sum) {
        if (newcomers >= sum) {
            return false;
        }
        long[] missing = Arrays.stream(order)
                .filter(other -> other != runner && most[other] >= sum)
                .limit(places)
                .mapToLong(other -> Math.max(0, sum - points[other]))
                .toArray();
        if (missing.length < places) {
            return true;
        }
        return crowd != null && tooMuch(missing, sum - points[runner], crowd);
    }

    /** Whether those who miss least, together with the runner, would have to win more than there is. */
    private static boolean tooMuch(long[] missing, long own, PrizeCapacity crowd) {
        long together = 0;
        for (int count = 1; count <= missing.length; count++) {
            together += missing[missing.length - count];
            if (together > crowd.most(count)) {
                return true;
            }
        }
        return together + own > crowd.most(missing.length + 1);
    }

    /** True when at least {@code places} others have more points in the end than this one can have. */
    boolean out(int runner, int places) {
        long mark = most[runner];
        long sure = others(runner).filter(other -> least[other] > mark).count();
        if (sure >= places) {
            return true;
        }
        return crowd != null
                && newcomers < 0
                && points.length <= FEW
                && crowd.least() > mark - points[runner] + room(runner, places, mark);
    }

    /** The most that the others can win while fewer than {@code places} of them have more than the mark. */
    private long room(int runner, int places, long mark) {
        long below = others(runner)
                .mapToLong(other -> Math.max(0, Math.min(mark, most[other]) - points[other]))
                .sum();
        long[] sure = others(runner)
                .filter(other -> least[other] > mark)
                .mapToLong(other -> more(other, mark))
                .toArray();
        long[] chosen = others(runner)
                .filter(other -> least[other] <= mark)
                .mapToLong(other -> -more(other, mark))
                .sorted()
                .limit(places - 1L - sure.length)
                .toArray();
        return below + LongStream.of(sure).sum() - LongStream.of(chosen).sum();
    }

    /** What somebody can win beyond the mark. */
    private long more(int other, long mark) {
        return Math.max(0, most[other] - Math.max(mark, points[other]));
    }

    private IntStream others(int runner) {
        return IntStream.range(0, points.length).filter(other -> other != runner);
    }
}
