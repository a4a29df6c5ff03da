package baffin.bot.archive.northwind;

import baffin.game.Seat;
import baffin.match.state.MatchFold;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.scoring.NorthWindTally;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Stack;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What scripts of North Wind have in common. */
abstract class NorthWindScript
        implements ScriptedMatch.Script<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> {

    private @Nullable ScriptedMatch<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> match;

    /** Plays for the seat that is asked. */
    abstract void next();

    /** True when what has happened is what the script is for. */
    abstract boolean met();

    @Override
    public final void play(ScriptedMatch<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> now) {
        match = now;
        next();
    }

    @Override
    public final boolean met(ScriptedMatch<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> now) {
        match = now;
        return met();
    }

    final ScriptedMatch<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> match() {
        if (match == null) {
            throw new IllegalStateException("nothing is played");
        }
        return match;
    }

    final NorthWindState table() {
        return match().table();
    }

    final Seat toAct() {
        return match().toAct();
    }

    final boolean first(Predicate<NorthWindCommand> wanted) {
        return match().first(toAct(), wanted);
    }

    final void navigate(Predicate<NorthWindCommand> allowed) {
        match().navigate(toAct(), allowed, view -> {});
    }

    /** What has happened last. */
    final List<NorthWindEvent> last() {
        return MatchFold.played(match().steps().getLast());
    }

    /** Sails and comes home without touching anything. */
    final void idle() {
        boolean played = first(DeclineLetter.class::isInstance)
                || first(EndVoyage.class::isInstance)
                || first(Fight.class::isInstance)
                || first(RevealTile.class::isInstance)
                || first(SetSail.class::isInstance);
        if (!played) {
            throw new IllegalStateException("nothing to do in " + table());
        }
    }

    /** Looks for equipment, and buys something cheap there. */
    final void equip() {
        if (table().phase() == Phase.SAIL) {
            Port port = table().stacks().stream()
                    .filter(stack -> stack.seen().stream().anyMatch(tile -> tile.kind() == Tile.Kind.EQUIPMENT))
                    .map(Stack::port)
                    .findFirst()
                    .orElse(Port.OLSAND);
            match().play(toAct(), new SetSail(port, 0));
            return;
        }
        boolean played = first(RaiseSail.class::isInstance)
                || first(MountCannon.class::isInstance)
                || first(SearchWreck.class::isInstance)
                || first(RevealTile.class::isInstance);
        if (!played) {
            idle();
        }
    }
}
