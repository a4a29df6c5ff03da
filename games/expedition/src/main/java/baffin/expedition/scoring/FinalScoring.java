package baffin.expedition.scoring;

import baffin.expedition.data.FinalPoints;
import baffin.expedition.data.FinalPoints.Reason;
import baffin.expedition.data.Majorities;
import baffin.expedition.data.Majorities.Majority;
import baffin.expedition.data.Token;
import baffin.expedition.state.Vehicle;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Majorities, sets and losses (EX-9.2 to EX-9.5). */
public final class FinalScoring {

    private FinalScoring() {}

    static ScoreSheet sheet(ExpeditionTally tally) {
        List<List<ScoreLine>> lines = new ArrayList<>();
        for (SeatTally seat : tally.seats()) {
            lines.add(new ArrayList<>(seat.lines()));
        }
        for (Majority majority : Majorities.all()) {
            majority(tally, majority, lines);
        }
        List<Integer> totals = new ArrayList<>();
        for (int seat = 0; seat < lines.size(); seat++) {
            lines.get(seat).addAll(own(tally, tally.seats().get(seat)));
            totals.add(lines.get(seat).stream().mapToInt(ScoreLine::points).sum());
        }
        List<Ranking.Place> places = Ranking.of(
                totals, tally.seats().stream().map(SeatTally::returned).toList());
        List<SeatScore> scores = new ArrayList<>();
        for (int seat = 0; seat < lines.size(); seat++) {
            SeatTally own = tally.seats().get(seat);
            Ranking.Place place = places.get(seat);
            scores.add(new SeatScore(
                    new Seat(seat),
                    totals.get(seat),
                    place.rank(),
                    lines.get(seat),
                    counts(own),
                    facts(own),
                    place.tieBreak()));
        }
        return new ScoreSheet(scores, tally.over());
    }

    /**
     * The rank of a seat among counts, or 0 without a token: tied seats take up as many ranks as they are and stand on
     * the lowest of those (EX-9.3).
     */
    public static int rank(List<Integer> counts, int seat) {
        int own = counts.get(seat);
        return own == 0
                ? 0
                : (int) counts.stream().filter(count -> count >= own).count();
    }

    private static void majority(ExpeditionTally tally, Majority majority, List<List<ScoreLine>> lines) {
        Token token = majority.token();
        List<Integer> counts =
                tally.seats().stream().map(seat -> seat.count(token)).toList();
        for (int seat = 0; seat < counts.size(); seat++) {
            int rank = rank(counts, seat);
            int points = rank == 0 ? 0 : majority.ofRank(rank);
            if (points != 0) {
                Phrase note = Phrase.of("note.majority", "own", counts.get(seat), "counts", counts, "rank", rank);
                lines.get(seat).add(new ScoreLine("MAJORITY_" + token, points, "EX-9.2", tally.version(), note));
            }
        }
    }

    private static List<ScoreLine> own(ExpeditionTally tally, SeatTally seat) {
        List<ScoreLine> lines = new ArrayList<>();
        int sets = seat.tokens().sets();
        if (sets > 0) {
            int each = FinalPoints.of(Reason.FULL_SET);
            Phrase note = Phrase.of("note.sets", "sets", sets, "each", each);
            lines.add(line(tally, "SET", sets * each, "EX-9.4", note));
        }
        if (seat.shipOut()) {
            int points = FinalPoints.of(Reason.LOST_SHIP);
            lines.add(line(tally, "LOST_SHIP", points, "EX-9.5", Phrase.of("note.lost-ship")));
        }
        addLostCrew(lines, tally, "LOST_SHIP_CREW", seat.lostShipCrew(), Vehicle.SHIP);
        addLostCrew(lines, tally, "LOST_SLED_CREW", seat.lostSledCrew(), Vehicle.SLED);
        return lines;
    }

    private static void addLostCrew(
            List<ScoreLine> lines, ExpeditionTally tally, String kind, int crew, Vehicle vehicle) {
        if (crew > 0) {
            int each = FinalPoints.of(Reason.LOST_CREWMAN);
            Phrase note = Phrase.of("note.lost-crew." + vehicle, "crew", crew, "each", each);
            lines.add(line(tally, kind, crew * each, "EX-9.5", note));
        }
    }

    private static ScoreLine line(ExpeditionTally tally, String kind, int points, String ruleId, Phrase note) {
        return new ScoreLine(kind, points, ruleId, tally.version(), note);
    }

    private static Map<String, Integer> counts(SeatTally seat) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Token token : Token.values()) {
            counts.put(token.name(), seat.count(token));
        }
        return counts;
    }

    private static Map<String, String> facts(SeatTally seat) {
        Map<String, String> facts = new LinkedHashMap<>();
        if (seat.returned() > 0) {
            facts.put("returned", String.valueOf(seat.returned()));
        }
        facts.put("lostShip", String.valueOf(seat.shipOut()));
        facts.put("lostSled", String.valueOf(seat.sledLost() || seat.sledOut()));
        facts.put("lostCrew", String.valueOf(seat.lostShipCrew() + seat.lostSledCrew()));
        facts.put("sets", String.valueOf(seat.tokens().sets()));
        return facts;
    }
}
