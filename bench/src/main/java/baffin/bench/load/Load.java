package baffin.bench.load;

import baffin.bot.client.ApiException;
import baffin.bot.client.BaffinClient;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Keeps a number of matches going for a time, of which a new one starts when one ends, and measures. */
public final class Load {

    private static final double NANOS = 1e9;
    private static final String STARTED = "matches started";

    /** Many matches that are made at once would be a load of their own. */
    private static final int SEATED_AT_ONCE = 8;

    private static final int SEATING_SECONDS_MAX = 600;
    private static final int LOOK_SECONDS = 5;
    private static final int RENEWED_SECONDS = 10;
    private static final int AGAIN_MS = 500;

    /** Commands that are due when the time ends may still be answered for so long. */
    private static final int PATIENCE_TENTHS = 110;

    private final LoadPlan plan;
    private final Processes processes;
    private final Consumer<String> talk;
    private final Meter meter = new Meter(System::nanoTime);
    private final Semaphore seating = new Semaphore(SEATED_AT_ONCE);
    private final AtomicInteger playing = new AtomicInteger();
    private volatile boolean going = true;

    /** @param talk hears how it gets on, a line a second */
    public Load(LoadPlan plan, Processes processes, Consumer<String> talk) {
        this.plan = plan;
        this.processes = processes;
        this.talk = talk;
    }

    /** Seats the players, warms up, measures and stops; once. */
    public LoadReport run() throws InterruptedException {
        try (BaffinClient client = BaffinClient.of(plan.origin());
                ScheduledExecutorService timer = Executors.newScheduledThreadPool(2)) {
            talk.accept("registering " + plan.players() + " players");
            Crowd crowd = new Crowd(plan, client);
            var _ = timer.scheduleWithFixedDelay(
                    () -> renew(crowd), RENEWED_SECONDS, RENEWED_SECONDS, TimeUnit.SECONDS);
            return run(crowd, timer);
        }
    }

