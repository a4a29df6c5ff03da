package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent.StandingAnswerSet;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.StandingAnswer.Answer;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** When seats want to be asked (NW-7.3). */
final class Standing {

    private static final List<StandingAnswer> ALL = all();

    private Standing() {}

    static void list(List<NorthWindCommand> into) {
        ALL.forEach(answer -> into.add(new SetStandingAnswer(answer.answer(), answer.commodities())));
    }

    static Optional<RuleViolation> check(NorthWindState state, Seat seat, SetStandingAnswer command) {
        StandingAnswer answer = new StandingAnswer(command.answer(), command.commodities());
        if (!ALL.contains(answer)) {
            Phrase named = Phrase.named("answer", command.answer());
            Phrase reason = command.answer() == Answer.ONLY
                    ? Phrase.of(
                            "refused.answer-for-some",
                            "answer",
                            named,
                            "order",
                            Words.each(List.of(Commodity.values())))
                    : Phrase.of("refused.answer-for-none", "answer", named);
            return RuleViolation.broken("NW-7.3", reason, "/commodities");
        }
        return answer.equals(state.of(seat).standing())
                ? RuleViolation.broken("NW-7.3", Phrase.of("refused.same-answer"), "/answer")
                : Optional.empty();
    }

    /** An open question that the new answer settles is settled at once. */
    static void apply(Deeds deeds, Seat seat, SetStandingAnswer command) {
        deeds.add(new StandingAnswerSet(seat, new StandingAnswer(command.answer(), command.commodities())));
        NorthWindState state = deeds.now();
        if (state.toAnswer().contains(seat) && !wants(state, seat)) {
            Letters.decline(deeds, seat);
        }
    }

    /** True when the seat could use the revealed tile and its standing answer is to be asked. */
    static boolean wants(NorthWindState state, Seat seat) {
        StandingAnswer standing = state.of(seat).standing();
        return switch (standing.answer()) {
            case NEVER -> false;
            case ASK -> Uses.possible(state, seat);
            case ONLY -> Uses.possible(state, seat, use -> trades(use, standing.commodities()));
        };
    }

    private static boolean trades(Use use, List<Commodity> commodities) {
        return switch (use) {
            case Buy c -> c.goods().stream().anyMatch(commodities::contains);
            case Sell c -> c.goods().stream().anyMatch(commodities::contains);
            case Swap c -> commodities.contains(c.sell()) || commodities.contains(c.buy());
            default -> false;
        };
    }

    private static List<StandingAnswer> all() {
        List<StandingAnswer> all = new ArrayList<>();
        all.add(new StandingAnswer(Answer.NEVER, List.of()));
        all.add(StandingAnswer.ASK);
        Commodity[] kinds = Commodity.values();
        for (int chosen = 1; chosen < 1 << kinds.length; chosen++) {
            List<Commodity> commodities = new ArrayList<>();
            for (Commodity kind : kinds) {
                if ((chosen >> kind.ordinal() & 1) == 1) {
                    commodities.add(kind);
                }
            }
            all.add(new StandingAnswer(Answer.ONLY, commodities));
        }
        return List.copyOf(all);
    }
}
