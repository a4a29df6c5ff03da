package baffin.northwind.explain;

import baffin.game.Seat;
import baffin.game.action.Consequence;
import baffin.game.action.Explanation;
import baffin.game.action.Pick;
import baffin.game.words.Phrase;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Voyage;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Uses of the revealed tile. */
final class Trades {

    private Trades() {}

    static Explanation explain(NorthWindState state, Seat seat, Use use) {
        Tile tile = revealed(state);
        String[] spot = tile == null ? new String[0] : new String[] {Parts.spot(tile)};
        String rule = tile != null && tile.kind() == Tile.Kind.MERCHANT ? "NW-4.3" : "NW-4.1";
        Explanation explanation = switch (use) {
            case Buy c -> buy(rule, c);
            case Sell c -> {
                Pick goods = Parts.pieces("sell", c.goods());
                yield Explanation.of(
                                rule,
                                Phrase.of("sell-goods", "goods", Words.amounts(c.goods())),
                                Parts.act("Sell"),
                                goods)
                        .at(Parts.spots(c.goods()));
            }
            case Swap c ->
                Explanation.of(
                                "NW-4.3",
                                Phrase.of(
                                        "swap",
                                        "sell",
                                        Parts.of(c.sell()).name(),
                                        "buy",
                                        Parts.of(c.buy()).name()),
                                Parts.act("Swap"),
                                Parts.pieces("sell", List.of(c.sell())),
                                Parts.pieces("buy", List.of(c.buy())))
                        .at(Parts.spots(List.of(c.sell(), c.buy())));
            case RaiseSail c ->
                Explanation.of("NW-4.2", Phrase.of("raise-sail"), Parts.act("RaiseSail"))
                        .at(spot);
            case MountCannon c ->
                Explanation.of("NW-4.2", Phrase.of("mount-cannon"), Parts.act("MountCannon"))
                        .at(spot);
            case HireCrew c -> {
                Pick berth = Parts.of(c.berth());
                yield Explanation.of(
                                "NW-4.2", Phrase.of("hire-crew", "berth", berth.name()), Parts.act("HireCrew"), berth)
                        .at(berth.text());
            }
            case SearchWreck c ->
                Explanation.of("NW-4.6", Phrase.of("search-wreck"), Parts.act("SearchWreck"))
                        .at(spot);
            case CompleteTask c ->
                Explanation.of(
                                "NW-6.1",
                                Phrase.of(
                                        "complete-task",
                                        "port",
                                        Words.stack(Objects.requireNonNull(Objects.requireNonNull(tile)
                                                .data()
                                                .port()))),
                                Parts.act("CompleteTask"))
                        .at(spot);
        };
        return tile != null && opponentsMayAnswer(state, tile)
                ? explanation.uncertain(floor(state), null)
                : explanation;
    }

    /** The tile that is dealt with; null before the first one is revealed. */
    static @Nullable Tile revealed(NorthWindState state) {
        Voyage voyage = state.voyage();
        return voyage == null || voyage.sightings().isEmpty()
                ? null
                : voyage.current().tile();
    }

    private static Explanation buy(String rule, Buy command) {
        List<Pick> picks = new ArrayList<>(List.of(Parts.act("Buy"), Parts.pieces("buy", command.goods())));
        List<Phrase> goods = Words.amounts(command.goods());
        Phrase text = Phrase.of("buy-goods", "goods", goods);
        if (!command.overboard().isEmpty()) {
            picks.add(Parts.pieces("overboard", command.overboard()));
            text = Phrase.of("buy-goods.overboard", "goods", goods, "overboard", Words.amounts(command.overboard()));
        }
        return Explanation.of(rule, text, picks.toArray(Pick[]::new)).at(Parts.spots(command.goods()));
    }

    /** True when others with letters may use the tile next: their standing answers decide whether they are asked. */
    private static boolean opponentsMayAnswer(NorthWindState state, Tile tile) {
        return state.phase() == Phase.TILE
                && tile.trades()
                && state.opponents(state.active()).stream()
                        .anyMatch(seat -> state.of(seat).letters() > 0);
    }

    /** The second action is the last one, whether others answer or not (NW-3.3). */
    private static Consequence floor(NorthWindState state) {
        return state.sailing().actions() > 0 ? Consequence.ENDS_TURN : Consequence.IRREVERSIBLE;
    }
}
