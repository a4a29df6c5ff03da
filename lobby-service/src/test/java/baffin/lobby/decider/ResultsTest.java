package baffin.lobby.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.match.terms.CompetitionRef;
import baffin.platform.match.MatchScored;
import baffin.platform.match.MatchScored.Player;
import baffin.platform.match.MatchScored.Seat;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a finished match means for its table. */
class ResultsTest {

    private static final CompetitionRef REF = new CompetitionRef("c-1", 2, 3, 1);
    private static final Instant END = Instant.parse("2027-01-05T12:00:00Z");
    private static final Player ANN = new Player("ann", null, false);
    private static final Player BO = new Player("bo", null, false);
    private static final Player HOUSE = new Player("house:careful", "House bot", true);

    private static MatchScored match(@Nullable CompetitionRef ref, String matchId, Seat... seats) {
        return new MatchScored(matchId, 9, "expedition", Map.of(), true, ref, END, null, List.of(seats));
    }

    private static Seat seat(int seat, Player holder, @Nullable String main, boolean resigned, boolean forfeited) {
        return new Seat(
                seat, ANN, holder, main, seat + 1, 40 - seat, null, resigned, forfeited, !holder.equals(ANN), null);
    }

    private static List<SeatResult> seats(Seat... seats) throws Exception {
        CommandEnvelope command =
                Results.command(match(REF, REF.matchId(), seats)).orElseThrow();
        return ((RecordResult) ask(command).command()).seats();
    }

    private static CompetitionCommandBody ask(CommandEnvelope command) {
        return ((Decoded.Ok<CompetitionCommandBody>) command.bodyAs(CompetitionCommandBody.class)).value();
    }

    @Test
    void the_result_goes_to_the_competition_under_the_name_of_the_match() throws Exception {
        CommandEnvelope command = Results.command(
                        match(REF, REF.matchId(), seat(1, ANN, "ann", false, false), seat(0, ANN, "ann", false, false)))
                .orElseThrow();

        assertThat(command.key()).isEqualTo("competitions/c-1");
        assertThat(command.commandId()).isEqualTo("result-" + REF.matchId());
        assertThat(command.player()).isEmpty();
        CompetitionCommandBody ask = ask(command);
        assertThat(ask.by()).isNull();
        assertThat(ask.command())
                .isEqualTo(new RecordResult(
                        2,
                        3,
                        1,
                        END,
                        List.of(
                                new SeatResult(1, 40, null, Fate.PLAYED, "ann"),
                                new SeatResult(2, 39, null, Fate.PLAYED, "ann"))));
    }

    @Test
    void a_stopped_match_tells_who_had_to_act() {
        CommandEnvelope command = Results.command(new MatchScored(
                        REF.matchId(), 9, "expedition", Map.of(), true, REF, END, List.of(2), List.of()))
                .orElseThrow();

        assertThat(command.commandId()).isEqualTo("stop-" + REF.matchId() + "@9");
        assertThat(ask(command).command()).isEqualTo(new RecordStop(2, 3, 1, List.of(2)));
    }

    @Test
    void matches_of_their_own_and_false_names_mean_nothing() {
        assertThat(Results.command(match(null, "m"))).isEmpty();
        assertThat(Results.command(match(REF, "another-match"))).isEmpty();
    }

    @Test
    void who_has_left_has_dropped_and_who_never_moved_has_not_shown_up() throws Exception {
        assertThat(seats(
                        seat(0, ANN, "ann", true, false),
                        seat(1, ANN, "ann", false, true),
                        seat(2, ANN, null, false, true),
                        seat(3, HOUSE, "ann", false, false)))
                .extracting(SeatResult::fate)
                .containsExactly(Fate.DROPPED, Fate.DROPPED, Fate.NO_SHOW, Fate.DROPPED);
    }

    @Test
    void a_house_bot_that_began_for_somebody_who_has_left_is_named() throws Exception {
        Seat seat = new Seat(0, HOUSE, HOUSE, HOUSE.player(), 1, 40, null, false, false, false, null);
        assertThat(seats(seat))
                .singleElement()
                .satisfies(one -> assertThat(one.player()).isEqualTo(HOUSE.player()));
    }

    @Test
    void somebody_is_named_only_for_most_of_the_moves() throws Exception {
        assertThat(seats(
                        seat(0, BO, "bo", false, false),
                        seat(1, BO, "ann", false, false),
                        seat(2, BO, null, false, false)))
                .satisfies(seats -> assertThat(seats.get(0).player()).isEqualTo("bo"))
                .satisfies(seats -> assertThat(seats.get(1).player()).isEqualTo("ann"))
                .satisfies(seats -> assertThat(seats.get(2).player()).isNull())
                .extracting(SeatResult::fate)
                .containsOnly(Fate.PLAYED);
    }
}
