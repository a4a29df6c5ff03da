package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.match.FinalPlaces;
import baffin.match.decide.AbsenceSimulation;
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
import baffin.match.terms.SeatHolder;
import baffin.match.verify.MatchVerifier;
import baffin.testing.Asking;
import baffin.testing.Effort;
import baffin.testing.TimedMatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a match of every game promises, whoever stays away. A game's own test extends this and names the game. */
@Tag(Effort.SOAK)
public abstract class MatchContract {

    private static final List<ClockRule> CLOCKS = List.of(
            new ClockRule.Live(
                    Duration.ofMinutes(5),
                    Duration.ofSeconds(10),
                    Duration.ofMinutes(10),
                    Duration.ofMinutes(1),
                    Duration.ofSeconds(30)),
            new ClockRule.PerMove(Duration.ofDays(1), Duration.ofDays(1), Duration.ofHours(12), true),
            new ClockRule.Unlimited(Duration.ofDays(10)));

    private static final List<List<AbsenceStep>> POLICIES = List.of(
            List.of(new Safe(1), new Forfeit()),
            List.of(new Safe(100)),
            List.of(new Substitute(), new Safe(2), new Forfeit()),
            List.of(new Safe(1), new Substitute(), new Bot("random")),
            List.of(new Bot("careful")),
            List.of(new Forfeit()));

    private final Game<?, ?, ?, ?> game;

    /** The contract for matches of a game. */
    protected MatchContract(Game<?, ?, ?, ?> game) {
        this.game = game;
    }

    /** Random matches with absent players. */
    protected int matches() {
        return Effort.many(8);
    }

    static Stream<Arguments> tables() {
        return CLOCKS.stream().flatMap(clock -> POLICIES.stream().map(policy -> Arguments.of(clock, policy)));
    }

    // no match can stay open for ever
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("tables")
    void a_match_in_which_everybody_is_silent_ends(ClockRule clock, List<AbsenceStep> policy) {
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            silent(game, seats, new MatchTerms(clock, policy, 0, List.of(new SeatHolder("alt", false))));
        }
    }

    private static <C extends Command, S, E extends Event, K> void silent(
            Game<C, S, E, K> game, int seats, MatchTerms terms) {
        TimedMatch<C, S, E, K> match = new TimedMatch<>(game, seats, terms, 7);
        for (int month = 0; month < 2_000 && !match.state().ended(); month++) {
            match.pass(Duration.ofDays(30));
        }
        assertThat(match.state().ended())
                .as("%s, %d seats, %s", game.info().id(), seats, terms)
                .isTrue();
        assertThat(MatchVerifier.verify(game, match.steps()).findings()).isEmpty();
    }

    @Test
    void whoever_stays_away_the_match_is_lawful_and_ends() {
        AbsenceSimulation.run(game, matches());
    }

    @Test
    void seats_leave_in_any_order_and_the_match_ends_when_one_side_is_held() {
        for (int seed = Effort.first(); seed < Effort.first() + Effort.many(8); seed++) {
            for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
                leave(game, TimedMatch.setup(game, seats, options()), new Random(seed));
            }
        }
    }

    /** What the host chooses where seats leave. */
    protected Map<String, String> options() {
        return Map.of();
    }

    private static <C extends Command, S, E extends Event, K> void leave(
            Game<C, S, E, K> game, MatchSetup setup, Random random) {
        MatchTerms terms = new MatchTerms(CLOCKS.getLast(), POLICIES.getFirst(), 0, List.of());
        TimedMatch<C, S, E, K> match = new TimedMatch<>(game, setup, terms, random.nextInt());
        List<Seat> leaving = new ArrayList<>(setup.forGame().seats());
        Collections.shuffle(leaving, random);
        for (Seat seat : leaving) {
            for (int moves = random.nextInt(40); moves > 0 && !match.state().ended(); moves--) {
                Seat toAct = match.toAct();
                List<C> legal = match.legal(toAct);
                match.play(toAct, legal.get(random.nextInt(legal.size())));
            }
            if (match.state().ended()) {
                return;
            }
            boolean resigns = random.nextBoolean();
            match.send(
                    resigns ? match.player(seat) : "host",
                    resigns ? new MatchCommand.Resign() : new MatchCommand.ForfeitSeat(seat, "left the hall"));
            if (match.held().size() == 1) {
                won(match, resigns);
            }
        }
        assertThat(match.state().ended()).isTrue();
    }

    private static void won(TimedMatch<?, ?, ?, ?> match, boolean resigns) {
        List<Seat> left = match.state().resigned();
        ScoreSheet sheet = match.sheet();
        assertThat(match.state().ended()).isTrue();
        assertThat(match.steps().getLast().events().getLast()).isInstanceOf(MatchEvent.MatchEnded.class);
        for (Seat seat : match.held().getFirst()) {
            assertThat(sheet.of(seat).place()).isEqualTo(1);
            assertThat(sheet.of(seat).facts().get(FinalPlaces.WON_BY))
                    .isEqualTo(left.contains(seat) ? null : resigns ? "RESIGNATION" : "FORFEIT");
        }
        List<Integer> ranks = left.reversed().stream()
                .filter(seat -> !match.held().getFirst().contains(seat))
                .map(seat -> sheet.of(seat).place())
                .toList();
        assertThat(ranks).isSorted().doesNotContain(1);
        if (match.held().getFirst().size() == 1) {
            assertThat(ranks).doesNotHaveDuplicates();
        }
    }

    @Test
    void several_seats_are_asked_at_once_for_answers_only() {
        assertThat(Asking.in(game)).contains(false);
    }

    @Test
    void nobody_is_kept_apart_unless_an_option_says_so() {
        assertThat(game.keptApart(game.info().setup(game.info().maxSeats(), Map.of())))
                .isEmpty();
    }
}
