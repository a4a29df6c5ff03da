package baffin.platform.export;

import baffin.expedition.board.Ice;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.RoundBegan;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledMoved;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.ExpeditionEvent.SledsStranded;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.match.event.MatchEvent.OrdersStopped;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Moments of a match of Expedition that hardly ever come, each told from the log and the position before it. */
final class ExpeditionMoments {

    /**
     * One step of a match.
     *
     * @param before the position before it
     * @param after the position after it
     * @param sheet the final sheet; null before the end
     * @param left seats that resigned or were forfeited so far, in that order
     */
    record Moment(
            Step step,
            ExpeditionState before,
            ExpeditionState after,
            @Nullable ScoreSheet sheet,
            List<Seat> left) {

        <E extends ExpeditionEvent> Stream<E> events(Class<E> type) {
            return MatchFold.played(step).stream().filter(type::isInstance).map(type::cast);
        }

        boolean stoppedBy(String ruleId) {
            return step.events().stream()
                    .anyMatch(event -> event instanceof OrdersStopped stopped && ruleId.equals(stopped.ruleId()));
        }
    }

    /** Whether it is this moment. */
    interface Sign {
        boolean seen(Moment moment);
    }

    private ExpeditionMoments() {}

    /** All that the archive must hold: rule and words to the sign. */
    static Map<String, Sign> all() {
        Map<String, Sign> signs = new LinkedHashMap<>();
        signs.put("EX-5.4 a seat without a crewman passes at its turn", ExpeditionMoments::passesWithoutCrew);
        signs.put("EX-6.1 a tile with a vehicle on it is cut by the line", ExpeditionMoments::cut);
        signs.put("EX-6.4 a ship in the thawed part of a cut tile sails", ExpeditionMoments::sailsFromCut);
        signs.put("EX-6.4 a ship on a cut tile without thawed sea is iced in", m -> m.stoppedBy("EX-6.4"));
        signs.put("EX-6.5 a sled is lost", m -> m.events(SledLost.class).anyMatch(lost -> lost.crew() > 0));
        signs.put(
                "EX-6.5 two sleds are stranded",
                m -> m.events(SledsStranded.class)
                        .anyMatch(stranded -> stranded.seats().size() == 2));
        signs.put("EX-6.5 an owner chooses", m -> m.events(SledRelocated.class).anyMatch(SledRelocated::chosen));
        signs.put(
                "EX-7.2 a sled reaches the Northwest Passage arrow",
                m -> m.events(SledMoved.class).anyMatch(moved -> moved.to().equals(Place.NORTHWEST_PASSAGE)));
        signs.put(
                "EX-7.2 a sled leaves the Northwest Passage arrow",
                m -> m.events(SledMoved.class).anyMatch(moved -> moved.from().equals(Place.NORTHWEST_PASSAGE)));
        signs.put("EX-7.7 a placement is refused", m -> m.stoppedBy("EX-7.7"));
        signs.put("EX-7.10 an island is complete and no Cartography token is left", ExpeditionMoments::noneLeft);
        signs.put(
                "EX-8.1 a sled is the first to arrive",
                m -> m.events(PassageDiscovered.class).anyMatch(found -> found.vehicle() == Vehicle.SLED));
        signs.put("EX-8.1 a seat arrives again and earns nothing", ExpeditionMoments::arrivesAgain);
        signs.put("EX-9.4 a seat has two full sets", m -> scores(m).anyMatch(score -> sets(score) >= 2));
        signs.put("EX-9.6 a tie goes to the seat that returned first", ExpeditionMoments::tieByReturn);
        signs.put(
                "EX-9.6 the one with most points has resigned and comes behind all others",
                ExpeditionMoments::leaderLast);
        signs.put("EX-9.6 of two who left the last comes first", ExpeditionMoments::leaversInOrder);
        signs.put(
                "EX-9.7 with one seat still held the match ends",
                m -> m.events(GameEnded.class).anyMatch(end -> end.reason() == Reason.OTHERS_LEFT));
        return signs;
    }

    private static boolean passesWithoutCrew(Moment m) {
        return m.events(SeatPassed.class)
                .anyMatch(passed -> passed.byItself()
                        && m.after().of(passed.seat()).shipCrew().total() == 0
                        && m.after().of(passed.seat()).sledCrew().total() == 0);
    }

    private static boolean cut(Moment m) {
        return m.events(RoundBegan.class).findAny().isPresent()
                && m.after().seats().stream()
                        .flatMap(seat -> Stream.of(seat.ship(), seat.sled() == null ? seat.ship() : seat.sled()))
                        .anyMatch(place -> cut(m.after(), place, m.after().ice()));
    }

    private static boolean cut(ExpeditionState state, Place place, Ice ice) {
        Piece piece = state.board().pieceAt(place);
        return piece != null && ice.cuts(piece);
    }

    private static boolean sailsFromCut(Moment m) {
        return m.events(ShipMoved.class)
                .anyMatch(moved -> cut(m.before(), moved.from(), m.before().ice()));
    }

    private static boolean noneLeft(Moment m) {
        return !m.before().cartographyOnce()
                && m.before().supply().left(Token.CARTOGRAPHY) == 0
                && m.events(IslandCompleted.class).anyMatch(island -> !island.cartography());
    }

    private static boolean arrivesAgain(Moment m) {
        return m.events(SledMoved.class)
                        .anyMatch(moved -> moved.to().equals(Place.NORTHWEST_PASSAGE)
                                && m.before().of(moved.seat()).discovered())
                && m.events(PassageDiscovered.class).findAny().isEmpty();
    }

    private static Stream<SeatScore> scores(Moment m) {
        return m.sheet() == null ? Stream.of() : m.sheet().seats().stream();
    }

    private static int sets(SeatScore score) {
        return Integer.parseInt(score.facts().getOrDefault("sets", "0"));
    }

    private static boolean tieByReturn(Moment m) {
        return scores(m)
                .anyMatch(one -> scores(m)
                        .anyMatch(other -> one.score() == other.score()
                                && one.place() < other.place()
                                && one.facts().containsKey("returned")
                                && !m.left().contains(other.seat())));
    }

    private static boolean leaderLast(Moment m) {
        return scores(m)
                .anyMatch(leader -> m.left().contains(leader.seat())
                        && scores(m).allMatch(other -> other.score() <= leader.score())
                        && scores(m)
                                .filter(other -> !m.left().contains(other.seat()))
                                .allMatch(other -> other.place() < leader.place() && other.score() < leader.score()));
    }

    private static boolean leaversInOrder(Moment m) {
        return m.sheet() != null
                && m.left().size() == 2
                && m.sheet().of(m.left().get(1)).place()
                        < m.sheet().of(m.left().get(0)).place();
    }
}
