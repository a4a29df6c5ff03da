package baffin.expedition.rules;

import baffin.expedition.board.Areas;
import baffin.expedition.data.Action;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Crew;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.words.Names;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Crewmen between ship and sled; the sled comes and goes with them (EX-7.12). */
final class Transfers {

    private static final String RULE = "EX-7.12";

    private Transfers() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, TransferCrew command) {
        Expedition expedition = state.of(seat);
        return together(state, expedition)
                .or(() -> Payment.check(state, seat, command.payer(), Action.TRANSFER, "/payer"))
                .or(() -> numbers(paid(state, expedition, command.payer()), command))
                .or(() -> deployment(state, expedition, command.deploy()));
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, TransferCrew command) {
        Payment.pay(eventBuffer, seat, command.payer(), Action.TRANSFER);
        if (command.deploy() != null) {
            eventBuffer.add(new SledDeployed(seat, command.deploy()));
        }
        eventBuffer.add(new CrewTransferred(seat, command.available(), command.resting()));
        if (eventBuffer.now().of(seat).sledCrew().total() == 0) {
            eventBuffer.add(new SledTakenAboard(seat));
        }
    }

    static void list(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        Expedition expedition = state.of(seat);
        if (together(state, expedition).isPresent()) {
            return;
        }
        List<@Nullable Place> targets = new ArrayList<>();
        if (expedition.sledAboard()) {
            targets.addAll(areas(state, expedition));
        } else {
            targets.add(null);
        }
        int cost = Payment.cost(state, Action.TRANSFER);
        for (Vehicle payer : Vehicle.values()) {
            if (Payment.affordable(state, seat, payer, Action.TRANSFER)) {
                list(paid(state, expedition, payer), payer, targets, cost, into);
            }
        }
    }

    private static void list(
            Expedition paid,
            Vehicle payer,
            List<@Nullable Place> targets,
            int cost,
            List<LegalCommand<ExpeditionCommand>> into) {
        for (int available = -paid.sledCrew().available();
                available <= paid.shipCrew().available();
                available++) {
            for (int resting = -paid.sledCrew().resting();
                    resting <= paid.shipCrew().resting();
                    resting++) {
                if (available != 0 || resting != 0) {
                    for (Place target : targets) {
                        into.add(new LegalCommand<>(new TransferCrew(payer, available, resting, target), cost));
                    }
                }
            }
        }
    }

    /** The columns once the payer has rested: it may be moved too. */
    private static Expedition paid(ExpeditionState state, Expedition x, Vehicle payer) {
        int cost = Payment.cost(state, Action.TRANSFER);
        return payer == Vehicle.SHIP
                ? x.withCrew(x.shipCrew().spent(cost), x.sledCrew())
                : x.withCrew(x.shipCrew(), x.sledCrew().spent(cost));
    }

    private static Optional<RuleViolation> together(ExpeditionState state, Expedition x) {
        if (x.sledLost()) {
            return Movement.noSled(x);
        }
        if (x.ship().onArrow()) {
            return RuleViolation.broken(RULE, Refusals.onArrow(Vehicle.SHIP, x.ship()));
        }
        Place sled = x.sled();
        if (sled == null || sameTile(state, x.ship(), sled)) {
            return Optional.empty();
        }
        return RuleViolation.broken(
                RULE, Phrase.of("refused.apart", "ship", Names.of(x.ship()), "sled", Names.of(sled)));
    }

    private static boolean sameTile(ExpeditionState state, Place ship, Place sled) {
        return !sled.onArrow()
                && Objects.equals(state.board().pieceAt(ship), state.board().pieceAt(sled));
    }

    private static Optional<RuleViolation> numbers(Expedition paid, TransferCrew command) {
        if (command.available() == 0 && command.resting() == 0) {
            return RuleViolation.broken(RULE, Phrase.of("refused.nobody-moves"), "/available", "/resting");
        }
        Crew sled = paid.sledCrew();
        Crew ship = paid.shipCrew();
        return range("refused.available", "/available", command.available(), sled.available(), ship.available())
                .or(() -> range("refused.resting", "/resting", command.resting(), sled.resting(), ship.resting()));
    }

    private static Optional<RuleViolation> range(String code, String pointer, int crew, int inSled, int inShip) {
        return crew >= -inSled && crew <= inShip
                ? Optional.empty()
                : RuleViolation.broken(
                        RULE,
                        Phrase.of(code, "ship", inShip, "sled", inSled, "least", -inSled, "most", inShip, "crew", crew),
                        pointer);
    }

    private static Optional<RuleViolation> deployment(ExpeditionState state, Expedition x, @Nullable Place deploy) {
        Place sled = x.sled();
        if (sled != null) {
            return deploy == null
                    ? Optional.empty()
                    : RuleViolation.broken(RULE, Phrase.of("refused.deployed", "place", Names.of(sled)), "/deploy");
        }
        List<Place> areas = areas(state, x);
        if (deploy != null && areas.contains(deploy)) {
            return Optional.empty();
        }
        Phrase what =
                deploy == null ? Phrase.of("deploy.needed") : Phrase.of("deploy.wrong", "place", Names.of(deploy));
        Phrase where =
                areas.isEmpty() ? Phrase.of("deploy.nowhere") : Phrase.of("deploy.areas", "areas", Names.list(areas));
        return RuleViolation.broken(RULE, Phrase.of("refused.deploy", "what", what, "where", where), "/deploy");
    }

    private static List<Place> areas(ExpeditionState state, Expedition x) {
        Piece stand = state.board().pieceAt(x.ship());
        return stand == null
                ? List.of()
                : Areas.of(state.board(), state.ice(), stand).stream()
                        .map(Place::of)
                        .toList();
    }
}