    private LoadReport run(Crowd crowd, ScheduledExecutorService timer) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        try (Wire wire = new Wire(plan.origin(), plan.matches() + plan.spectators() + 1)) {
            Spectators watching = new Spectators(wire, meter, plan.spectators(), crowd.spectators());
            Spectators nobody = new Spectators(wire, meter, 0, List.of());
            OpenLoop loop = plan.rate() > 0 ? new OpenLoop(meter, plan.rate()) : null;
            var tools =
                    new LoadedMatch.Tools(wire, meter, loop == null ? match -> match.accept(meter.now()) : loop::ready);
            for (int match = 0; match < plan.matches(); match++) {
                Spectators spectators = match == 0 ? watching : nobody;
                threads.add(Thread.ofVirtual().start(() -> keepPlaying(tools, crowd, spectators)));
            }
            awaitSeated();
            if (loop != null) {
                long period = Math.round(NANOS / plan.rate());
                // made before the start: its first use may take milliseconds, by which all commands would be late
                Runnable tick = () -> wire.run(loop::tick);
                loop.start();
                var _ = timer.scheduleAtFixedRate(tick, 0, period, TimeUnit.NANOSECONDS);
            }
            return measured(wire, loop, watching);
        } finally {
            going = false;
            threads.forEach(Thread::interrupt);
        }
    }

    private void renew(Crowd crowd) {
        try {
            crowd.renew();
        } catch (RuntimeException triedAgainSoon) {
            meter.count("error.sign-in", 1);
        }
    }

    private void keepPlaying(LoadedMatch.Tools tools, Crowd crowd, Spectators spectators) {
        try {
            while (going) {
                try {
                    one(tools, crowd, spectators);
                } catch (ApiException refused) {
                    meter.count("error.lobby " + refused.problem().status(), 1);
                    Thread.sleep(AGAIN_MS);
                } catch (ExecutionException | RuntimeException broken) {
                    meter.count("error.lobby", 1);
                    Thread.sleep(AGAIN_MS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void one(LoadedMatch.Tools tools, Crowd crowd, Spectators spectators)
            throws InterruptedException, ExecutionException {
        Crowd.Seated seated;
        seating.acquire();
        try {
            seated = crowd.seated();
        } finally {
            seating.release();
        }
        meter.count(STARTED, 1);
        playing.incrementAndGet();
        try {
            if (tools.wire()
                    .ask(() -> new LoadedMatch(tools, seated, spectators).play())
                    .get()) {
                meter.count("matches finished", 1);
            }
        } finally {
            playing.decrementAndGet();
        }
    }

    /** A platform that has just started takes its time for the first matches, and warm-up is for playing. */
    private void awaitSeated() throws InterruptedException {
        for (int second = 1; meter.counted(STARTED) < plan.matches() && second <= SEATING_SECONDS_MAX; second++) {
            Thread.sleep(1_000);
            talk.accept("seating %3d s  %d of %d matches".formatted(second, meter.counted(STARTED), plan.matches()));
        }
    }

    private LoadReport measured(Wire wire, @Nullable OpenLoop loop, Spectators spectators) throws InterruptedException {
        observe("warming up", plan.warmUp());
        Map<String, Processes.Time> before = processes.read();
        long start = wire.ask(() -> {
            long now = meter.now();
            // in a closed loop what is on its way counts, since what is on its way at the end does not
            meter.reset(loop == null ? Long.MIN_VALUE : now);
            if (loop != null) {
                loop.giveUp();
            }
            return now;
        });
        observe("measuring", plan.seconds());
        double seconds = (meter.now() - start) / NANOS;
        var usage = processes.since(before, seconds, meter.counted(Meter.ACCEPTED));
        if (loop != null) {
            settle(wire, loop);
        }
        return new LoadReport(
                plan,
                seconds,
                meter.counts(),
                meter.taken(Meter.Time.COMMAND),
                meter.taken(Meter.Time.QUEUE),
                meter.taken(Meter.Time.VISIBLE),
                spectators.open(),
                meter.taken(Meter.Time.STREAM),
                usage);
    }

    /** All that was due is answered, or has waited long enough. */
    private void settle(Wire wire, OpenLoop loop) throws InterruptedException {
        long due = wire.ask(loop::stop);
        for (int tenth = 0; tenth < PATIENCE_TENTHS && meter.counted(Meter.ANSWERED) < due; tenth++) {
            Thread.sleep(100);
        }
        wire.ask(loop::giveUp);
    }

    private void observe(String what, int seconds) throws InterruptedException {
        long start = System.nanoTime();
        long last = meter.counted(Meter.ACCEPTED);
        for (int second = 1; second <= seconds; second++) {
            long wait = TimeUnit.SECONDS.toNanos(second) - (System.nanoTime() - start);
            Thread.sleep(Duration.ofNanos(Math.max(0, wait)));
            long now = meter.counted(Meter.ACCEPTED);
            if (second % LOOK_SECONDS == 0) {
                processes.read();
            }
            talk.accept("%s %3d s  %5d commands/s  %d matches".formatted(what, second, now - last, playing.get()));
            last = now;
        }
    }

    /**
     * Commands are due at fixed times, whether or not the ones before have been answered. A command that finds no match
     * ready waits, and its latency counts from when it was due, so that a platform that stands still for a moment is
     * charged with everything that should have happened meanwhile. Lives on the wire's thread.
     */
    static final class OpenLoop {

        private static final double NANOS_A_SECOND = 1e9;

        private final Meter meter;
        private final double rate;
        private final Queue<LongConsumer> ready = new ArrayDeque<>();
        private final Queue<Long> waiting = new ArrayDeque<>();
        private long start;
        private long ticks;
        private boolean stopped;

        /** @param rate commands due a second */
        OpenLoop(Meter meter, double rate) {
            this.meter = meter;
            this.rate = rate;
        }

        /** The first command is due now, before its tick. */
        void start() {
            start = meter.now();
        }

        /** The next command is due, or was when this comes late. */
        void tick() {
            if (stopped) {
                return;
            }
            long due = start + (long) (ticks * NANOS_A_SECOND / rate);
            ticks++;
            meter.due(due);
            waiting.add(due);
            hand();
        }

        /**
         * Nothing more becomes due; what is due already is still handed out.
         *
         * @return how many commands were due since the last reset of the meter
         */
        long stop() {
            stopped = true;
            return meter.counted(Meter.DUE);
        }

        /** A match has its next command at hand, and sends it when it hears when that was due. */
        void ready(LongConsumer match) {
            ready.add(match);
            hand();
        }

        /**
         * Commands that have found no match are not sent any more.
         *
         * @return how many
         */
        int giveUp() {
            int left = waiting.size();
            waiting.forEach(meter::notSent);
            waiting.clear();
            return left;
        }

        private void hand() {
            while (!ready.isEmpty() && !waiting.isEmpty()) {
                ready.remove().accept(waiting.remove());
            }
        }
    }
}
