package baffin.bot.load;

import baffin.bot.client.ApiException;
import baffin.bot.client.BaffinClient;
import baffin.bot.load.measure.Meter;
import baffin.bot.load.measure.Processes;
import baffin.bot.load.pace.ClosedLoop;
import baffin.bot.load.pace.OpenLoop;
import baffin.bot.load.pace.Pace;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Keeps a number of matches going for a time; a new one starts when one ends. */
final class Load {

    private static final LongSupplier CLOCK = System::nanoTime;
    private static final Duration RENEWED_EVERY = Duration.ofSeconds(10);

    /** Many matches that are made at once would be a load of their own. */
    private static final int SEATED_AT_ONCE = 8;

    private static final int SEATING_SECONDS_MAX = 600;
    private static final int TOLD_EVERY_SECONDS = 5;

    private final Semaphore seating = new Semaphore(SEATED_AT_ONCE);
    private final LoadPlan plan;
    private final PrintWriter talk;
    private final Processes processes;
    private final Meter meter = new Meter();
    private final AtomicInteger playing = new AtomicInteger();
    private volatile boolean going = true;

    Load(LoadPlan plan, Processes processes, PrintWriter talk) {
        this.plan = plan;
        this.processes = processes;
        this.talk = talk;
    }

    LoadResult run(BaffinClient client) throws InterruptedException {
        say("registering " + plan.players() + " players");
        Crowd crowd = new Crowd(plan, client);
        LoadPlan.Audience audience = plan.audience();
        List<Account> spectating = crowd.bots(Math.ceilDiv(audience.spectators(), Spectators.STREAMS_AN_ACCOUNT));
        List<Thread> threads = new ArrayList<>();
        int connections = plan.matches() + audience.spectators() + audience.readers() + 1;
        try (Wire wire = new Wire(plan.target(), connections)) {
            Spectators spectators = new Spectators(wire, meter, CLOCK, audience.spectators(), spectating);
            Pace pace = plan.rhythm() instanceof LoadPlan.Closed ? new ClosedLoop(CLOCK) : new OpenLoop(CLOCK);
            var tools =
                    new LoadedMatch.Tools(wire, meter, pace, CLOCK, new SplittableRandom(plan.seed()), plan.include());
            threads.add(Thread.ofVirtual().start(() -> keepSignedIn(crowd)));
            for (int match = 0; match < plan.matches(); match++) {
                Spectators watching = match == 0 && audience.spectators() > 0 ? spectators : null;
                threads.add(Thread.ofVirtual().start(() -> keepPlaying(tools, crowd, watching)));
            }
            if (audience.readers() > 0) {
                read(wire, crowd);
            }
            awaitSeated();
            return new Windows(plan, meter, processes, new Windows.Gauges(playing::get, spectators::open), this::say)
                    .measured(wire, pace, CLOCK);
        } finally {
            going = false;
            threads.forEach(Thread::interrupt);
        }
    }

    private void read(Wire wire, Crowd crowd) throws InterruptedException {
        String own = plan.audience().competition();
        String competition =
                own == null ? Readers.competition(crowd, plan.games().getFirst()) : own;
        say("reading the standings of competition " + competition);
        Readers readers =
                new Readers(wire, meter, CLOCK, competition, crowd.bots(1).getFirst());
        wire.run(() -> readers.begin(plan.audience().readers()));
    }

    private void keepSignedIn(Crowd crowd) {
        try {
            while (going) {
                Thread.sleep(RENEWED_EVERY);
                renew(crowd);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void renew(Crowd crowd) {
        try {
            crowd.renew();
        } catch (RuntimeException triedAgainSoon) {
            meter.count("error.sign-in");
        }
    }

    private void keepPlaying(LoadedMatch.Tools tools, Crowd crowd, @Nullable Spectators watching) {
        try {
            while (going) {
                one(tools, crowd, watching);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void one(LoadedMatch.Tools tools, Crowd crowd, @Nullable Spectators watching) throws InterruptedException {
        try {
            Crowd.Seated seated = seated(crowd);
            meter.count(Meter.STARTED);
            playing.incrementAndGet();
            try {
                if (played(tools, seated, watching)) {
                    meter.count("matches finished");
                }
            } finally {
                playing.decrementAndGet();
            }
        } catch (ApiException refused) {
            meter.count("error.lobby " + refused.problem().status());
            Thread.sleep(500);
        } catch (RuntimeException broken) {
            if (going) {
                meter.count("error.lobby");
            }
            Thread.sleep(500);
        }
    }

    private Crowd.Seated seated(Crowd crowd) throws InterruptedException {
        seating.acquire();
        try {
            return crowd.seated();
        } finally {
            seating.release();
        }
    }

    /**
     * Waits until as many matches as are wanted have begun: a platform that has just started takes its time for them,
     * and warm-up is for playing. On a warm one, some are over before the last has begun.
     */
    private void awaitSeated() throws InterruptedException {
        for (int second = 1; meter.counted(Meter.STARTED) < plan.matches() && second <= SEATING_SECONDS_MAX; second++) {
            Thread.sleep(1_000);
            if (second % TOLD_EVERY_SECONDS == 0) {
                say("seating %3d s  %d of %d matches".formatted(second, meter.counted(Meter.STARTED), plan.matches()));
            }
        }
    }

    private static boolean played(LoadedMatch.Tools tools, Crowd.Seated seated, @Nullable Spectators watching)
            throws InterruptedException {
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        tools.wire().run(() -> {
            LoadedMatch.Witness witness = (version, at) -> {};
            if (watching != null) {
                watching.follow(seated.matchId());
                witness = watching;
            }
            new LoadedMatch(tools, seated.matchId(), seated.seats(), witness, over::complete).read();
        });
        try {
            return over.get();
        } catch (ExecutionException never) {
            throw new IllegalStateException(never);
        }
    }

    private void say(String line) {
        talk.println(line);
        talk.flush();
    }
}
