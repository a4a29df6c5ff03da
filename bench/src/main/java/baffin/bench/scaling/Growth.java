package baffin.bench.scaling;

import baffin.platform.topics.Topics;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What it takes to carry a number of matches a day.
 *
 * @param matchesADay matches that end in a day
 * @param commandsPerSecond accepted commands at the busiest hour
 * @param partitions of the topics keyed by match; each is decided by one thread at most
 * @param threads that decide, over all instances of rules-service
 * @param waiting what commands wait for the fullest of these threads
 * @param serviceCores cores of the services at the busiest hour
 * @param brokerCores of the brokers, replicas included
 * @param databaseCores of the databases
 * @param keptGigabytesADay what the log gains for ever, replicas included (GB)
 * @param passingGigabytes what topics that expire hold, replicas included (GB)
 * @param databaseGigabytesADay what the databases gain (GB)
 * @param writtenMegabytesPerSecond what one broker writes at the busiest hour (MB/s)
 * @param liveGigabytes memory of the deciders for live matches (GB)
 */
record Growth(
        double matchesADay,
        double commandsPerSecond,
        int partitions,
        int threads,
        DeciderQueue.Waiting waiting,
        double serviceCores,
        double brokerCores,
        double databaseCores,
        double keptGigabytesADay,
        double passingGigabytes,
        double databaseGigabytesADay,
        double writtenMegabytesPerSecond,
        double liveGigabytes) {

    private static final double DAY_S = 86_400;
    private static final double GIGA = 1e9;
    private static final double MEGA = 1e6;
    private static final double COMMAND_DAYS = 7;
    private static final List<Integer> PARTITIONS =
            List.of(Topics.PARTITIONS_ONE_PROCESS, Topics.PARTITIONS_APART, 48, Topics.PARTITIONS_MAX);

    private static final int SIMULATED = 200_000;
    private static final long SEED = 1845;

    /**
     * How people play and how much room is wanted.
     *
     * @param peak commands in the busiest hour to the mean of a day, 1 or more
     * @param matchDays how long a match is live (days)
     * @param fullness share of a thread's highest rate that it may be asked for, above 0 and below 1
     * @param partitionsMin partitions at least
     * @param replicas copies of each record
     * @param brokers that share the log
     */
    record Assumptions(double peak, double matchDays, double fullness, int partitionsMin, int replicas, int brokers) {

        /** One machine: one broker without replicas. */
        static Assumptions oneMachine() {
            return new Assumptions(3, 1, 0.5, Topics.PARTITIONS_ONE_PROCESS, 1, 1);
        }

        /** A cluster: three brokers, each record on all of them. */
        static Assumptions cluster(int brokers) {
            return new Assumptions(3, 1, 0.5, Topics.PARTITIONS_APART, 3, brokers);
        }
    }

    /** What a number of matches a day takes. */
    static Growth of(double matchesADay, Coefficients cost, Assumptions how) {
        double commands = matchesADay * cost.commandsAMatch();
        double busiest = commands / DAY_S * how.peak();
        DeciderQueue queue = new DeciderQueue(cost.transactionMillis(), cost.decidingMillis());
        int threads = (int) Math.max(1, Math.ceil(busiest / (queue.ratePerSecondMax() * how.fullness())));
        int partitions = partitions(Math.max(threads, how.partitionsMin()));
        // partitions are dealt whole: the fullest thread has one more than others
        double fullest = busiest * Math.ceilDiv(partitions, threads) / partitions;
        double cores = busiest / 1_000;
        return new Growth(
                matchesADay,
                busiest,
                partitions,
                threads,
                queue.simulated(fullest, SIMULATED, new SplittableRandom(SEED)),
                cores * cost.serviceMillis(),
                cores * cost.brokerMillis() * how.replicas(),
                cores * cost.databaseMillis(),
                commands * cost.eventBytes() * how.replicas() / GIGA,
                commands * COMMAND_DAYS * cost.commandBytes() * how.replicas() / GIGA,
                matchesADay * cost.matchRowBytes() / GIGA,
                busiest
                        * (cost.eventBytes() + cost.commandBytes() + cost.stateBytes())
                        * how.replicas()
                        / how.brokers()
                        / MEGA,
                matchesADay * how.matchDays() * cost.liveMatchBytes() / GIGA);
    }

    /**
     * The least of the usual numbers that is enough: they leave room, since each step copies the log.
     *
     * @throws IllegalArgumentException when no log may have as many
     */
    private static int partitions(int least) {
        return PARTITIONS.stream()
                .filter(partitions -> partitions >= least)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a log has no " + least + " partitions"));
    }

    /**
     * The queue before one thread that decides. It takes all commands that wait into one transaction,
     * so that batches grow with the load and a thread carries more the busier it is.
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
}
