package baffin.bot.archive.northwind;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindEvent.OpponentsAsked;
import baffin.northwind.state.StandingAnswer.Answer;
import java.util.List;

/** Seats answer in advance, also between a step and its undoing (NW-7.3). */
final class StandingAnswers extends NorthWindScript {

    private boolean refused;
    private boolean undone;

    @Override
    void next() {
        Seat seat = toAct();
        if (match().steps().size() == 1) {
            table().opponents(seat)
                    .forEach(other -> match().play(other, new SetStandingAnswer(Answer.NEVER, List.of())));
        }
        boolean own = seat.equals(table().active());
        navigate(command -> true);
        refused |= last().contains(new OpponentsAsked(List.of()));
        boolean open = !match().steps().getLast().checkpoint();
        if (!undone && own && open) {
            Seat other = table().after(seat);
            match().play(other, another(other));
            undone = match().sent(seat, new MatchCommand.Undo());
        }
    }

    private SetStandingAnswer another(Seat seat) {
        return table().of(seat).standing().answer() == Answer.NEVER
                ? new SetStandingAnswer(Answer.ONLY, List.of(Commodity.WINE))
                : new SetStandingAnswer(Answer.NEVER, List.of());
    }

    @Override
    boolean met() {
        return refused && undone;
    }
}
