package baffin.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.rating.RatedMatch.Entrant;
import baffin.scoring.skill.Skill;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RatingPolicyTest {

    private static final Instant END = Instant.parse("2027-01-05T12:00:00Z");

    private static Entrant person(int seat, int place) {
        return new Entrant(seat, "p" + seat, false, false, seat, place, 0);
    }

    private static Entrant bot(int seat, int place) {
        return new Entrant(seat, "b" + seat, true, false, seat, place, 0);
    }

    private static Entrant dropped(int seat, int place) {
        return new Entrant(seat, "p" + seat, false, true, seat, place, 0);
    }

    private static List<RatingChange> changes(Entrant... entrants) {
        return RatingPolicy.changes(new RatedMatch("m", END, List.of(entrants)), player -> PlayerRating.NEW);
    }

    private static double mu(List<RatingChange> changes, int seat) {
        return changes.stream()
                .filter(change -> change.entrant().seat() == seat)
                .findFirst()
                .orElseThrow()
                .after()
                .skill()
                .mu();
    }

    @Test
    void bots_move_nobodys_rating_but_their_own() {
        List<RatingChange> mixed = changes(person(0, 2), person(1, 3), bot(2, 1));
        List<RatingChange> alone = changes(person(0, 1), person(1, 2));
        assertThat(mixed).hasSize(3);
        assertThat(mu(mixed, 0)).isEqualTo(mu(alone, 0)).isGreaterThan(25);
        assertThat(mu(mixed, 1)).isEqualTo(mu(alone, 1)).isLessThan(25);
        assertThat(mu(mixed, 2)).isEqualTo(mu(changes(bot(0, 2), bot(1, 3), bot(2, 1)), 2));
    }

    @Test
    void a_person_among_bots_is_not_rated_and_the_bots_are() {
        assertThat(changes(person(0, 1), bot(1, 2), bot(2, 3)))
                .extracting(change -> change.entrant().player())
                .containsExactly("b1", "b2");
        assertThat(changes(person(0, 1))).isEmpty();
    }

    @Test
    void who_drops_is_last_and_the_others_are_rated_among_themselves() {
        List<RatingChange> changes = changes(dropped(0, 1), person(1, 2), person(2, 3), person(3, 4));
        List<RatingChange> rest = changes(person(1, 1), person(2, 2), person(3, 3));
        for (int seat = 1; seat < 4; seat++) {
            assertThat(mu(changes, seat)).isEqualTo(mu(rest, seat));
        }
        assertThat(mu(changes, 0)).isEqualTo(mu(changes(person(0, 4), person(1, 1), person(2, 2), person(3, 3)), 0));
    }

    private static double laterAheadBy(int leaving) {
        List<RatingChange> changes = changes(
                new Entrant(0, "early", false, true, 0, 3, leaving),
                new Entrant(1, "late", false, true, 1, 2, leaving == 0 ? 0 : leaving - 1),
                person(2, 1));
        return mu(changes, 1) - mu(changes, 0);
    }

    @Test
    void of_two_who_left_the_later_is_rated_ahead_where_the_rules_say_so_and_otherwise_they_tie() {
        assertThat(laterAheadBy(3)).isPositive();
        assertThat(laterAheadBy(0)).isCloseTo(0, within(1e-9));
    }

    @Test
    void when_one_of_two_drops_only_the_dropper_is_rated() {
        assertThat(changes(dropped(0, 1), person(1, 2))).singleElement().satisfies(change -> {
            assertThat(change.entrant().seat()).isZero();
            assertThat(change.after().skill().mu()).isLessThan(25);
        });
    }

    @Test
    void the_partner_of_one_who_drops_keeps_the_place_of_the_side() {
        List<Entrant> teams = IntStream.range(0, 4)
                .mapToObj(seat -> new Entrant(seat, "p" + seat, false, seat == 0, seat % 2, 1 + seat % 2, 0))
                .toList();
        List<RatingChange> changes = RatingPolicy.changes(new RatedMatch("m", END, teams), player -> PlayerRating.NEW);
        assertThat(mu(changes, 0)).isLessThan(25);
        assertThat(mu(changes, 2)).isGreaterThan(25);
        assertThat(mu(changes, 1)).isLessThan(25);
    }

    @Test
    void idle_weeks_add_doubt_up_to_that_of_a_new_player() {
        PlayerRating known = new PlayerRating(new Skill(30, 4), 20, END);
        assertThat(known.entering(END.plus(Duration.ofDays(6))).variance()).isCloseTo(16 + 1.0 / 144, within(1e-9));
        assertThat(known.entering(END.plus(Duration.ofDays(15))).variance())
                .isCloseTo(16 + 2 * 0.0625 + 1.0 / 144, within(1e-9));
        assertThat(known.entering(END.plus(Duration.ofDays(36_500))).variance())
                .isCloseTo(Skill.NEW.variance() + 1.0 / 144, within(1e-9));
    }

    @Test
    void the_tenth_rated_match_ends_the_trial() {
        assertThat(PlayerRating.provisional(9)).isTrue();
        assertThat(PlayerRating.provisional(10)).isFalse();
        assertThat(Math.round(Skill.NEW.shown())).isEqualTo(1500);
        assertThat(Math.round(Skill.NEW.proven())).isEqualTo(875);
    }
}
