package baffin.expedition.scoring;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.Fate;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.Scoring;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledMoved;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.words.Phrase;
import java.util.List;

/** Keeps the score from events alone; what is scored at the end is in {@link FinalScoring}. */
public final class ExpeditionScores implements ScoreKeeper<ExpeditionEvent, ExpeditionTally> {

    private static final List<ScoreKind> KINDS = List.of(
            ScoreKind.inPlay("ISLAND"),
            ScoreKind.inPlay("TOKEN_FRANKLIN"),
            ScoreKind.inPlay("TOKEN_STRAIT"),
            ScoreKind.inPlay("TOKEN_INUIT"),
            ScoreKind.inPlay("TOKEN_CAIRN"),
            ScoreKind.inPlay("PASSAGE"),
            ScoreKind.inPlay("GREENLAND"),
            ScoreKind.atEnd("MAJORITY_FRANKLIN"),
            ScoreKind.atEnd("MAJORITY_STRAIT"),
            ScoreKind.atEnd("MAJORITY_CARTOGRAPHY"),
            ScoreKind.atEnd("SET"),
            ScoreKind.atEnd("LOST_SHIP"),
            ScoreKind.atEnd("LOST_SHIP_CREW"),
            ScoreKind.atEnd("LOST_SLED_CREW"));

    @Override
    public ExpeditionTally initial(Setup setup) {
        List<SeatTally> seats =
                setup.seats().stream().map(seat -> SeatTally.atStart()).toList();
        return new ExpeditionTally(0, false, seats);
    }

    @Override
    public ExpeditionTally apply(ExpeditionTally before, long version, ExpeditionEvent event) {
        ExpeditionTally tally = before.at(version);
        return switch (event) {
            case IslandCompleted e ->
                island(earned(tally, e, "ISLAND", Phrase.of("note.island", "tiles", e.tiles())), e);
            case TokenTaken e -> token(earned(tally, e, "TOKEN_" + e.token(), found(e)), e);
            case PassageDiscovered e -> earned(tally, e, "PASSAGE", Phrase.of("note.passage." + e.vehicle()));
            case ReturnedHome e -> home(earned(tally, e, "GREENLAND", returned(e)), e);
            case ShipMoved e -> tally.with(e.seat(), tally.of(e.seat()).withShipOut(out(e.to())));
            case SledMoved e -> tally.with(e.seat(), tally.of(e.seat()).withSledOut(out(e.to())));
            case SledDeployed e -> tally.with(e.seat(), tally.of(e.seat()).withSledOut(true));
            case SledTakenAboard e -> tally.with(e.seat(), tally.of(e.seat()).withSledOut(false));
            case SledLost e -> tally.with(e.seat(), tally.of(e.seat()).withoutSled(e.crew()));
            case CrewTransferred e ->
                tally.with(e.seat(), tally.of(e.seat()).withTransfer(e.available() + e.resting()));
            case GameEnded e -> ended(tally, e);
            default -> tally;
        };
    }

    @Override
    public ScoreSheet sheet(ExpeditionTally tally) {
        return FinalScoring.sheet(tally);
    }

    @Override
    public List<ScoreKind> kinds() {
        return KINDS;
    }

    @Override
    public Class<ExpeditionTally> tallyType() {
        return ExpeditionTally.class;
    }

    private static ExpeditionTally earned(ExpeditionTally tally, Scoring e, String kind, Phrase note) {
        ScoreLine line = new ScoreLine(kind, e.points(), e.ruleId(), tally.version(), note);
        return tally.with(e.seat(), tally.of(e.seat()).withLine(line));
    }

    private static ExpeditionTally island(ExpeditionTally tally, IslandCompleted e) {
        return e.cartography() ? with(tally, e.seat(), Token.CARTOGRAPHY) : tally;
    }

    private static ExpeditionTally token(ExpeditionTally tally, TokenTaken e) {
        return with(tally, e.seat(), e.token());
    }

    private static ExpeditionTally with(ExpeditionTally tally, Seat seat, Token token) {
        return tally.with(seat, tally.of(seat).withToken(token));
    }

    private static ExpeditionTally home(ExpeditionTally tally, ReturnedHome e) {
        return tally.with(e.seat(), tally.of(e.seat()).withReturn(e.order()));
    }

    /** A seat without a loss has none, wherever its ship and sled are (EX-9.7). */
    private static ExpeditionTally ended(ExpeditionTally before, GameEnded e) {
        ExpeditionTally tally = before;
        for (Fate fate : e.fates()) {
            if (!fate.lostShip() && !fate.lostSled()) {
                tally = tally.with(fate.seat(), tally.of(fate.seat()).withoutLosses());
            }
        }
        return tally.ended();
    }

    private static boolean out(Place place) {
        return !place.equals(Place.GREENLAND);
    }

    private static Phrase found(TokenTaken e) {
        int times = e.points() / e.zone();
        return Phrase.of("note.token", "times", times, "zone", e.zone(), "row", e.row(), "column", e.column());
    }

    private static Phrase returned(ReturnedHome e) {
        return Phrase.of((e.points() == 0 ? "note.home-late." : "note.home.") + e.vehicle(), "order", e.order());
    }
}
