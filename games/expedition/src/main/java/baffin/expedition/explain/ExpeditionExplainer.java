package baffin.expedition.explain;

import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.words.Names;
import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Explanation;
import baffin.game.action.Family;
import baffin.game.action.Pick;
import baffin.game.action.Price;
import baffin.game.action.Spot;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Explains the commands of Expedition; all of them have an outcome that the table knows before. */
public final class ExpeditionExplainer implements Explainer<ExpeditionCommand, ExpeditionState, ExpeditionEvent> {

    private static final Messages MESSAGES = Messages.of("expedition");

    @Override
    public Messages messages() {
        return MESSAGES;
    }

    @Override
    public Explanation explain(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        return switch (command) {
            case MoveShip c ->
                move("MoveShip", state.of(seat).ship(), c.to(), "EX-7.1").at(squares(state, c.to()));
            case MoveSled c -> move("MoveSled", state.of(seat).sled(), c.to(), "EX-7.3");
            case DrawTile c -> drawTile(c);
            case RefreshDisplay c ->
                Explanation.of(
                        "EX-7.5",
                        Phrase.of("refresh-display", "payer", Parts.name(c.payer())),
                        Parts.act("RefreshDisplay"),
                        Parts.of(c.payer()));
            case TakeTile c ->
                Explanation.of(
                                state.phase() == Phase.DRAFT ? "EX-4.3" : "EX-7.5",
                                Phrase.of("take-tile", "tile", Names.of(c.tile())),
                                Parts.act("TakeTile"),
                                Parts.of(c.tile()))
                        .at(Parts.of(c.tile()).text());
            case PlaceTile c -> placeTile(c);
            case TransferCrew c -> transferCrew(c);
            case Explore c -> find("Explore", "EX-7.13", state, seat, c.vehicle(), Parts.of(c.symbol()));
            case Discover c -> find("Discover", "EX-7.14", state, seat, c.vehicle(), Parts.of(c.symbol()));
            case EndTurn c -> Explanation.of("EX-5.2", Phrase.of("end-turn"), Parts.act("EndTurn"));
            case Pass c -> Explanation.of("EX-5.4", Phrase.of("pass"), Parts.act("Pass"));
            case RelocateSled c -> {
                Pick area = Parts.of(c.to());
                yield Explanation.of(
                                "EX-6.5",
                                Phrase.of("relocate-sled", "place", area.name()),
                                Parts.act("RelocateSled"),
                                area)
                        .at(area.text());
            }
        };
    }

    @Override
    public Map<String, Integer> stock(ExpeditionState state, Seat seat) {
        return Stock.of(state.of(seat));
    }

    @Override
    public List<Price> charges(ExpeditionEvent event, Seat seat) {
        return Stock.charges(event, seat);
    }

    @Override
    public Optional<Phrase> effect(ExpeditionEvent event, Seat seat) {
        return Effects.of(event, seat);
    }

    @Override
    public Optional<Phrase> narrate(ExpeditionEvent event) {
        return Optional.of(Narration.of(event));
    }

    @Override
    public List<Aid> aids(ExpeditionState state, Viewer viewer) {
        return Aids.of(state, viewer);
    }

    @Override
    public List<ExpeditionCommand> conceivable(ExpeditionState state, Seat seat, Spot spot) {
        return new ConceivableCommands(state, seat).at(spot);
    }

    private static Explanation move(String act, @Nullable Place from, Place to, String rule) {
        Pick target = Parts.of(to);
        boolean arrow = to.onArrow() || from != null && from.onArrow();
        return Explanation.of(
                        arrow ? "EX-7.2" : rule,
                        Phrase.of(act.equals("MoveShip") ? "move-ship" : "move-sled", "place", Names.to(to)),
                        Parts.act(act),
                        target)
                .at(target.text());
    }

    /** All squares of the tile on which a ship would be, so that one may point at any of them. */
    private static String[] squares(ExpeditionState state, Place to) {
        Piece tile = to.onArrow() ? null : state.board().pieceAt(to);
        return tile == null
                ? new String[] {Parts.of(to).text()}
                : tile.squares().stream()
                        .map(square -> Parts.of(Place.of(square)).text())
                        .toArray(String[]::new);
    }

    private static Explanation drawTile(DrawTile command) {
        Pick tile = Parts.of(command.tile());
        return Explanation.of(
                        "EX-7.4",
                        Phrase.of("draw-tile", "tile", tile.name(), "payer", Parts.name(command.payer())),
                        Parts.act("DrawTile"),
                        tile,
                        Parts.of(command.payer()))
                .at(tile.text());
    }

    private static Explanation placeTile(PlaceTile command) {
        Pick tile = Parts.of(command.tile());
        Pick square = Parts.square(command.row(), command.column());
        Pick orientation = Parts.of(command.orientation());
        Pick vehicle = Parts.of(command.vehicle());
        Phrase text = Phrase.of(
                "place-tile",
                "tile",
                tile.name(),
                "square",
                square.name(),
                "orientation",
                orientation.name(),
                "vehicle",
                vehicle.name());
        return Explanation.of("EX-7.6", text, Parts.act("PlaceTile"), tile, square, orientation, vehicle)
                .at(tile.text(), square.text());
    }

    private static Explanation transferCrew(TransferCrew command) {
        Pick payer = Parts.of(command.payer());
        Pick available = Parts.amount("available", command.available());
        Pick resting = Parts.amount("resting", command.resting());
        List<Pick> picks = new ArrayList<>(List.of(Parts.act("TransferCrew"), payer));
        Phrase text;
        Phrase whole;
        List<String> targets = List.of();
        if (command.deploy() == null) {
            text = Phrase.of(
                    "transfer-crew", "payer", payer.name(), "available", available.name(), "resting", resting.name());
            whole = Phrase.of("transfer-crew.family", "payer", payer.name());
        } else {
            Pick area = Parts.of(command.deploy());
            picks.add(area);
            targets = List.of(area.text());
            text = Phrase.of(
                    "deploy-sled",
                    "payer",
                    payer.name(),
                    "available",
                    available.name(),
                    "resting",
                    resting.name(),
                    "place",
                    area.name());
            whole = Phrase.of("deploy-sled.family", "payer", payer.name(), "place", area.name());
        }
        picks.add(available);
        picks.add(resting);
        return Explanation.of("EX-7.12", text, picks.toArray(Pick[]::new))
                .at(targets.toArray(String[]::new))
                .in(new Family(whole, List.of("available", "resting")));
    }

    private static Explanation find(
            String act, String rule, ExpeditionState state, Seat seat, Vehicle vehicle, Pick token) {
        Place stand = state.of(seat).place(vehicle);
        Phrase text = Phrase.of(
                act.equals("Explore") ? "explore" : "discover", "token", token.name(), "vehicle", Parts.name(vehicle));
        Explanation explanation = Explanation.of(rule, text, Parts.act(act), Parts.of(vehicle), token);
        return stand == null ? explanation : explanation.at(Parts.of(stand).text());
    }
}
