package baffin.bot.load;

import baffin.bot.load.measure.Meter;
import baffin.bot.load.measure.Percentiles;
import baffin.bot.load.measure.Processes;
import baffin.bot.load.pace.OpenLoop;
import baffin.bot.load.pace.Pace;
import baffin.bot.load.pace.Pacer;
import baffin.bot.load.pace.Ramp;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/** The times that count, one after another: warm up, start from nothing, watch, tell what was found. */
final class Windows {

    private static final double NANOS = 1e9;

    /** Commands that are due when a window ends may still be answered for so long. */
    private static final int PATIENCE_TENTHS = 110;

    private static final int LOOK_SECONDS = 5;

    private final LoadPlan plan;
    private final Meter meter;
    private final Processes processes;
    private final Gauges gauges;
    private final Consumer<String> talk;

    /**
     * What there is at a moment.
     *
     * @param playing matches
     * @param streams streams of spectators
     */
    record Gauges(IntSupplier playing, IntSupplier streams) {}

    Windows(LoadPlan plan, Meter meter, Processes processes, Gauges gauges, Consumer<String> talk) {
        this.plan = plan;
        this.meter = meter;
        this.processes = processes;
        this.gauges = gauges;
        this.talk = talk;
    }

    LoadResult measured(Wire wire, Pace pace, LongSupplier clock) throws InterruptedException {
        if (!(pace instanceof OpenLoop loop)) {
            observe("warming up", plan.warmUp());
            return LoadResult.of(plan, closed(clock), null);
        }
        try (Pacer pacer = new Pacer(loop, clock, wire::run)) {
            Open open = new Open(wire, loop, pacer, clock);
            return switch (plan.rhythm()) {
                case LoadPlan.Search search -> searched(open, search);
                case LoadPlan.AtRate rate -> {
                    open.start(rate.rate());
                    observe("warming up", plan.warmUp());
                    yield LoadResult.of(plan, open.window(rate.rate()), null);
                }
                case LoadPlan.Closed none -> throw new IllegalStateException("a closed loop has no rate");
            };
        }
    }

    private LoadReport closed(LongSupplier clock) throws InterruptedException {
        Processes.Reading before = processes.read();
        long start = clock.getAsLong();
        // what is on its way already was due before, and counts as it always did
        meter.reset(Long.MIN_VALUE);
        observe("measuring", plan.measured());
        double seconds = (clock.getAsLong() - start) / NANOS;
        var usage = processes.since(before, seconds, meter.counted(Meter.ACCEPTED));
        return LoadReport.of(plan, meter, seconds, usage, gauges.streams().getAsInt());
    }

    private LoadResult searched(Open open, LoadPlan.Search search) throws InterruptedException {
        Ramp ramp = new Ramp(search.first(), search.p99());
        open.start(search.first());
        observe("warming up", plan.warmUp());
        LoadReport best = null;
        LoadReport last = null;
        while (ramp.next().isPresent()) {
            last = open.window(ramp.next().getAsDouble());
            Percentiles command = last.commandMs();
            Ramp.Step step = ramp.tried(last.acceptedPerSecond(), command.p50(), command.p99(), last.failures());
            best = step.held() ? last : best;
            talk.accept(String.format(
                    Locale.ROOT,
                    "%.1f commands/s: p50 %.1f, p99 %.1f ms, %d failures: %s",
                    step.rate(),
                    step.p50(),
                    step.p99(),
                    step.failures(),
                    step.held() ? "holds" : "does not hold"));
        }
        if (last == null) {
            throw new IllegalStateException("a search tries at least one rate");
        }
        return LoadResult.of(
                plan, best == null ? last : best, new LoadResult.Search(search.p99(), ramp.best(), ramp.steps()));
    }

    private void observe(String what, Duration time) throws InterruptedException {
        long start = System.nanoTime();
        long last = meter.counted(Meter.ACCEPTED);
        for (int second = 1; second <= time.toSeconds(); second++) {
            long wait = TimeUnit.SECONDS.toNanos(second) - (System.nanoTime() - start);
            Thread.sleep(Duration.ofNanos(Math.max(0, wait)));
            long now = meter.counted(Meter.ACCEPTED);
            if (second % LOOK_SECONDS == 0) {
                processes.look();
            }
            talk.accept("%s %3d s  %5d commands/s  %d matches"
                    .formatted(what, second, now - last, gauges.playing().getAsInt()));
            last = now;
        }
    }

    /** Windows of an open loop. */
    private final class Open {

        private final Wire wire;
        private final OpenLoop loop;
        private final Pacer pacer;
        private final LongSupplier clock;

        Open(Wire wire, OpenLoop loop, Pacer pacer, LongSupplier clock) {
            this.wire = wire;
            this.loop = loop;
            this.pacer = pacer;
            this.clock = clock;
        }

        void start(double rate) {
            wire.run(() -> pacer.start(rate));
        }

        LoadReport window(double rate) throws InterruptedException {
            Processes.Reading before = processes.read();
            long start = wire.ask(() -> {
                long now = clock.getAsLong();
                meter.reset(now);
                pacer.start(rate);
                return now;
            });
            observe("measuring at %.1f/s,".formatted(rate), plan.measured());
            long due = wire.ask(loop::stop);
            double seconds = (clock.getAsLong() - start) / NANOS;
            var usage = processes.since(before, seconds, meter.counted(Meter.ACCEPTED));
            settle(due);
            return LoadReport.of(plan, meter, seconds, usage, gauges.streams().getAsInt());
        }

        /** All that was due is answered, failed, or has waited long enough. */
        private void settle(long due) throws InterruptedException {
            for (int tenth = 0; tenth < PATIENCE_TENTHS && meter.counted(Meter.ACCEPTED) < due - missing(); tenth++) {
                Thread.sleep(100);
            }
            wire.ask(() -> {
                long now = clock.getAsLong();
                long[] left = loop.giveUp();
                for (long one : left) {
                    meter.timedOut(one, now);
                }
                meter.count("not sent", left.length);
                return left.length;
            });
        }

        private long missing() {
            return LoadReport.failed(meter) + LoadReport.otherwise(meter);
        }
    }
}
