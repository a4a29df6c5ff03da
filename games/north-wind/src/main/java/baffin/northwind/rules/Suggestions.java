package baffin.northwind.rules;

import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Swap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The legal commands closest to one that was refused: those of its type first. */
final class Suggestions {

    private static final int OTHER_TYPE = 1_000;
    private static final int OTHER_CHOICE = 10;

    private Suggestions() {}

    static List<NorthWindCommand> of(List<LegalCommand<NorthWindCommand>> legal, NorthWindCommand refused) {
        return legal.stream()
                .map(LegalCommand::command)
                .sorted(Comparator.comparingInt(command -> distance(command, refused)))
                .limit(RuleViolation.NEARBY_MAX)
                .toList();
    }

    private static int distance(NorthWindCommand a, NorthWindCommand b) {
        if (a instanceof SetStandingAnswer && !(b instanceof SetStandingAnswer)) {
            return OTHER_TYPE + 1;
        }
        if (a.getClass() != b.getClass()) {
            return OTHER_TYPE;
        }
        return switch (a) {
            case SetSail s -> distance(s, (SetSail) b);
            case Buy c ->
                OTHER_CHOICE * distance(c.goods(), ((Buy) b).goods()) + distance(c.overboard(), ((Buy) b).overboard());
            case Sell c -> distance(c.goods(), ((Sell) b).goods());
            case Swap c -> (c.sell() == ((Swap) b).sell() ? 0 : 1) + (c.buy() == ((Swap) b).buy() ? 0 : 1);
            case SetStandingAnswer c -> distance(c.commodities(), ((SetStandingAnswer) b).commodities());
            default -> 0;
        };
    }

    private static int distance(SetSail a, SetSail b) {
        return (a.stack() == b.stack() ? 0 : OTHER_CHOICE) + Math.min(Math.abs(a.cut() - b.cut()), OTHER_CHOICE - 1);
    }

    private static int distance(List<Commodity> a, List<Commodity> b) {
        List<Commodity> added = new ArrayList<>(a);
        b.forEach(added::remove);
        List<Commodity> missing = new ArrayList<>(b);
        a.forEach(missing::remove);
        return added.size() + missing.size();
    }
}
