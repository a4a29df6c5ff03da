package baffin.rules.bench;

import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.testkit.backend.TestBroker;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Measures the decider on a broker of its own: the same commands for each variant of its settings, variants in turn,
 * round by round; the first round warms up. Each argument is a variant, such as {@code linger:producer.linger.ms=50},
 * with commas between several settings; {@code now} is the platform as it is.
 */
public final class DeciderBench {

    private static final int ROUNDS = Integer.getInteger("baffin.bench.rounds", 5);
    private static final int MATCHES = Integer.getInteger("baffin.bench.matches", 64);
    private static final int COMMANDS = Integer.getInteger("baffin.bench.commands", 150);
    private static final String PREFIX = "baffin.decider.";
    private static final long PATIENCE_S = 300;
    private static final long IDLE_MS = 2_000;

    private final TestBroker broker;

    private DeciderBench(TestBroker broker) {
        this.broker = broker;
    }

    /**
     * What a round has cost; times of the processor in ms a command.
     *
     * @param rate accepted commands a second
     * @param idle cores of the processor afterwards, when nobody plays
     */
    private record Cost(double rate, double p50, double p99, double app, double broker, double idle) {}

    /** Runs the variants and prints the median of each with the lowest and highest. */
    public static void main(String[] arguments) throws Exception {
        Map<String, Map<String, String>> variants = new LinkedHashMap<>();
        for (String argument : arguments.length == 0 ? new String[] {"now"} : arguments) {
            String[] parts = argument.split(":", 2);
            Map<String, String> settings = new LinkedHashMap<>();
            for (String each : parts.length < 2 ? new String[0] : parts[1].split(",")) {
                settings.put(each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1));
            }
            variants.put(parts[0], settings);
        }
        Path directory = Files.createTempDirectory("baffin-bench");
        try (TestBroker broker = TestBroker.start(directory)) {
            TopicAdmin.ensure(broker.access(), Topics.PARTITIONS_APART);
            new DeciderBench(broker).run(variants);
        }
        System.exit(0);
    }

    private void run(Map<String, Map<String, String>> variants) throws Exception {
        Map<String, List<Cost>> costs = new LinkedHashMap<>();
        int number = 0;
        for (int round = 0; round <= ROUNDS; round++) {
            List<String> order = new ArrayList<>(variants.keySet());
            if (round % 2 == 1) {
                Collections.reverse(order);
            }
            for (String name : order) {
                Cost cost = played(number++, variants.get(name));
                System.out.printf("round %d %s %s%n", round, name, cost);
                if (round > 0) {
                    costs.computeIfAbsent(name, none -> new ArrayList<>()).add(cost);
                }
            }
        }
        costs.forEach(DeciderBench::tell);
    }

    private Cost played(int round, Map<String, String> settings) throws Exception {
        List<BenchMatch> matches = IntStream.range(0, MATCHES)
                .mapToObj(number -> BenchMatch.of(round, number, COMMANDS))
                .toList();
        settings.forEach((name, value) -> System.setProperty(PREFIX + name, value));
        try (BenchDecider decider = new BenchDecider(broker.bootstrap())) {
            for (BenchMatch match : matches) {
                decider.write(Topics.LOBBY_EVENTS, match.id(), match.start());
            }
            while (!decider.ready()) {
                Thread.sleep(50);
            }
            ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
            CountDownLatch playing = new CountDownLatch(MATCHES);
            // the first command of each match is not measured
            CountDownLatch begun = new CountDownLatch(MATCHES);
            matches.forEach(match -> ask(decider, match, 0, 1, new ConcurrentLinkedQueue<>(), begun));
            await(begun);
            long app = app();
            long brokers = brokers();
            long before = System.nanoTime();
            matches.forEach(match -> ask(decider, match, 1, match.commands().size(), nanos, playing));
            await(playing);
            double seconds = (System.nanoTime() - before) / 1e9;
            double count = nanos.size();
            double afterwards = app();
            double brokersAfterwards = brokers();
            Thread.sleep(IDLE_MS);
            double idle = (app() - afterwards) / 1e6 / IDLE_MS;
            List<Long> sorted = nanos.stream().sorted().toList();
            return new Cost(
                    count / seconds,
                    sorted.get(sorted.size() / 2) / 1e6,
                    sorted.get(sorted.size() * 99 / 100) / 1e6,
                    (afterwards - app) / 1e6 / count,
                    (brokersAfterwards - brokers) / 1e6 / count,
                    idle);
        } finally {
            settings.keySet().forEach(name -> System.clearProperty(PREFIX + name));
        }
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        if (!latch.await(PATIENCE_S, TimeUnit.SECONDS)) {
            throw new IllegalStateException("commands that got no answer: matches=" + latch.getCount());
        }
    }

    private static void ask(
            BenchDecider decider,
            BenchMatch match,
            int number,
            int end,
            ConcurrentLinkedQueue<Long> nanos,
            CountDownLatch done) {
        if (number >= end) {
            done.countDown();
            return;
        }
        long before = System.nanoTime();
        decider.port().ask(match.commands().get(number)).subscribe().with(answer -> {
            boolean accepted = answer.isPresent() && answer.get().accepted();
            if (accepted) {
                nanos.add(System.nanoTime() - before);
            }
            ask(decider, match, accepted ? number + 1 : number, end, nanos, done);
        });
    }

    private static long app() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private long brokers() {
        return ProcessHandle.of(broker.pid())
                .flatMap(process -> process.info().totalCpuDuration())
                .map(Duration::toNanos)
                .orElseThrow();
    }

    private static void tell(String name, List<Cost> costs) {
        Map<String, Function<Cost, Double>> columns = new LinkedHashMap<>();
        columns.put("commands/s", Cost::rate);
        columns.put("p50 ms", Cost::p50);
        columns.put("p99 ms", Cost::p99);
        columns.put("app ms", Cost::app);
        columns.put("broker ms", Cost::broker);
        columns.put("idle cores", Cost::idle);
        System.out.println(name);
        columns.forEach((column, value) -> System.out.printf(
                "  %-12s %s%n", column, median(costs.stream().map(value).toList())));
    }

    private static String median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return "%.2f (%.2f-%.2f)".formatted(sorted.get(sorted.size() / 2), sorted.getFirst(), sorted.getLast());
    }
}
