package baffin.bot.demo.contest;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.BotAccounts;
import baffin.bot.client.CompetitionClient;
import baffin.bot.client.Session;
import baffin.bot.demo.match.Pause;
import baffin.bot.demo.match.RebuildCheck;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One competition from its policy to the check of the read models. */
public final class Contest {

    private static final Duration LOOK_AGAIN = Duration.ofMillis(250);

    /** Nobody plays and nothing is published for so long: then nothing more will come. */
    private static final Duration STILL_MAX = Duration.ofSeconds(60);

    private final BaffinClient client;
    private final ContestPlan plan;
    private final ContestProgress progress;

    public Contest(BaffinClient client, ContestPlan plan, ContestProgress progress) {
        this.client = client;
        this.plan = plan;
        this.progress = progress;
    }

    public ContestReport run() throws InterruptedException {
        long start = System.nanoTime();
        BotAccounts accounts = new BotAccounts(client);
        Session organiser = accounts.owner();
        Field field = new Field(plan, accounts.bots(organiser, plan.handles()));
        CompetitionClient competitions = organiser.competitions();
        String id = competitions.create(plan.policy()).path("competitionId").asText();
        progress.created(plan, id);
        for (Session session : field.sessions()) {
            session.competitions().enter(id);
        }
        competitions.start(id);
        JsonNode finished = played(competitions, id, field);
        progress.checking();
        RebuildCheck check = new RebuildCheck();
        Boolean rebuilt = check.run(plan.internal());
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        return new ContestReports(competitions, finished).report(plan, taken, rebuilt, check.findings());
    }

    /** Plays whatever is published until all is over. */
    private JsonNode played(CompetitionClient competitions, String id, Field field) throws InterruptedException {
        try (TableRunner tables = new TableRunner(plan.atOnce(), field, progress)) {
            long version = 0;
            long moved = System.nanoTime();
            while (true) {
                JsonNode competition = competitions.find(id);
                if (competition.path("status").asText().equals("FINISHED")) {
                    tables.settle();
                    return competition;
                }
                rounds(competitions, competition).forEach(tables::take);
                boolean still = !tables.busy() && competition.path("version").asLong() == version;
                moved = still ? moved : System.nanoTime();
                version = competition.path("version").asLong();
                if (over(competition) || System.nanoTime() - moved > STILL_MAX.toNanos()) {
                    throw new IllegalStateException("the competition does not come to its end: "
                            + competition.path("status").asText() + ", " + competition.path("rounds"));
                }
                Pause.of(LOOK_AGAIN);
            }
        }
    }

    private static boolean over(JsonNode competition) {
        return competition.path("status").asText().equals("CANCELLED");
    }

    private static List<JsonNode> rounds(CompetitionClient competitions, JsonNode competition) {
        List<JsonNode> open = new ArrayList<>();
        for (JsonNode brief : competition.path("rounds")) {
            if (!brief.has("closedAt")) {
                open.add(competitions.round(
                        competition.path("competitionId").asText(),
                        brief.path("round").asInt()));
            }
        }
        return open;
    }
}
