package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Cards;
import baffin.competition.Entrant.Presence;
import baffin.competition.decide.season.Seasons;
import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.policy.CardRule;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.competition.standing.Standings;
import baffin.competition.table.Series;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CardsTest {

    private static Policy policy(@Nullable CardRule rule) {
        Policy plain = Sample.of(new DivisionLeague(4, 4, null, 1, 1));
        return new Policy(
                plain.name(),
                null,
                plain.game(),
                plain.options(),
                plain.format(),
                4,
                false,
                plain.points(),
                plain.tieBreaks(),
                null,
                plain.entry(),
                plain.schedule(),
                rule);
    }

    private static Event season(@Nullable CardRule rule, int number, List<CarriedCard> cards, int... players) {
        Event event = new Event("s-" + number);
        Series series = new Series("s-1", number, null);
        event.accepted(
                Event.ORGANISER,
                new Create(policy(rule), "5eed", null, series, null, List.of(), cards, List.of(), null));
        for (int player : players) {
            Actor actor = Event.player(player);
            event.accepted(actor, new Enter(actor.holder(), null, 0, null));
        }
        event.accepted(Event.ORGANISER, new Start());
        event.publish();
        return event;
    }

    private static List<CarriedCard> after(Event event) {
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new Finish());
        return Seasons.cards(event.state());
    }

    private static void show(Event event, int entrant, Card card) {
        event.accepted(Event.ORGANISER, new Penalise(entrant, Points.ZERO, card, "was rude"));
    }

    private static Cards cards(Event event, int entrant) {
        return Standings.of(event.state()).line(entrant).orElseThrow().cards();
    }

    @Test
    void two_yellow_cards_are_a_red_one_which_is_a_yellow_one_in_the_next_season() {
        Event first = season(null, 1, List.of(), 1, 2, 3, 4);
        show(first, 1, Card.YELLOW);
        show(first, 2, Card.YELLOW);
        show(first, 2, Card.YELLOW);
        show(first, 3, Card.RED);
        assertThat(cards(first, 1)).isEqualTo(new Cards(0, 1, 0));
        assertThat(cards(first, 2)).isEqualTo(new Cards(0, 2, 1));

        List<CarriedCard> carried = after(first);

        assertThat(carried).containsExactly(new CarriedCard("p2", 1), new CarriedCard("p3", 1));
        Event second = season(null, 2, carried, 2, 1, 3, 4);
        assertThat(cards(second, 1)).isEqualTo(new Cards(1, 0, 0));
        show(second, 1, Card.YELLOW);
        assertThat(cards(second, 1)).as("p2, who began with one").isEqualTo(new Cards(1, 1, 1));
        assertThat(after(second)).as("p3 has played without another").containsExactly(new CarriedCard("p2", 2));
    }

    @Test
    void a_card_that_was_taken_back_counts_no_more() {
        Event event = season(null, 1, List.of(), 1, 2, 3, 4);
        show(event, 1, Card.RED);
        event.accepted(Event.ORGANISER, new LiftPenalty(1, "it was somebody else"));
        assertThat(cards(event, 1)).isEqualTo(new Cards(0, 0, 0));
        assertThat(after(event)).isEmpty();
    }

    @Test
    void a_card_waits_for_somebody_who_does_not_play_as_long_as_a_tier_does() {
        List<CarriedCard> carried = List.of(new CarriedCard("p9", 1));
        assertThat(after(season(null, 2, carried, 1, 2, 3, 4))).isEqualTo(carried);
        assertThat(after(season(null, 3, carried, 1, 2, 3, 4))).isEmpty();

        Event entered = new Event("s-2");
        entered.accepted(
                Event.ORGANISER,
                new Create(
                        policy(null),
                        "5eed",
                        null,
                        new Series("s-1", 2, null),
                        null,
                        List.of(),
                        carried,
                        List.of(),
                        null));
        for (int player : List.of(1, 2, 3, 4, 9)) {
            Actor actor = Event.player(player);
            entered.accepted(actor, new Enter(actor.holder(), null, 0, null));
        }
        entered.accepted(Event.player(9), new Withdraw(5, null));
        entered.accepted(Event.ORGANISER, new Start());
        entered.publish();
        assertThat(after(entered)).as("entering alone is not playing").isEqualTo(carried);
    }

    @Test
    void a_red_card_takes_out_where_the_policy_says_so_and_nothing_is_carried_where_it_does_not() {
        Event event = season(new CardRule(3, true, false), 1, List.of(), 1, 2, 3, 4);
        show(event, 1, Card.YELLOW);
        show(event, 1, Card.YELLOW);
        assertThat(event.state().entrant(1).orElseThrow().active()).isTrue();
        show(event, 1, Card.YELLOW);
        assertThat(event.state().entrant(1).orElseThrow().presence()).isEqualTo(Presence.REMOVED);
        show(event, 2, Card.RED);
        assertThat(event.state().entrant(2).orElseThrow().presence()).isEqualTo(Presence.REMOVED);
        event.accepted(Event.ORGANISER, new Penalise(3, Points.of(1), Card.NONE, "was late"));
        assertThat(event.state().entrant(3).orElseThrow().active()).isTrue();
        assertThat(after(event)).isEmpty();
    }
}
