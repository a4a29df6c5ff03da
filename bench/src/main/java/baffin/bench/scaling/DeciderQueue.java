package baffin.bench.scaling;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The queue before one thread that decides. It takes all commands that wait into one transaction, as Kafka Streams
 * does, so that batches grow with the load and a thread carries more the busier it is.
 *
 * @param transactionMillis time for a transaction, however many commands it holds (ms)
 * @param decidingMillis time for each command in it (ms)
 */
record DeciderQueue(double transactionMillis, double decidingMillis) {

    /** Most commands of one transaction: {@code max.poll.records} of the deciders. */
    private static final int BATCH_MAX = 500;

    /**
     * What commands wait.
     *
     * @param p50 median from the arrival to the commit (ms)
     * @param p99 99th percentile (ms)
     * @param batch commands a transaction, mean
     * @param busy share of the time in which the thread works, 0 to 1
     */
    record Waiting(double p50, double p99, double batch, double busy) {}

    /** The rate that a thread can never exceed, commands a second. */
    double ratePerSecondMax() {
        return 1_000 * BATCH_MAX / (transactionMillis + BATCH_MAX * decidingMillis);
    }

    /**
     * Simulates commands that come independently of each other (Poisson).
     *
     * @param perSecond their rate
     * @param commands how many to simulate, 100 or more
     */
    Waiting simulated(double perSecond, int commands, SplittableRandom random) {
        double[] arrivals = new double[commands];
        double at = 0;
        for (int command = 0; command < commands; command++) {
            at += -Math.log(1 - random.nextDouble()) * 1_000 / perSecond;
            arrivals[command] = at;
        }
        double[] waited = new double[commands];
        double free = 0;
        double worked = 0;
        int transactions = 0;
        int next = 0;
        while (next < commands) {
            double begin = Math.max(free, arrivals[next]);
            int end = next;
            while (end < commands && end - next < BATCH_MAX && arrivals[end] <= begin) {
                end++;
            }
            double lasts = transactionMillis + (end - next) * decidingMillis;
            free = begin + lasts;
            worked += lasts;
            transactions++;
            for (; next < end; next++) {
                waited[next] = free - arrivals[next];
            }
        }
        Arrays.sort(waited);
        return new Waiting(
                waited[commands / 2],
                waited[commands * 99 / 100],
                (double) commands / transactions,
                Math.min(1, worked / free));
    }
}
