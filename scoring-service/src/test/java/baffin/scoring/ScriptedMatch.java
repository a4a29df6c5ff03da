package baffin.scoring;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.testkit.records.RandomMatch;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** Matches of a competition, played at random, in which players come and go as the script says. */
public final class ScriptedMatch {

    /** Who opens every match, without a seat. */
    public static final String ORGANISER = "olga";

    private static final Instant START = Instant.parse("2026-02-01T00:00:00Z");
    private static final int STEPS_MAX = 3_000;

    /**
     * Something that is asked besides the moves.
     *
     * @param from asked at the first step after so many, at 1 before the first move
     */
    public record Line(int from, String player, MatchCommand command) {}

    private ScriptedMatch() {}

    /** A table of a competition that no other test knows. */
    public static CompetitionRef table() {
        return new CompetitionRef(UUID.randomUUID().toString(), 2, 3, 1);
    }

    /** All steps of a match from its start to its end. */
    public static List<Step> play(
            String game, CompetitionRef place, List<String> seats, Map<String, String> options, Line... script) {
        return played(GameRegistry.installed().find(game).orElseThrow(), place, seats, options, script);
    }

    private static <C extends Command, S, E extends Event> List<Step> played(
            Game<C, S, E, ?> game,
            CompetitionRef place,
            List<String> seats,
            Map<String, String> options,
            Line... script) {
        MatchStarted start = RandomMatch.start(game, place, seats, 5, options);
        MatchDecider<C, S, E> decider = new MatchDecider<>(game);
        Random random = new Random(5);
        List<Line> open = new ArrayList<>(List.of(script));
        Transition<MatchState<S, E>, Step> now = decider.start(place.matchId(), start, "start", ORGANISER, START);
        List<Step> steps = new ArrayList<>(List.of(now.event()));
        while (!now.next().ended() && steps.size() < STEPS_MAX) {
            Instant at = START.plus(Duration.ofSeconds(steps.size()));
            Request request = !open.isEmpty() && open.getFirst().from() <= steps.size()
                    ? request(
                            steps.size(),
                            open.getFirst().player(),
                            open.removeFirst().command(),
                            at)
                    : move(game, now.next(), random, at);
            if (!(decider.decide(now.next(), request) instanceof Decision.Accepted(var accepted))) {
                throw new IllegalStateException("not accepted: " + request);
            }
            now = accepted;
            steps.add(now.event());
        }
        return steps;
    }

    private static <C extends Command, S, E extends Event> Request move(
            Game<C, S, E, ?> game, MatchState<S, E> state, Random random, Instant at) {
        Seat seat = game.toAct(state.game()).getFirst();
        SeatHolder holder = state.attendance().holder(seat);
        if (HouseBot.playing(holder.player()).isPresent()) {
            return Request.tick(state.version() + 1, at, new MatchCommand.Tick(null, null));
        }
        List<LegalCommand<C>> legal = game.legalCommands(state.game(), seat);
        C command = legal.get(random.nextInt(legal.size())).command();
        return request(state.version(), holder.player(), new MatchCommand.Play<>(command), at);
    }

    private static Request request(long number, String player, MatchCommand command, Instant at) {
        return new Request("c" + number, "print-" + number, player, at, command, false);
    }
}
