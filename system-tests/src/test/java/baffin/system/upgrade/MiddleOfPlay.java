package baffin.system.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.bot.client.model.LobbyMatch;
import baffin.bot.client.model.NewMatch;
import baffin.system.play.Eventually;
import baffin.system.play.HookReceiver;
import baffin.system.upgrade.StoredPlatform.OpenMatch;
import baffin.system.upgrade.StoredPlatform.RunningMatch;
import baffin.system.upgrade.StoredPlatform.Webhook;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Brings a fresh platform into the middle of everything, and notes what it answers then. */
final class MiddleOfPlay {

    private static final int SOME_COMMANDS = 30;
    /** As far as an organiser may move a deadline. */
    private static final Duration LONG = Duration.ofDays(365);

    private static final int CHAT_DAYS = 90;

    private final People people;
    private final List<String> running = new ArrayList<>();
    private final List<OpenMatch> open = new ArrayList<>();
    private final List<StoredAnswer> answers = new ArrayList<>();

    MiddleOfPlay(People people) {
        this.people = people;
    }

    /** Plays, stops in the middle, and tells where everything stands. */
    StoredPlatform reached(HookReceiver receiver) throws InterruptedException {
        settings();
        League league = League.entered(people);
        Webhook webhook = webhook(league, receiver);
        String finished = season(league);
        Eventually.holds(() -> assertThat(receiver.at("/league", "competition.round-published"))
                .hasSize(2));
        matches();
        openMatches();
        String seek = seek();
        List<RunningMatch> versions = new ArrayList<>();
        for (String match : running) {
            versions.add(new RunningMatch(match, version(match)));
        }
        for (RunningMatch match : versions) {
            noteRunning(match);
        }
        noteFinished(finished);
        noteLeague(league);
        notePeople();
        return new StoredPlatform(
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                people.accounts(),
                versions,
                open,
                seek,
                league.id(),
                webhook,
                answers);
    }

    private void settings() {
        people.as("ann")
                .put("/players/me/mutes/" + people.as("hal").player(), null)
                .as(204);
        people.as("hal")
                .put("/players/me/quiet-hours", "{'zone': 'Europe/Oslo', 'from': '22:00', 'to': '07:00'}")
                .as(200);
    }

    private Webhook webhook(League league, HookReceiver receiver) {
        JsonNode made = people.as(League.ORGANISER)
                .webhook("{'url': '" + receiver.url("/league") + "', 'competitionId': '" + league.id()
                        + "', 'events': ['match.finished', 'competition.round-published']}");
        return new Webhook(
                League.ORGANISER,
                made.path("webhookId").asText(),
                made.path("secret").asText());
    }

    /** One round is played, one is in the middle; returns a match that is over. */
    private String season(League league) throws InterruptedException {
        league.done("/start", "{}");
        List<String> first = league.matches(1);
        people.playToTheEnd(first.getFirst());
        giveUp(first.get(1));
        List<String> second = league.matches(2);
        giveUp(second.getFirst());
        Eventually.holds(
                () -> assertThat(league.read("/rounds/2").at("/tables/0").has("result"))
                        .isTrue());
        assertThat(people.play(second.get(1), SOME_COMMANDS)).isFalse();
        running.add(second.get(1));
        league.done("/penalties", "{'entrant': 1, 'points': 1, 'reason': 'late'}");
        league.done("/announcements", "{'text': 'No play on the day of the upgrade'}");
        Instant deadline = Instant.now().plus(LONG).truncatedTo(ChronoUnit.SECONDS);
        league.done("/rounds/2/deadline", "{'deadline': '" + deadline + "', 'reason': 'an upgrade'}");
        return first.getFirst();
    }

    private void giveUp(String match) throws InterruptedException {
        if (people.play(match, SOME_COMMANDS)) {
            return;
        }
        List<String> seated = people.seatedAt(match);
        for (String name : seated.subList(1, seated.size())) {
            people.as(name).command(match, "{'type': 'Resign'}").as(200);
        }
    }

    private void matches() throws InterruptedException {
        String talked = withHiddenCards();
        running.add(talked);
        people.as("cid")
                .post("/matches/" + talked + "/chat/public", "{'text': 'good luck to all'}")
                .as(201);
        people.as("ann")
                .post("/matches/" + talked + "/chat/seats", "{'text': 'until after the upgrade'}")
                .as(201);
        answers.add(after("cid", "dot", "/matches/" + talked + "/chat/public").keptFor(CHAT_DAYS));
        answers.add(after("ann", "ben", "/matches/" + talked + "/chat/seats").keptFor(CHAT_DAYS));

        JsonNode clock = Json.mapper()
                .createObjectNode()
                .put("type", "PerMove")
                .put("move", "P2D")
                .put("grace", "P1D")
                .put("answer", "PT12H")
                .put("weekendsOff", false);
        JsonNode absence = Json.mapper()
                .createArrayNode()
                .add(Json.mapper().createObjectNode().put("type", "Safe").put("times", 2));
        middle(people.sitDown(NewMatch.of("north-wind", 3).timed(clock, absence), "cid", "dot", "eva"));
        middle(people.sitDown(NewMatch.of("expedition", 2), "fay", "gus"));
    }

