package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.rules.common.Chests;
import baffin.adventure.rules.common.Course;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.AdventureEvent.SeatSilenced;
import baffin.adventure.state.AdventureEvent.SeatSlowed;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Cards played on a seat (AD-6.1, AD-6.2, AD-6.7, AD-6.9, AD-6.10). */
final class CardsOnSeats {

    private CardsOnSeats() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, PlayOnSeat command) {
        Treasure card = command.card();
        Seat target = command.target();
        return switch (card) {
            case SILENCE, SLOW_DOWN -> opponent(state, seat, card.rule(), target, "/target");
            case LOSE_CARD, STEAL_CARD ->
                opponent(state, seat, card.rule(), target, "/target").or(() -> withCards(state, card, target));
            case NEW_CHARACTER -> seated(state, card.rule(), target, "/target");
            default -> Cards.wrongTarget(card);
        };
    }

    /** Checks that a seat takes part. */
    static Optional<RuleViolation> seated(AdventureState state, String ruleId, Seat target, String pointer) {
        return target.index() < state.seats().size()
                ? Optional.empty()
                : RuleViolation.broken(ruleId, Phrase.of("refused.no-seat", "index", target.index()), pointer);
    }

    /** Checks that a seat takes part and is an opponent. */
    static Optional<RuleViolation> opponent(
            AdventureState state, Seat seat, String ruleId, Seat target, String pointer) {
        return seated(state, ruleId, target, pointer)
                .or(() -> state.opponents(seat, target)
                        ? Optional.empty()
                        : RuleViolation.broken(
                                ruleId,
                                Phrase.of("refused.no-opponent", "seat", Phrase.seat(target.index())),
                                pointer));
    }

    private static Optional<RuleViolation> withCards(AdventureState state, Treasure card, Seat target) {
        return state.of(target).hand().total() > 0
                ? Optional.empty()
                : RuleViolation.broken(
                        card.rule(), Phrase.of("refused.no-cards", "seat", Phrase.seat(target.index())), "/target");
    }

    static void list(AdventureState state, Seat seat, Treasure card, List<LegalCommand<AdventureCommand>> into) {
        for (Seat target : state.all()) {
            PlayOnSeat command = new PlayOnSeat(card, target);
            if (check(state, seat, command).isEmpty()) {
                into.add(new LegalCommand<>(command, 0));
            }
        }
    }

    static void apply(Course course, Seat seat, PlayOnSeat command) {
        AdventureState state = course.now();
        Seat target = command.target();
        switch (command.card()) {
            case LOSE_CARD ->
                course.add(new CardDiscarded(
                        target, Chests.any(course, state.of(target).hand()), Treasure.LOSE_CARD.rule()));
            case STEAL_CARD ->
                course.add(new CardStolen(
                        target, seat, Chests.any(course, state.of(target).hand())));
            case SILENCE -> course.add(new SeatSilenced(target));
            case SLOW_DOWN -> {
                Figure points = state.leadsAlone(target) ? Figure.LEADER_SLOWED : Figure.SLOWED;
                course.add(new SeatSlowed(target, points.value()));
            }
            default -> exchange(course, target);
        }
    }

    private static void exchange(Course course, Seat target) {
        Skipper before = Objects.requireNonNull(course.now().of(target).character());
        List<Skipper> pile = new ArrayList<>(course.now().pile(target));
        pile.add(before);
        course.add(
                new CharacterExchanged(target, before, pile.get(course.chance().below(pile.size()))));
    }
}
