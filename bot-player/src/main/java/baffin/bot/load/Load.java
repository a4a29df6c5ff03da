package baffin.bot.load;

import baffin.bot.client.ApiException;
import baffin.bot.client.BaffinClient;
import java.io.PrintWriter;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Keeps a number of matches going for a time; a new one starts when one ends. */
final class Load {

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

    LoadReport run(BaffinClient client) throws InterruptedException {
        say("registering " + plan.players() + " players");
        Crowd crowd = Crowd.of(plan, client);
        // one connection pool for both requests of all matches
        try (HttpClient http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build()) {
            Wire wire = new Wire(http, plan);
            List<Thread> threads = new ArrayList<>();
            for (int match = 0; match < plan.matches(); match++) {
                threads.add(Thread.ofVirtual().start(() -> keepPlaying(wire, crowd)));
            }
            observe("warming up", plan.warmUp());
            meter.reset();
            Processes.Reading before = processes.read();
            long start = System.nanoTime();
            observe("measuring", plan.measured());
            double seconds = (System.nanoTime() - start) / 1e9;
            LoadReport report = LoadReport.of(plan, meter, seconds, processes.since(before, seconds));
            going = false;
            for (Thread thread : threads) {
                thread.join(Duration.ofSeconds(12));
            }
            return report;
        }
    }

    private void keepPlaying(Wire wire, Crowd crowd) {
        try {
            while (going) {
                one(wire, crowd);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void one(Wire wire, Crowd crowd) throws InterruptedException {
        try {
            Crowd.Seated seated = crowd.seated();
            meter.count("matches started");
            playing.incrementAndGet();
            try {
                if (new LoadedMatch(wire, meter, seated.matchId(), seated.seats()).play(() -> going)) {
                    meter.count("matches finished");
                }
            } finally {
                playing.decrementAndGet();
            }
        } catch (ApiException refused) {
            meter.count("error.lobby " + refused.problem().status());
            Thread.sleep(500);
        } catch (RuntimeException broken) {
            meter.count("error.lobby");
            Thread.sleep(500);
        }
    }

    private void observe(String what, Duration time) throws InterruptedException {
        long last = meter.counted("accepted");
        for (int second = 1; second <= time.toSeconds(); second++) {
            Thread.sleep(1_000);
            long now = meter.counted("accepted");
            say("%s %3d s  %5d commands/s  %d matches".formatted(what, second, now - last, playing.get()));
            last = now;
        }
    }

    private void say(String line) {
        talk.println(line);
        talk.flush();
    }
}