    /** A match whose seats hold what others may not see; play by chance finds no card now and then. */
    private String withHiddenCards() throws InterruptedException {
        while (true) {
            String match = people.sitDown(NewMatch.of("adventure", 2), "ann", "ben");
            boolean over = people.play(match, SOME_COMMANDS);
            while (!over
                    && handOf("ann", match).isEmpty()
                    && handOf("ben", match).isEmpty()) {
                over = people.play(match, 1);
            }
            if (!over) {
                return match;
            }
        }
    }

    private JsonNode handOf(String name, String match) {
        return people.as(name).get("/matches/" + match).as(200).at("/view/own/hand");
    }

    private void middle(String match) throws InterruptedException {
        assertThat(people.play(match, SOME_COMMANDS)).as("over already").isFalse();
        running.add(match);
    }

    private void openMatches() {
        LobbyMatch inviting =
                people.session("gus").lobby().open(new NewMatch("adventure", 2, Map.of(), true, null, null, null));
        people.session("gus").lobby().ready(inviting.matchId());
        open.add(new OpenMatch(
                inviting.matchId(), "fay", "{'ready': true, 'invitation': '" + inviting.invitation() + "'}"));

        LobbyMatch waiting = people.session("hal").lobby().open(NewMatch.of("expedition", 3));
        people.session("ann").lobby().join(waiting.matchId());
        people.session("hal").lobby().ready(waiting.matchId());
        people.session("ann").lobby().ready(waiting.matchId());
        open.add(new OpenMatch(waiting.matchId(), "ben", "{'ready': true}"));
        answers.add(after("gus", "gus", "/lobby/matches/" + inviting.matchId()));
        answers.add(after("ann", "ben", "/lobby/matches/" + waiting.matchId()));
    }

    /** The read models have what somebody has just done once that one's own read is answered. */
    private StoredAnswer after(String actor, String reader, String path) {
        people.as(actor).get(path).as(200);
        return StoredAnswer.of(people, reader, path);
    }

    private String seek() {
        return people.as("eva")
                .post("/seeks", "{'game': 'north-wind', 'seats': [4], 'expiresAfter': 'PT24H'}")
                .as(201)
                .path("seekId")
                .asText();
    }

    private long version(String match) {
        return people.as("olga")
                .get("/matches/" + match)
                .as(200)
                .path("version")
                .asLong();
    }

    private void noteRunning(RunningMatch match) throws InterruptedException {
        String path = "/matches/" + match.matchId();
        List<String> lookers = new ArrayList<>(people.seatedAt(match.matchId()));
        lookers.add("olga");
        for (String name : lookers) {
            answers.add(StoredAnswer.of(people, name, path + "?version=" + match.version()));
            answers.add(StoredAnswer.of(people, name, path + "/events?from=1&to=" + match.version() + "&limit=200")
                    .only("items"));
        }
        for (String name : people.seatedAt(match.matchId())) {
            answers.add(StoredAnswer.of(people, name, path + "/legal-actions?version=" + match.version()));
        }
    }

    private void noteFinished(String match) {
        answers.add(StoredAnswer.of(people, "olga", "/matches/" + match));
        answers.add(StoredAnswer.of(people, "olga", "/matches/" + match + "/score"));
        answers.add(StoredAnswer.of(people, "olga", "/matches/" + match + "/verification"));
    }

    private void noteLeague(League league) {
        for (String path : List.of(
                "", "/rounds/1", "/rounds/2", "/entrants", "/standings", "/results", "/announcements", "/outlook")) {
            answers.add(StoredAnswer.of(people, "olga", league.address(path)));
        }
        answers.add(StoredAnswer.of(people, "olga", league.address("/records?limit=200")));
        answers.add(StoredAnswer.of(people, "olga", "/leaderboards/expedition?by=rating"));
    }

    private void notePeople() {
        for (String name : People.NAMES) {
            answers.add(StoredAnswer.of(people, name, "/players/me"));
            answers.add(StoredAnswer.of(people, name, "/players/me/notifications?limit=50"));
            answers.add(
                    StoredAnswer.of(people, name, "/players/" + people.as(name).player() + "/ratings"));
        }
        answers.add(StoredAnswer.of(people, "ann", "/players/me/mutes"));
        answers.add(StoredAnswer.of(people, "hal", "/players/me/quiet-hours"));
        answers.add(StoredAnswer.of(people, "olga", "/webhooks"));
    }
}
