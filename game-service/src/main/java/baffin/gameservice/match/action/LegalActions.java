package baffin.gameservice.match.action;

import baffin.game.Command;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.match.ActionPreview;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do now.
 *
 * @param matchId the match
 * @param version version at which these are legal
 * @param seat whose they are; absent for everybody
 * @param toAct seats that are to act now; a seat that is not among them has the actions only that nobody waits for
 * @param total number of all actions of the asked type and kind, a family counting as one
 * @param items in the game's fixed order, or as drawn
 * @param nextCursor what to send as {@code cursor} for those after them; absent at the end and for a sample
 * @param matchCommands types of the commands that belong to the match and not to the game, legal now
 */
@Schema(name = "LegalActions")
public record LegalActions(
        String matchId,
        long version,
        @Nullable Integer seat,
        List<Integer> toAct,
        int total,
        List<LegalAction> items,
        @Nullable String nextCursor,
        List<String> matchCommands) {

    /** What everybody may do: nothing. */
    public static LegalActions none(Match<?, ?, ?, ?> match) {
        return new LegalActions(match.id(), match.version(), null, seatsToAct(match), 0, List.of(), null, List.of());
    }

    private static List<Integer> seatsToAct(Match<?, ?, ?, ?> match) {
        return match.toAct().stream().map(Seat::index).toList();
    }

    /** The actions of a seat. */
    public static <C extends Command> LegalActions of(
            LegalLists lists, Match<C, ?, ?, ?> match, Seat seat, ActionChoice choice) {
        List<LegalCommand<C>> wanted = wanted(match.codec().game(), lists.of(match, seat), choice);
        ActionPreview<C, ?, ?> outlook = choice.explain() || choice.families() ? match.outlook(seat) : null;
        List<LegalAction> shown;
        int total = wanted.size();
        if (outlook == null) {
            shown = choice.part().of(wanted).stream().map(ActionWriter::bare).toList();
        } else {
            ActionWriter<C> writer =
                    new ActionWriter<>(outlook, match.codec().game().explainer().messages(), choice.language());
            if (choice.families()) {
                List<ActionFamilies.Group<C>> groups = new ActionFamilies<>(match.codec(), outlook).of(wanted);
                total = groups.size();
                shown = choice.part().of(groups).stream()
                        .map(group -> group.isFamily()
                                ? writer.family(group.members().getFirst(), group.family())
                                : writer.explained(group.members().getFirst().legal()))
                        .toList();
            } else {
                shown = choice.part().of(wanted).stream().map(writer::explained).toList();
            }
        }
        return new LegalActions(
                match.id(),
                match.version(),
                seat.index(),
                seatsToAct(match),
                total,
                shown,
                choice.part().next(total),
                ofMatch(match, seat));
    }

    private static <C extends Command> List<LegalCommand<C>> wanted(
            Game<C, ?, ?, ?> game, List<LegalCommand<C>> all, ActionChoice choice) {
        String type = choice.type();
        ActionChoice.Kind kind = choice.kind();
        if (type == null && kind == null) {
            return all;
        }
        return all.stream()
                .filter(legal -> type == null
                        || legal.command().getClass().getSimpleName().equals(type))
                .filter(legal ->
                        kind == null || game.outOfTurn(legal.command()) == (kind == ActionChoice.Kind.ARRANGEMENT))
                .toList();
    }

    private static List<String> ofMatch(Match<?, ?, ?, ?> match, Seat seat) {
        List<String> types = new ArrayList<>();
        if (match.canUndo(new Viewer.Player(seat))) {
            types.add("Undo");
        }
        if (!match.ended() && match.ruled() == null && !match.resigned().contains(seat)) {
            types.add("Resign");
        }
        return types;
    }
}
