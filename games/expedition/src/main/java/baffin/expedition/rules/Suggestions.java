package baffin.expedition.rules;

import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import java.util.Comparator;
import java.util.List;

/** The legal commands closest to one that was refused: those of its type first. */
final class Suggestions {

    private static final long OTHER_TYPE = 1_000_000;
    private static final long OTHER_CHOICE = 1_000;
    private static final long ARROW = 50;

    private Suggestions() {}

    static List<ExpeditionCommand> of(List<LegalCommand<ExpeditionCommand>> legal, ExpeditionCommand refused) {
        return legal.stream()
                .map(LegalCommand::command)
                .sorted(Comparator.comparingLong(command -> distance(command, refused)))
                .limit(RuleViolation.NEARBY_MAX)
                .toList();
    }

    private static long distance(ExpeditionCommand a, ExpeditionCommand b) {
        if (a.getClass() != b.getClass()) {
            return OTHER_TYPE;
        }
        return switch (a) {
            case PlaceTile p -> distance(p, (PlaceTile) b);
            case MoveShip m -> distance(m.to(), ((MoveShip) b).to());
            case MoveSled m -> distance(m.to(), ((MoveSled) b).to());
            case RelocateSled r -> distance(r.to(), ((RelocateSled) b).to());
            case TransferCrew t -> distance(t, (TransferCrew) b);
            default -> a.equals(b) ? 0 : 1;
        };
    }

    private static long distance(PlaceTile a, PlaceTile b) {
        return Math.abs((long) a.row() - b.row())
                + Math.abs((long) a.column() - b.column())
                + (a.tile().equals(b.tile()) ? 0 : 2 * OTHER_CHOICE)
                + (a.vehicle() == b.vehicle() ? 0 : OTHER_CHOICE)
                + (a.orientation() == b.orientation() ? 0 : 1);
    }

    private static long distance(TransferCrew a, TransferCrew b) {
        return Math.abs((long) a.available() - b.available())
                + Math.abs((long) a.resting() - b.resting())
                + (a.payer() == b.payer() ? 0 : OTHER_CHOICE)
                + (a.deploy() == null || a.deploy().equals(b.deploy()) ? 0 : 1);
    }

    private static long distance(Place a, Place b) {
        if (a.square() == null || b.square() == null) {
            return a.equals(b) ? 0 : ARROW;
        }
        return Math.abs((long) a.square().row() - b.square().row())
                + Math.abs((long) a.square().col() - b.square().col());
    }
}
