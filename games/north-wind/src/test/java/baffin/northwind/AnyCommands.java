package baffin.northwind;

import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.StandingAnswer;
import java.util.ArrayList;
import java.util.List;

/** Well-formed commands, lawful or not: more than any position allows. */
final class AnyCommands {

    private static final List<NorthWindCommand> ALL = build();

    private AnyCommands() {}

    static List<NorthWindCommand> all() {
        return ALL;
    }

    /** About so many of them, others for other turns. */
    static List<NorthWindCommand> some(int turn, int count) {
        int step = ALL.size() / count;
        List<NorthWindCommand> some = new ArrayList<>();
        for (int i = Math.floorMod(turn * 7, step); i < ALL.size(); i += step) {
            some.add(ALL.get(i));
        }
        return some;
    }

    private static List<NorthWindCommand> build() {
        List<NorthWindCommand> all = new ArrayList<>(List.of(
                new LookAtTop(),
                new PutTopUnder(),
                new RevealTile(),
                new EndVoyage(),
                new RaiseSail(),
                new MountCannon(),
                new SearchWreck(),
                new CompleteTask(),
                new PayPirate(),
                new Fight(),
                new DeclineLetter()));
        for (Port stack : Port.values()) {
            for (int cut = -1; cut <= 8; cut++) {
                all.add(new SetSail(stack, cut));
            }
        }
        for (Berth berth : Berth.values()) {
            all.add(new HireCrew(berth));
        }
        trades(all);
        for (List<Commodity> commodities : lists(3)) {
            for (StandingAnswer.Answer answer : StandingAnswer.Answer.values()) {
                all.add(new SetStandingAnswer(answer, commodities));
            }
        }
        for (int left = 0; left < Commodity.values().length; left++) {
            List<Commodity> four = new ArrayList<>(List.of(Commodity.values()));
            four.remove(left);
            all.add(new SetStandingAnswer(StandingAnswer.Answer.ONLY, four));
        }
        all.add(new SetStandingAnswer(StandingAnswer.Answer.ONLY, List.of(Commodity.values())));
        return List.copyOf(all);
    }

    private static void trades(List<NorthWindCommand> into) {
        for (List<Commodity> goods : lists(3)) {
            into.add(new Sell(goods));
            for (List<Commodity> overboard : lists(2)) {
                into.add(new Buy(goods, overboard));
            }
        }
        for (Commodity sold : Commodity.values()) {
            for (Commodity bought : Commodity.values()) {
                into.add(new Swap(sold, bought));
            }
        }
    }

    /** All lists of up to so many pieces, in any order. */
    private static List<List<Commodity>> lists(int most) {
        List<List<Commodity>> all = new ArrayList<>(List.of(List.of()));
        List<List<Commodity>> longest = List.of(List.of());
        for (int size = 1; size <= most; size++) {
            List<List<Commodity>> longer = new ArrayList<>();
            for (List<Commodity> list : longest) {
                for (Commodity next : Commodity.values()) {
                    List<Commodity> more = new ArrayList<>(list);
                    more.add(next);
                    longer.add(List.copyOf(more));
                }
            }
            all.addAll(longer);
            longest = longer;
        }
        return all;
    }
}
