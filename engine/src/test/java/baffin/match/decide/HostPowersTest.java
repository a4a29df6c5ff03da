package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.Attend;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchTerms;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What somebody without a seat, who has opened a match, can do to the seats, and so to the ratings, of others. */
class HostPowersTest {

    private static final String HOST = "host";
    private static final Seat ZERO = new Seat(0);
    private static final Instant LATER = Instant.EPOCH.plus(Duration.ofDays(2));

    /** All that changes who plays, or when: by these alone ratings could be moved from outside. */
    private static final List<Class<?>> MOVING = List.of(
            MatchEvent.SeatForfeited.class,
            MatchEvent.SeatHandedOver.class,
            MatchEvent.SeatResigned.class,
            MatchEvent.SeatOffered.class,
            MatchEvent.ClockPaused.class,
            MatchEvent.ClockResumed.class,
            MatchEvent.QuietHoursSet.class);

    private static Stream<Attend> everything() {
        return Stream.of(
                new MatchCommand.StandBy(),
                new MatchCommand.StandDown(),
                new MatchCommand.OfferSeat(),
                new MatchCommand.TakeSeat(ZERO),
                new MatchCommand.HandOver(ZERO, "house:careful"),
                new MatchCommand.HandOver(null, null),
                new MatchCommand.ForfeitSeat(ZERO, "was winning"),
                new MatchCommand.Pause(LATER, "the hall is closed"),
                new MatchCommand.Resume(),
                new MatchCommand.TakeVacation(1),
                new MatchCommand.EndVacation(),
                new MatchCommand.SetQuietHours(null));
    }

    private static MatchStarted start(boolean ranked, @Nullable CompetitionRef place) {
        MatchStarted plain = ToyMatches.start(3);
        return new MatchStarted(plain.setup(), "1", plain.secret(), ranked, MatchTerms.DEFAULT, null, place, null);
    }

    private static Transition<MatchState<ToyState, ToyEvent>, Step> started(MatchStarted start) {
        return ToyMatches.decider().start("m", start, "start", HOST, Instant.EPOCH);
    }

    private static Decision<Transition<MatchState<ToyState, ToyEvent>, Step>, Refusal> decided(
            MatchState<ToyState, ToyEvent> state, String player, MatchCommand command) {
        return ToyMatches.decider().decide(state, ToyMatches.request("c" + state.version(), player, command));
    }

    private static List<MatchEvent> moved(Decision<Transition<MatchState<ToyState, ToyEvent>, Step>, Refusal> outcome) {
        return outcome instanceof Decision.Accepted(var accepted)
                ? accepted.event().events().stream()
                        .filter(event -> MOVING.contains(event.getClass()))
                        .toList()
                : List.of();
    }

    @Test
    void every_command_about_seats_and_time_is_looked_at_here() {
        assertThat(everything().map(Object::getClass).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(Arrays.asList(Attend.class.getPermittedSubclasses()));
    }

    @ParameterizedTest
    @MethodSource("everything")
    void the_host_of_a_ranked_match_moves_nobodys_seat_and_nobodys_clock(Attend power) {
        MatchState<ToyState, ToyEvent> state = started(start(true, null)).next();

        assertThat(moved(decided(state, HOST, power))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everything")
    void a_host_who_has_left_the_own_seat_to_the_house_moves_nothing_either(Attend power) {
        MatchState<ToyState, ToyEvent> state = ToyMatches.decider()
                .start("m", start(true, null), "start", "p1", Instant.EPOCH)
                .next();
        var left = decided(state, "p1", new MatchCommand.HandOver(null, "house:careful"))
                .orElseThrow();

        assertThat(moved(decided(left.next(), "p1", power))).isEmpty();
    }

    @Test
    void the_host_is_told_that_the_match_is_left_to_its_players() {
        MatchState<ToyState, ToyEvent> state = started(start(true, null)).next();

        assertThat(decided(state, HOST, new MatchCommand.ForfeitSeat(ZERO, "was winning")))
                .isEqualTo(Decision.refused(new Refusal.PlayersOnly()));
    }

    @Test
    void a_pause_that_the_players_have_agreed_on_is_not_ended_by_the_host() {
        MatchState<ToyState, ToyEvent> state = started(start(true, null)).next();
        for (String player : List.of("p0", "p1")) {
            if (decided(state, player, new MatchCommand.Pause(LATER, null))
                    instanceof Decision.Accepted(var accepted)) {
                state = accepted.next();
            }
        }
        assertThat(state.attendance().clocks().hold()).isNotNull();

        assertThat(moved(decided(state, HOST, new MatchCommand.Resume()))).isEmpty();
        assertThat(moved(decided(state, "p0", new MatchCommand.Resume()))).hasSize(1);
    }

    @Test
    void where_no_rating_is_at_stake_or_an_organiser_rules_the_powers_stay() {
        MatchCommand forfeit = new MatchCommand.ForfeitSeat(ZERO, "did not come");
        CompetitionRef place = new CompetitionRef("c-1", 1, 1, 1);

        assertThat(moved(decided(started(start(false, null)).next(), HOST, forfeit)))
                .hasSize(1);
        assertThat(moved(decided(started(start(true, place)).next(), HOST, forfeit)))
                .hasSize(1);
    }
}
