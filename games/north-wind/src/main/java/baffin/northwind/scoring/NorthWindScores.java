package baffin.northwind.scoring;

import baffin.game.ScoreKeeper;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.words.Phrase;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.Bonus;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.TurnBegan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the tokens of each seat and ranks the seats (NW-6, NW-8). */
public final class NorthWindScores implements ScoreKeeper<NorthWindEvent, NorthWindTally> {

    @Override
    public NorthWindTally initial(Setup setup) {
        List<SeatTally> seats =
                setup.seats().stream().map(seat -> SeatTally.atStart()).toList();
        return new NorthWindTally(0, false, null, seats);
    }

    @Override
    public NorthWindTally apply(NorthWindTally before, long version, NorthWindEvent event) {
        NorthWindTally tally = before.at(version);
        if (event instanceof NorthWindEvent.Gold paid) {
            tally = tally.with(paid.seat(), tally.of(paid.seat()).withGold(paid.gold()));
        }
        return switch (event) {
            case TurnBegan e -> tally.with(e.seat(), tally.of(e.seat()).withVoyage());
            case TaskCompleted e -> task(tally, e);
            case BonusPlaced e -> bonus(tally, e);
            case MajorityLost e -> lost(tally, e);
            case GameEnded e -> tally.ended(e.winner());
            default -> tally;
        };
    }

    @Override
    public ScoreSheet sheet(NorthWindTally tally) {
        List<Ranking.Place> places = Ranking.of(tally.seats(), tally.winner());
        List<SeatScore> scores = new ArrayList<>();
        for (int index = 0; index < places.size(); index++) {
            Seat seat = new Seat(index);
            SeatTally own = tally.of(seat);
            Ranking.Place place = places.get(index);
            scores.add(new SeatScore(
                    seat,
                    own.tokens(),
                    place.rank(),
                    own.lines(),
                    counts(own),
                    facts(own, seat.equals(tally.winner())),
                    place.tieBreak()));
        }
        return new ScoreSheet(scores, tally.over());
    }

    @Override
    public List<ScoreKind> kinds() {
        List<ScoreKind> kinds = new ArrayList<>();
        for (Port port : Port.values()) {
            kinds.add(ScoreKind.inPlay("TASK_" + port));
        }
        for (Bonus bonus : Bonus.values()) {
            kinds.add(ScoreKind.inPlay(bonus.name()));
        }
        return kinds;
    }

    @Override
    public Class<NorthWindTally> tallyType() {
        return NorthWindTally.class;
    }

    private static NorthWindTally task(NorthWindTally tally, TaskCompleted e) {
        Phrase note =
                Phrase.of("note.task", "place", e.place(), "port", e.port().name());
        ScoreLine line = new ScoreLine("TASK_" + e.port(), 1, "NW-6.1", tally.version(), note);
        return tally.with(e.seat(), tally.of(e.seat()).withTask(e.port()).withLine(line));
    }

    private static NorthWindTally bonus(NorthWindTally tally, BonusPlaced e) {
        String rule = switch (e.bonus()) {
            case MAJORITY -> "NW-6.2";
            case SUPPLY, CREW -> "NW-6.3";
        };
        Port port = e.port();
        Phrase note =
                port == null ? Phrase.of("note." + e.bonus()) : Phrase.of("note." + e.bonus(), "port", port.name());
        return line(tally, e.seat(), new ScoreLine(e.bonus().name(), 1, rule, tally.version(), note));
    }

    private static NorthWindTally lost(NorthWindTally tally, MajorityLost e) {
        Phrase note = Phrase.of("note.majority-lost", "port", e.port().name());
        return line(tally, e.seat(), new ScoreLine("MAJORITY", -1, "NW-6.2", tally.version(), note));
    }

    private static NorthWindTally line(NorthWindTally tally, Seat seat, ScoreLine line) {
        return tally.with(seat, tally.of(seat).withLine(line));
    }

    private static Map<String, Integer> counts(SeatTally seat) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        int tasks = 0;
        for (Port port : Port.values()) {
            counts.put(port.name(), seat.tasks().get(port.ordinal()));
            tasks += seat.tasks().get(port.ordinal());
        }
        counts.put("BONUS", seat.tokens() - tasks);
        return counts;
    }

    private static Map<String, String> facts(SeatTally seat, boolean won) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("gold", Integer.toString(seat.gold()));
        facts.put("voyages", Integer.toString(seat.voyages()));
        if (won) {
            facts.put("won", "true");
        }
        return facts;
    }
}
