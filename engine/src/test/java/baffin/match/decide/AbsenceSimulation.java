package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.AbsenceStep.Bot;
import baffin.match.terms.AbsenceStep.Forfeit;
import baffin.match.terms.AbsenceStep.Safe;
import baffin.match.terms.AbsenceStep.Substitute;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import baffin.match.verify.MatchVerifier;
import baffin.testing.Effort;
import baffin.testing.TimedMatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Random matches of players who sleep, fall silent, quit, hand their seats over, plan ahead and pause, on a clock of
 * our own. Every match ends, replays from its log, and is the same for the decider and a reader after every step (see
 * {@link TimedMatch}). A failing seed is named.
 */
public final class AbsenceSimulation {

    private static final int MOVES_MAX = 20_000;

    private AbsenceSimulation() {}

    /** Plays so many matches of a game. */
    public static void run(Game<?, ?, ?, ?> game, int matches) {
        Set<Class<?>> seen = new HashSet<>();
        for (int seed = Effort.first(); seed < Effort.first() + matches; seed++) {
            play(game, seed, seen);
        }
        assertThat(seen)
                .contains(
                        MatchEvent.TimeRanOut.class,
                        MatchEvent.SeatHandedOver.class,
                        MatchEvent.SeatForfeited.class,
                        MatchEvent.OrderPlayed.class,
                        MatchEvent.ClockPaused.class,
                        MatchEvent.ClockResumed.class,
                        MatchEvent.TimeIsShort.class,
                        MatchEvent.SeatResigned.class);
    }

    private static <C extends Command, S, E extends Event, K> void play(
            Game<C, S, E, K> game, int seed, Set<Class<?>> seen) {
        Random random = new Random(seed);
        int seats = game.info().minSeats()
                + random.nextInt(game.info().maxSeats() - game.info().minSeats() + 1);
        MatchTerms terms = new MatchTerms(clock(random), policy(random), 0, alternates(random));
        TimedMatch<C, S, E, K> match = new TimedMatch<>(game, setup(game, seats, random), terms, seed);
        for (int moves = 0; moves < MOVES_MAX && !match.state().ended(); moves++) {
            move(match, random);
        }
        assertThat(match.state().ended())
                .as("%s, seed %d", game.info().id(), seed)
                .isTrue();
        assertThat(MatchVerifier.verify(game, match.steps()).findings())
                .as("%s, seed %d", game.info().id(), seed)
                .isEmpty();
        match.steps().forEach(step -> step.events().forEach(event -> seen.add(event.getClass())));
    }

    private static <C extends Command, S, E extends Event, K> void move(TimedMatch<C, S, E, K> match, Random random) {
        match.pass(Duration.ofMinutes(random.nextInt(90)));
        if (match.state().ended()) {
            return;
        }
        if (match.state().attendance().clocks().hold() != null) {
            match.pass(Duration.ofDays(1));
            return;
        }
        int what = random.nextInt(1000);
        if (what < 20) {
            match.pass(Duration.ofHours(random.nextInt(200)));
        } else if (what < 25) {
            match.outage(Duration.ofMinutes(1 + random.nextInt(600)));
        } else if (what < 60) {
            match.sent(somebody(match, random), randomRequest(match, random));
        } else {
            Seat seat = match.toAct();
            List<C> legal = match.legal(seat);
            match.play(seat, legal.get(random.nextInt(legal.size())));
        }
    }

    // most of these are refused at most moments, which is what they are here for as well
    private static <C extends Command, S, E extends Event, K> MatchCommand randomRequest(
            TimedMatch<C, S, E, K> match, Random random) {
        Seat seat = new Seat(random.nextInt(match.state().attendance().holders().size()));
        return switch (random.nextInt(12)) {
            case 0 -> new MatchCommand.Resign();
            case 1 -> new MatchCommand.Undo();
            case 2 -> new MatchCommand.StandBy();
            case 3 -> new MatchCommand.OfferSeat();
            case 4 -> new MatchCommand.TakeSeat(seat);
            case 5 -> new MatchCommand.HandOver(seat, random.nextBoolean() ? "house:random" : null);
            case 6 -> new MatchCommand.ForfeitSeat(seat, "left the hall");
            case 7 -> new MatchCommand.Pause(match.now().plus(Duration.ofDays(1 + random.nextInt(3))), "weather");
            case 8 -> new MatchCommand.SetQuietHours(new QuietHours("Asia/Tokyo", "23:00", "06:30"));
            case 9 -> new MatchCommand.TakeVacation(1);
            default -> {
                List<C> legal = match.legal(match.toAct());
                yield new MatchCommand.SetOrders(Stream.generate(() -> legal.get(random.nextInt(legal.size())))
                        .limit(1 + random.nextInt(4))
                        .<MatchCommand>map(MatchCommand.Play::new)
                        .toList());
            }
        };
    }

    private static String somebody(TimedMatch<?, ?, ?, ?> match, Random random) {
        List<SeatHolder> holders = match.state().attendance().holders();
        return switch (random.nextInt(6)) {
            case 0 -> "host";
            case 1 -> "alt" + random.nextInt(3);
            default -> holders.get(random.nextInt(holders.size())).player();
        };
    }

    private static MatchSetup setup(Game<?, ?, ?, ?> game, int seats, Random random) {
        MatchSetup plain = TimedMatch.setup(game, seats, Map.of());
        QuietHours night = new QuietHours("America/Halifax", "22:00", "07:00");
        List<SeatHolder> holders = plain.seats().stream()
                .map(holder -> random.nextBoolean() ? holder.resting(night) : holder)
                .toList();
        return new MatchSetup(plain.game(), plain.options(), holders);
    }

    private static ClockRule clock(Random random) {
        return switch (random.nextInt(4)) {
            case 0 ->
                new ClockRule.Live(
                        Duration.ofHours(3),
                        Duration.ofMinutes(30),
                        Duration.ofHours(6),
                        Duration.ofMinutes(5),
                        Duration.ofMinutes(50));
            case 1 -> new ClockRule.Unlimited(Duration.ofDays(2));
            default ->
                new ClockRule.PerMove(
                        Duration.ofHours(20), Duration.ofHours(2), Duration.ofHours(5), random.nextBoolean());
        };
    }

    private static List<AbsenceStep> policy(Random random) {
        List<AbsenceStep> all = List.of(new Safe(2), new Substitute(), new Bot("random"), new Forfeit());
        List<AbsenceStep> chosen = new ArrayList<>();
        for (AbsenceStep step : all) {
            if (random.nextBoolean()) {
                chosen.add(step);
            }
        }
        return chosen.isEmpty() ? List.of(new Safe(1)) : chosen;
    }

    private static List<SeatHolder> alternates(Random random) {
        return random.nextBoolean() ? List.of() : List.of(new SeatHolder("alt0", false));
    }
}
