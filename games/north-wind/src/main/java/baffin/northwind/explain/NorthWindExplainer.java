package baffin.northwind.explain;

import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Consequence;
import baffin.game.action.Explanation;
import baffin.game.action.Family;
import baffin.game.action.Pick;
import baffin.game.action.Price;
import baffin.game.action.Spot;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Odds;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts North Wind into words. */
public final class NorthWindExplainer implements Explainer<NorthWindCommand, NorthWindState, NorthWindEvent> {

    @Override
    public Messages messages() {
        return Words.MESSAGES;
    }

    @Override
    public Explanation explain(NorthWindState state, Seat seat, NorthWindCommand command) {
        return switch (command) {
            case SetSail c -> setSail(state, c);
            case LookAtTop c -> Explanation.of("NW-3.5", Phrase.of("look-at-top"), Parts.act("LookAtTop"));
            case PutTopUnder c -> revealing("NW-3.5", "put-top-under", "PutTopUnder");
            case RevealTile c -> revealing("NW-3.2", "reveal-tile", "RevealTile");
            case EndVoyage c -> Explanation.of("NW-3.2", Phrase.of("end-voyage"), Parts.act("EndVoyage"));
            case Use c -> Trades.explain(state, seat, c);
            case PayPirate c ->
                Explanation.of("NW-5.1", Phrase.of("pay-pirate"), Parts.act("PayPirate"))
                        .at(Parts.spot(state.sailing().current().tile()));
            case Fight c -> fight(state);
            case DeclineLetter c -> Explanation.of("NW-4.5", Phrase.of("decline-letter"), Parts.act("DeclineLetter"));
            case SetStandingAnswer c -> standingAnswer(c);
        };
    }

    @Override
    public Map<String, Integer> stock(NorthWindState state, Seat seat) {
        return Stock.of(state, seat);
    }

    @Override
    public List<Price> charges(NorthWindEvent event, Seat seat) {
        return Stock.charges(event, seat);
    }

    @Override
    public Optional<Phrase> effect(NorthWindEvent event, Seat seat) {
        return Effects.of(event, seat);
    }

    @Override
    public Optional<Phrase> narrate(NorthWindEvent event) {
        return Narration.of(event);
    }

    @Override
    public List<Aid> aids(NorthWindState state, Viewer viewer) {
        return Aids.of(state, viewer);
    }

    @Override
    public List<NorthWindCommand> conceivable(NorthWindState state, Seat seat, Spot spot) {
        return new ConceivableCommands(state, seat).at(spot);
    }

    private static Explanation setSail(NorthWindState state, SetSail command) {
        Pick stack = Parts.of(command.stack());
        Pick cut = Parts.cut(command.cut());
        Explanation explanation = Explanation.of(
                        "NW-3.2",
                        Phrase.of("set-sail", "stack", stack.name(), "cut", cut.name()),
                        Parts.act("SetSail"),
                        stack,
                        cut)
                .at(stack.text())
                .in(new Family(Phrase.of("set-sail.family", "stack", stack.name()), List.of("cut")));
        if (command.cut() > 0) {
            explanation = explanation.asVariant();
        }
        return state.of(state.active()).has(Berth.LOOKOUT)
                ? explanation
                : explanation.uncertain(Consequence.IRREVERSIBLE, null);
    }

    private static Explanation revealing(String rule, String text, String act) {
        return Explanation.of(rule, Phrase.of(text), Parts.act(act)).uncertain(Consequence.IRREVERSIBLE, null);
    }

    private static Explanation fight(NorthWindState state) {
        Odds odds = Odds.of(state.of(state.active()), state.sailing().pirate());
        int percent = Math.round(odds.perMille() / 10f);
        return Explanation.of("NW-5.1", Phrase.of("fight"), Parts.act("Fight"))
                .at(Parts.spot(state.sailing().current().tile()))
                .uncertain(Consequence.IRREVERSIBLE, Phrase.of("odds", "percent", percent));
    }

    private static Explanation standingAnswer(SetStandingAnswer command) {
        List<Pick> picks = new ArrayList<>();
        picks.add(Parts.act("SetStandingAnswer"));
        picks.add(new Pick("answer", command.answer().name(), Phrase.named("answer", command.answer())));
        command.commodities().forEach(commodity -> picks.add(Parts.of(commodity)));
        Phrase text = command.commodities().isEmpty()
                ? Phrase.named("standing-answer", command.answer())
                : Phrase.of("standing-answer.ONLY", "commodities", Words.each(command.commodities()));
        return Explanation.of("NW-7.3", text, picks.toArray(Pick[]::new));
    }
}
