package baffin.bot.archive.expedition;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Piece;
import baffin.game.Seat;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Two full sets for the first seat (EX-9.4): the others lay tiles with symbols before it. */
final class Collector implements Greedy.Aim {

    private static final int SETS = 2;
    private static final double TAKEN = 100;
    private static final double NEAR = 40;
    private static final Seat SEAT = new Seat(0);

    @Override
    public double value(ExpeditionState state) {
        Expedition x = state.of(SEAT);
        double value = 0;
        for (Token token : Token.values()) {
            int missing = SETS - Math.min(SETS, x.tokens().getOrDefault(token, 0));
            value -= TAKEN * missing;
            if (missing > 0) {
                value += state.board().withToken(token).stream()
                        // no ship comes to those
                        .filter(piece -> piece.kind() != Piece.Kind.PREPRINTED)
                        .mapToDouble(piece -> NEAR / (2 + distance(piece, stand(x))))
                        .sorted()
                        .limit(missing)
                        .sum();
            }
        }
        return value;
    }

    /** The others neither take tokens nor finish islands that the first seat needs. */
    @Override
    public boolean serves(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        return command instanceof DrawTile
                || command instanceof PlaceTile
                || command instanceof MoveShip
                || seat.equals(SEAT)
                        && (command instanceof MoveSled || command instanceof Explore || command instanceof Discover);
    }

    /** In winter the first seat goes on by sled with all of its crew. */
    @Override
    public Optional<ExpeditionCommand> first(ExpeditionState state, Seat seat, List<ExpeditionCommand> legal) {
        return seat.equals(SEAT) && state.frozenRows() > 2 && state.of(seat).sledAboard()
                ? legal.stream()
                        .filter(command -> command instanceof TransferCrew transfer
                                && transfer.available() + transfer.resting()
                                        == state.of(seat).shipCrew().total())
                        .findFirst()
                : Optional.empty();
    }

    /** The others draw, so that other tiles are laid out. */
    @Override
    public ExpeditionCommand otherwise(Seat seat, List<ExpeditionCommand> legal, RandomGenerator random) {
        return legal.stream()
                .filter(command -> !seat.equals(SEAT)
                        && command instanceof DrawTile draw
                        && draw.tile().isLarge())
                .findFirst()
                .orElse(new Pass());
    }

    private static Place stand(Expedition x) {
        Place sled = x.sled();
        return sled == null || x.sledCrew().total() == 0 ? x.ship() : sled;
    }

    private static int distance(Piece piece, Place stand) {
        Square from = stand.square() == null ? new Square(2, 11) : stand.square();
        return piece.squares().stream()
                .mapToInt(square -> Math.abs(square.row() - from.row()) + Math.abs(square.col() - from.col()))
                .min()
                .orElseThrow();
    }
}
