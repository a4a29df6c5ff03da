package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.rules.common.Course;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureEvent.CardPlayed;
import baffin.adventure.state.AdventureEvent.CardsAllowed;
import baffin.adventure.state.AdventureEvent.FreeMarkerGranted;
import baffin.adventure.state.AdventureEvent.PointsGained;
import baffin.adventure.state.AdventureEvent.WakeGuarded;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Optional;

/** Playing treasure cards: who may, and those that need no target (AD-4.1, AD-6.3, AD-6.4, AD-6.12, AD-6.15). */
final class Cards {

    private Cards() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, Play play) {
        return mayPlay(state, seat, play.card()).or(() -> switch (play) {
            case PlayCard c -> check(state, seat, c);
            case PlayOnSeat c -> CardsOnSeats.check(state, seat, c);
            case PlayOnMarker c -> CardsOnMarkers.check(state, seat, c);
            case PlayOnSupply c -> CardsOnMarkers.check(state, c);
            case PlayOnHex c -> CardsOnMap.check(state, c);
            case PlayOnTile c -> CardsOnMap.check(state, c);
        });
    }

    private static Optional<RuleViolation> mayPlay(AdventureState state, Seat seat, Treasure card) {
        Captain captain = state.of(seat);
        if (captain.is(Skipper.FRANKLIN)) {
            return RuleViolation.broken("AD-7.7", Phrase.of("refused.franklin", "character", Skipper.FRANKLIN.title()));
        }
        if (captain.silenced()) {
            return RuleViolation.broken("AD-6.2", Phrase.of("refused.silenced"));
        }
        if (state.turn().cards() == 0) {
            return RuleViolation.broken("AD-4.1", Phrase.of("refused.no-further-card"));
        }
        return captain.hand().of(card) > 0
                ? Optional.empty()
                : RuleViolation.broken("AD-4.1", notInHand(card), "/card");
    }

    private static Optional<RuleViolation> check(AdventureState state, Seat seat, PlayCard command) {
        return switch (command.card()) {
            case TWO_MORE_CARDS, GUARD_WAKE, SPEED_UP -> Optional.empty();
            case CATCH_UP -> checkCatchUp(state, seat);
            default -> wrongTarget(command.card());
        };
    }

    private static Optional<RuleViolation> checkCatchUp(AdventureState state, Seat seat) {
        String rule = Treasure.CATCH_UP.rule();
        if (!state.lastAlone(seat)) {
            return RuleViolation.broken(rule, Phrase.of("refused.not-last"), "/card");
        }
        return Laying.anyFree(state, seat) || Wakes.anyFree(state, seat)
                ? Optional.empty()
                : RuleViolation.broken(rule, Phrase.of("refused.nothing-free"), "/card");
    }

    /** Refuses a card that was played on something it does not work on. */
    static Optional<RuleViolation> wrongTarget(Treasure card) {
        Class<? extends Play> form = switch (card) {
            case LOSE_CARD, SILENCE, SLOW_DOWN, STEAL_CARD, NEW_CHARACTER -> PlayOnSeat.class;
            case REMOVE_MARKER, TAKE_BACK -> PlayOnMarker.class;
            case PLACE_ICEBERG, PLACE_WATER -> PlayOnHex.class;
            case TURN_TILE, SWAP_TILES -> PlayOnTile.class;
            case TWO_MORE_CARDS, GUARD_WAKE, CATCH_UP, SPEED_UP -> PlayCard.class;
        };
        Phrase name = Phrase.named("card", card);
        Phrase played = TurnGuard.act(form);
        return RuleViolation.broken(
                card.rule(),
                card == Treasure.REMOVE_MARKER
                        ? Phrase.of(
                                "refused.wrong-target-of-two",
                                "card",
                                name,
                                "act",
                                played,
                                "other",
                                TurnGuard.act(PlayOnSupply.class))
                        : Phrase.of("refused.wrong-target", "card", name, "act", played),
                "/card");
    }

    /** The refusal of a card that the seat does not hold. */
    static Phrase notInHand(Treasure card) {
        return Phrase.of("refused.not-in-hand", "card", Phrase.named("card", card));
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        for (Treasure card : Treasure.values()) {
            if (mayPlay(state, seat, card).isEmpty()) {
                switch (card) {
                    case LOSE_CARD, SILENCE, SLOW_DOWN, STEAL_CARD, NEW_CHARACTER ->
                        CardsOnSeats.list(state, seat, card, into);
                    case REMOVE_MARKER, TAKE_BACK -> CardsOnMarkers.list(state, seat, card, into);
                    case PLACE_ICEBERG, PLACE_WATER, TURN_TILE, SWAP_TILES -> CardsOnMap.list(state, card, into);
                    case TWO_MORE_CARDS, GUARD_WAKE, CATCH_UP, SPEED_UP -> listed(state, seat, card, into);
                }
            }
        }
    }

    private static void listed(
            AdventureState state, Seat seat, Treasure card, List<LegalCommand<AdventureCommand>> into) {
        PlayCard command = new PlayCard(card);
        if (check(state, seat, command).isEmpty()) {
            into.add(new LegalCommand<>(command, 0));
        }
    }

    static void apply(Course course, Seat seat, Play play) {
        AdventureState before = course.now();
        course.add(new CardPlayed(seat, play.card()));
        switch (play) {
            case PlayCard c -> apply(course, before, seat, c.card());
            case PlayOnSeat c -> CardsOnSeats.apply(course, seat, c);
            case PlayOnMarker c -> CardsOnMarkers.apply(course, seat, c);
            case PlayOnSupply c -> CardsOnMarkers.apply(course, c);
            case PlayOnHex c -> CardsOnMap.apply(course, c);
            case PlayOnTile c -> CardsOnMap.apply(course, seat, c);
        }
    }

    private static void apply(Course course, AdventureState before, Seat seat, Treasure card) {
        switch (card) {
            case TWO_MORE_CARDS -> course.add(new CardsAllowed(seat, Figure.MORE_CARDS.value()));
            case GUARD_WAKE -> course.add(new WakeGuarded(seat));
            case CATCH_UP -> course.add(new FreeMarkerGranted(seat));
            default -> {
                Figure points = before.lastAlone(seat) ? Figure.LAST_SPED_UP : Figure.SPED_UP;
                course.add(new PointsGained(seat, points.value()));
            }
        }
    }
}
