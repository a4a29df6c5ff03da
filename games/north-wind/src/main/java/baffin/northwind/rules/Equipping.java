package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Equipment;
import baffin.northwind.data.Equipment.Item;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent.CannonMounted;
import baffin.northwind.state.NorthWindEvent.CrewHired;
import baffin.northwind.state.NorthWindEvent.SailRaised;
import baffin.northwind.state.Ship;
import baffin.northwind.words.Words;
import java.util.List;
import java.util.Optional;

/** Sails, cannons and crew (NW-4.2). */
final class Equipping {

    private static final String RULE = "NW-4.2";

    private Equipping() {}

    static void list(List<Use> into) {
        into.add(new RaiseSail());
        into.add(new MountCannon());
        for (Berth berth : Berth.values()) {
            into.add(new HireCrew(berth));
        }
    }

    static Optional<RuleViolation> check(Ship ship, Tile tile, RaiseSail command) {
        return sold(ship, tile, Item.SAIL).or(() -> below(ship.sail(), Name.SAIL));
    }

    static Optional<RuleViolation> check(Ship ship, Tile tile, MountCannon command) {
        return sold(ship, tile, Item.CANNON).or(() -> below(ship.cannons(), Name.CANNONS));
    }

    static Optional<RuleViolation> check(Ship ship, Tile tile, HireCrew command) {
        if (ship.has(command.berth())) {
            return RuleViolation.broken(
                    RULE, Phrase.of("refused.berth", "berth", Words.berth(command.berth())), "/berth");
        }
        return sold(ship, tile, Item.CREW).or(() -> below(ship.crew().size(), Name.CREW));
    }

    static void apply(Deeds deeds, Seat seat, RaiseSail command) {
        int level = deeds.now().of(seat).sail() + 1;
        deeds.add(new SailRaised(seat, level, -Equipment.price(Item.SAIL)));
    }

    static void apply(Deeds deeds, Seat seat, MountCannon command) {
        int cannons = deeds.now().of(seat).cannons() + 1;
        deeds.add(new CannonMounted(seat, cannons, -Equipment.price(Item.CANNON)));
    }

    static void apply(Deeds deeds, Seat seat, HireCrew command) {
        deeds.add(new CrewHired(seat, command.berth(), -Equipment.price(Item.CREW)));
        Bonuses.afterHiring(deeds, seat);
    }

    private static Optional<RuleViolation> sold(Ship ship, Tile tile, Item item) {
        if (tile.kind() != Tile.Kind.EQUIPMENT) {
            return RuleViolation.broken(RULE, Phrase.of("refused.no-equipment", "tile", tile.text()));
        }
        int price = Equipment.price(item);
        return price > ship.gold()
                ? RuleViolation.broken(
                        RULE,
                        Phrase.of(
                                "refused.item",
                                "item",
                                Phrase.named("item", item),
                                "price",
                                price,
                                "gold",
                                ship.gold()))
                : Optional.empty();
    }

    private static Optional<RuleViolation> below(int now, Name part) {
        return now < ShipParts.most(part)
                ? Optional.empty()
                : RuleViolation.broken(RULE, Phrase.of("refused.most." + part.name(), "most", ShipParts.most(part)));
    }
}
