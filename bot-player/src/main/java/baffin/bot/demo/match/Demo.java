package baffin.bot.demo.match;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.model.Score;
import baffin.bot.client.model.Verification;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** One match from the lobby to the check of the read models. */
public final class Demo {

    private final BaffinClient client;
    private final DemoOptions options;
    private final Progress progress;

    public Demo(BaffinClient client, DemoOptions options, Progress progress) {
        this.client = client;
        this.options = options;
        this.progress = progress;
    }

    public DemoReport run() {
        Seating.Seated seated = new Seating(client, options).seat();
        progress.seated(options, seated);
        Play play = new Play(seated, options, progress);
        play.toTheEnd();
        Score score = play.finalScore();
        Verification verification = play.verification();
        progress.checking();
        RebuildCheck check = new RebuildCheck();
        Boolean rebuilt = check.run(options.internal());
        List<String> findings = new ArrayList<>(verification.findings());
        findings.addAll(check.findings());
        JsonNode view = play.lastView();
        List<DemoReport.Place> standing = ScoreOrder.of(score, seated.handles());
        String seed = options.seed();
        return new DemoReport(
                options.game(),
                options.seats(),
                seed == null ? play.revealedSeed() : seed,
                seed != null,
                seated.matchId(),
                play.version(),
                view.path("round").asInt(),
                standing,
                verification.verified(),
                findings,
                play.latencyMs(),
                rebuilt,
                view.path("majorities"));
    }
}
