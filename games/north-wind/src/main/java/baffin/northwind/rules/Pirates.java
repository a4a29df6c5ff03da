package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.BattleDie;
import baffin.northwind.data.Berth;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindEvent.BattleFought;
import baffin.northwind.state.NorthWindEvent.CaptainTaken;
import baffin.northwind.state.NorthWindEvent.EventRolled;
import baffin.northwind.state.NorthWindEvent.PiratePaid;
import baffin.northwind.state.NorthWindEvent.RewardTaken;
import baffin.northwind.state.NorthWindEvent.VoyageEnd;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Odds;
import baffin.northwind.state.Ship;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fog and pirates (NW-4.7, NW-5). */
final class Pirates {

    /** Gold that lets a seat go on (NW-5.1). */
    private static final int PRICE = 1;

    /** Gold for a victory when the brig is full (NW-5.1). */
    private static final int REWARD = 1;

    private Pirates() {}

    /** The fog lifts; what has no choice in it happens at once (NW-5.2). */
    static void meet(Deeds deeds) {
        Seat seat = deeds.now().active();
        EventDie.Face face = EventDie.roll(deeds.chance());
        deeds.add(new EventRolled(seat, face.face(), face.skulls(), face.gold()));
        Ship ship = deeds.now().of(seat);
        if (face.skulls() == 0) {
            Turns.resume(deeds);
        } else if (ship.gold() < PRICE) {
            if (Odds.possible(ship, face.skulls())) {
                fight(deeds, seat);
            } else {
                deeds.add(new BattleFought(seat, face.skulls(), List.of(), 0, false));
                Turns.endVoyage(deeds, VoyageEnd.DEFEAT);
            }
        }
    }

    static Optional<RuleViolation> check(NorthWindState state, PayPirate command) {
        return state.of(state.active()).gold() >= PRICE
                ? Optional.empty()
                : RuleViolation.broken("NW-5.1", Phrase.of("refused.pirate", "price", PRICE));
    }

    static void pay(Deeds deeds, Seat seat) {
        deeds.add(new PiratePaid(seat, -PRICE));
        Turns.resume(deeds);
    }

    static void fight(Deeds deeds, Seat seat) {
        int strength = deeds.now().sailing().pirate();
        Ship ship = deeds.now().of(seat);
        List<BattleDie.Mark> rolls = new ArrayList<>();
        int hits = 0;
        for (int cannon = 0; cannon < ship.cannons(); cannon++) {
            BattleDie.Face face = BattleDie.roll(deeds.chance());
            rolls.add(face.mark());
            hits += face.hits(ship.has(Berth.CANNONEER));
        }
        boolean won = hits >= strength;
        deeds.add(new BattleFought(seat, strength, rolls, hits, won));
        if (!won) {
            Turns.endVoyage(deeds, VoyageEnd.DEFEAT);
            return;
        }
        deeds.add(ship.captains() < ShipParts.most(Name.BRIG) ? new CaptainTaken(seat) : new RewardTaken(seat, REWARD));
        Turns.resume(deeds);
    }
}
