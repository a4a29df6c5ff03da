package baffin.scoring.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.event.MatchCommand;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.platform.match.MatchScored;
import baffin.platform.wire.JsonCodecs;
import baffin.scoring.ScriptedMatch;
import baffin.scoring.ScriptedMatch.Line;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchAnnouncementTest {

    private static final JsonCodecs CODECS = new JsonCodecs(GameRegistry.installed());
    private static final CompetitionRef PLACE = ScriptedMatch.table();
    private static final List<String> FOUR = List.of("ann", "bob", "cyd", "dee");
    private static final int EARLY = 12;

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    private static MatchScore folded(List<Step> steps) {
        var codec = CODECS.of(MatchFold.started(steps.getFirst()).setup().game());
        return new Scorer(CODECS).fold(null, steps.stream().map(codec::step).toList());
    }

    private static MatchScored announced(String game, Map<String, String> options, Line... script) {
        List<Step> steps = ScriptedMatch.play(game, PLACE, FOUR, options, script);
        MatchScored scored = MatchAnnouncement.of(folded(steps), steps.getLast().at(), null);
        assertThat(MatchScored.read(scored.json())).isEqualTo(scored);
        return scored;
    }

    private static Line organiser(MatchCommand command) {
        return new Line(EARLY, ScriptedMatch.ORGANISER, command);
    }

    @ParameterizedTest
    @MethodSource("games")
    void it_says_what_the_sheet_of_the_match_says(String game) {
        List<Step> steps = ScriptedMatch.play(game, PLACE, FOUR, Map.of());
        MatchScore score = folded(steps);

        MatchScored scored = MatchAnnouncement.of(score, steps.getLast().at(), null);

        assertThat(scored.matchId()).isEqualTo(PLACE.matchId());
        assertThat(scored.competition()).isEqualTo(PLACE);
        assertThat(scored.version()).isEqualTo(steps.size());
        assertThat(scored.ranked()).isTrue();
        assertThat(scored.seats()).hasSize(4).allSatisfy(seat -> {
            var line = score.sheet().of(new Seat(seat.seat()));
            assertThat(seat.place()).isEqualTo(line.place());
            assertThat(seat.points()).isEqualTo(line.score());
            assertThat(seat.entrant().player()).isEqualTo(FOUR.get(seat.seat()));
            assertThat(seat.holder()).isEqualTo(seat.entrant());
            assertThat(seat.mainPlayer()).isEqualTo(FOUR.get(seat.seat()));
            assertThat(seat.team()).isNull();
            assertThat(seat.dropped()).isFalse();
        });
    }

    @Test
    void who_gives_up_is_last_and_so_is_who_loses_the_seat_and_both_are_told_apart() {
        MatchScored gaveUp = announced("expedition", Map.of(), new Line(EARLY, "bob", new MatchCommand.Resign()));
        assertThat(gaveUp.seats().get(1).resigned()).isTrue();
        assertThat(gaveUp.seats().get(1).forfeited()).isFalse();
        assertThat(gaveUp.seats().get(1).place()).isEqualTo(4);
        assertThat(gaveUp.seats()).extracting(MatchScored.Seat::place).contains(1);

        MatchScored lost = announced(
                "expedition", Map.of(), organiser(new MatchCommand.ForfeitSeat(new Seat(1), "did not come back")));
        assertThat(lost.seats().get(1).resigned()).isFalse();
        assertThat(lost.seats().get(1).forfeited()).isTrue();
        assertThat(lost.seats().get(1).place()).isEqualTo(4);
    }

    @Test
    void of_several_who_left_the_last_is_first_and_the_house_comes_before_them() {
        MatchScored scored = announced(
                "expedition",
                Map.of(),
                new Line(EARLY, "bob", new MatchCommand.Resign()),
                organiser(new MatchCommand.HandOver(new Seat(3), "house:careful")),
                new Line(EARLY + 2, ScriptedMatch.ORGANISER, new MatchCommand.ForfeitSeat(new Seat(0), "a quarrel")));

        assertThat(scored.seats()).extracting(MatchScored.Seat::place).containsExactly(3, 4, 1, 2);
    }

    @Test
    void who_never_came_has_no_main_player() {
        MatchScored scored = announced(
                "expedition",
                Map.of(),
                new Line(1, ScriptedMatch.ORGANISER, new MatchCommand.ForfeitSeat(new Seat(2), "never came")));

        assertThat(scored.seats().get(2).mainPlayer()).isNull();
        assertThat(scored.seats().get(2).place()).isEqualTo(4);
    }

    @Test
    void a_seat_that_changed_hands_names_who_began_who_ended_and_who_played_most_of_it() {
        MatchScored scored = announced(
                "expedition",
                Map.of(),
                new Line(EARLY, "eve", new MatchCommand.StandBy()),
                organiser(new MatchCommand.HandOver(new Seat(1), "eve")));

        MatchScored.Seat seat = scored.seats().get(1);
        assertThat(seat.substituted()).isTrue();
        assertThat(seat.dropped()).isFalse();
        assertThat(seat.entrant().player()).isEqualTo("bob");
        assertThat(seat.holder().player()).isEqualTo("eve");
        assertThat(seat.mainPlayer()).isEqualTo("eve");
    }

    @Test
    void a_seat_that_is_left_to_the_house_has_dropped() {
        MatchScored scored =
                announced("expedition", Map.of(), organiser(new MatchCommand.HandOver(new Seat(3), "house:careful")));

        assertThat(scored.seats().get(3).dropped()).isTrue();
        assertThat(scored.seats().get(3).place()).isEqualTo(4);
    }

    @Test
    void a_house_bot_that_replaces_the_entrant_has_not_dropped_and_has_the_place_of_its_score() {
        MatchScored scored = announced(
                "expedition",
                Map.of(),
                new Line(EARLY, "", new MatchCommand.Reseat(new Seat(3), HouseBot.RANDOM.holder())));

        MatchScored.Seat seat = scored.seats().get(3);
        assertThat(seat.dropped()).isFalse();
        assertThat(seat.substituted()).isTrue();
        assertThat(seat.holder().player()).isEqualTo(HouseBot.RANDOM.holder().player());
    }

    @Test
    void members_of_a_team_share_its_place_and_keep_it_when_one_of_them_drops() {
        MatchScored whole = announced("adventure", Map.of("mode", "TEAMS"));
        assertThat(whole.seats()).extracting(MatchScored.Seat::team).doesNotContainNull();
        for (MatchScored.Seat seat : whole.seats()) {
            assertThat(whole.seats())
                    .filteredOn(other -> seat.team() != null && seat.team().equals(other.team()))
                    .hasSize(2)
                    .extracting(MatchScored.Seat::place)
                    .containsOnly(seat.place());
        }
        assertThat(whole.seats()).extracting(MatchScored.Seat::place).isSubsetOf(1, 2);

        MatchScored robbed = announced(
                "adventure",
                Map.of("mode", "TEAMS"),
                organiser(new MatchCommand.ForfeitSeat(new Seat(0), "did not come back")));
        MatchScored.Seat lost = robbed.seats().getFirst();
        assertThat(lost.forfeited()).isTrue();
        assertThat(robbed.seats())
                .filteredOn(seat -> lost.team() != null && lost.team().equals(seat.team()))
                .extracting(MatchScored.Seat::place)
                .containsOnly(lost.place());
    }
}
