package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static org.hamcrest.Matchers.hasSize;

import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.NamedIds;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.restassured.RestAssured;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A match of three seats that a test puts into the log bit by bit.
 *
 * @param game id of its game
 * @param id the match
 * @param players who sits where
 * @param steps the whole match
 */
record Recorded(String game, String id, List<String> players, List<Step> steps) {

    static Recorded match(long seed) {
        return match(seed, true);
    }

    static Recorded match(long seed, boolean ranked) {
        return match("expedition", seed, ranked);
    }

    static Recorded match(String gameId, long seed, boolean ranked) {
        String id = UUID.randomUUID().toString();
        List<String> players = List.of(NamedIds.of("ann-" + id), NamedIds.of("bob-" + id), NamedIds.of("cyd-" + id));
        var game = GameRegistry.installed().find(gameId).orElseThrow();
        return new Recorded(gameId, id, players, RandomMatch.play(game, id, players, seed, ranked));
    }

    /** A match of two teams of two, whose hands are kept apart. */
    static Recorded teams(long seed) {
        String id = UUID.randomUUID().toString();
        List<String> players = Stream.of("ann-", "bob-", "cyd-", "dot-")
                .map(name -> NamedIds.of(name + id))
                .toList();
        var game = GameRegistry.installed().find("adventure").orElseThrow();
        return new Recorded(
                "adventure", id, players, RandomMatch.play(game, id, players, seed, true, Map.of("mode", "TEAMS")));
    }

    /** The start of a match whose host plays no seat. */
    static Recorded hosted(long seed, String host) {
        Recorded match = match(seed);
        Step first = match.steps.getFirst();
        Step start = new Step(
                first.matchId(),
                1,
                first.commandId(),
                first.fingerprint(),
                host,
                first.seat(),
                first.at(),
                first.checkpoint(),
                first.command(),
                first.events());
        return new Recorded(match.game, match.id, match.players, List.of(start));
    }

    /** A match at a table of a competition, whose organiser plays no seat. */
    static Recorded competing(CompetitionRef place, String organiser) {
        List<String> players = List.of(NamedIds.of("ann-" + place.matchId()), NamedIds.of("bob-" + place.matchId()));
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        return new Recorded(
                "expedition",
                place.matchId(),
                players,
                RandomMatch.play(
                        game, place.matchId(), RandomMatch.start(game, place, players, 5, Map.of()), organiser, 5));
    }

    /** A match of a visibility, whose host plays no seat. */
    static Recorded seen(Visibility visibility, String host) {
        String id = UUID.randomUUID().toString();
        List<String> players = List.of(NamedIds.of("ann-" + id), NamedIds.of("bob-" + id), NamedIds.of("cyd-" + id));
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        return new Recorded(
                "expedition",
                id,
                players,
                RandomMatch.play(game, id, RandomMatch.start(game, players, 5, visibility), host, 5));
    }

    /** The step of this version that a seat's own command made. */
    Step step(int version) {
        return steps.get(version - 1);
    }

    /** The first version, after the second, at which the seat was asked and has acted. */
    int acting(int seat) {
        return steps.stream()
                .filter(step -> step.version() > 2 && new Seat(seat).equals(step.seat()))
                .mapToInt(step -> (int) step.version())
                .findFirst()
                .orElseThrow();
    }

    /** A step in which a seat goes over to another player. */
    Step handOver(int version, int seat, String player) {
        SeatHolder from = MatchFold.started(steps.getFirst()).setup().seats().get(seat);
        SeatHolder to = new SeatHolder(player, false);
        return around(
                version,
                from.player(),
                new Seat(seat),
                new MatchEvent.SeatHandedOver(new Seat(seat), from, to, MatchEvent.HandOverReason.PLAYER, null));
    }

    /** A step that is none of the game. */
    Step around(int version, String player, @Nullable Seat seat, MatchEvent event) {
        return new Step(
                id,
                version,
                "around-" + version,
                "",
                player,
                seat,
                steps.get(version - 2).at(),
                true,
                null,
                List.of(event));
    }

    /** A recorded step as it comes when others have come before it. */
    Step later(int version, int by) {
        Step step = step(version);
        return new Step(
                id,
                step.version() + by,
                step.commandId(),
                step.fingerprint(),
                step.player(),
                step.seat(),
                step.at(),
                step.checkpoint(),
                step.command(),
                step.events());
    }

    /** Another match of the same game and players. */
    Recorded again(long seed) {
        String other = UUID.randomUUID().toString();
        var found = GameRegistry.installed().find(game).orElseThrow();
        return new Recorded(game, other, players, RandomMatch.play(found, other, players, seed, true));
    }

    /** The same match, begun at another time, with a second between its steps. */
    Recorded begun(Instant at) {
        List<Step> dated = steps.stream()
                .map(step -> new Step(
                        step.matchId(),
                        step.version(),
                        step.commandId(),
                        step.fingerprint(),
                        step.player(),
                        step.seat(),
                        at.plusSeconds(step.version() - 1),
                        step.checkpoint(),
                        step.command(),
                        step.events()))
                .toList();
        return new Recorded(game, id, players, dated);
    }

    /** Number of its last version. */
    int end() {
        return steps.size();
    }

    /** Appends the steps from one version to another. */
    Recorded logged(int from, int to) {
        try (MatchLog log = MatchLog.of(game, Infrastructure.shared().kafka())) {
            log.append(steps.subList(from - 1, to));
        }
        return this;
    }

    /** Appends the steps up to a version and waits until they are shown, in lists too, which follow the match. */
    Recorded shown(int to) {
        logged(1, to);
        RestAssured.get(path("?minVersion=" + to)).then().statusCode(200);
        String listed = "items.findAll { it.matchId == '" + id + "' && it.version >= " + to + " }";
        eventually(() -> RestAssured.get("/api/v1/matches?player=" + players().getFirst())
                .then()
                .body(listed, hasSize(1)));
        return this;
    }

    /** Appends a step that is none of the recorded ones. */
    Recorded append(Step step) {
        try (MatchLog log = MatchLog.of(game, Infrastructure.shared().kafka())) {
            log.append(List.of(step));
        }
        return this;
    }

    String path(String rest) {
        return "/api/v1/matches/" + id + rest;
    }
}
