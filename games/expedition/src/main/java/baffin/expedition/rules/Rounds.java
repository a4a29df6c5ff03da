package baffin.expedition.rules;

import baffin.expedition.board.Areas;
import baffin.expedition.board.Ice;
import baffin.expedition.data.SunLine;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.RoundBegan;
import baffin.expedition.state.ExpeditionEvent.RoundEnded;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.ExpeditionEvent.SledsStranded;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Piece;
import baffin.expedition.words.Names;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of a round: the disc moves, ice comes and goes, sleds are caught (EX-5.5, EX-6.5, EX-9.1). */
final class Rounds {

    private Rounds() {}

    static void end(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer) {
        ExpeditionState state = eventBuffer.now();
        int round = state.round();
        if (round == SunLine.rounds()) {
            eventBuffer.add(new GameEnded(Reason.LAST_ROUND, Fates.of(state)));
            return;
        }
        Ice before = state.ice();
        eventBuffer.add(new RoundEnded(round, SunLine.frozenRows(round + 1), state.next()));
        List<Seat> stranded = new ArrayList<>();
        for (Seat seat : eventBuffer.now().order()) {
            settle(eventBuffer, seat, before, stranded);
        }
        if (stranded.isEmpty()) {
            begin(eventBuffer, round + 1);
        } else {
            eventBuffer.add(new SledsStranded(stranded));
        }
    }

    static void begin(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, int round) {
        eventBuffer.add(new RoundBegan(round, eventBuffer.now().order()));
        Turns.next(eventBuffer, 0);
    }

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, RelocateSled command) {
        List<Place> areas = areas(state, seat);
        return areas.contains(command.to())
                ? Optional.empty()
                : RuleViolation.broken(
                        "EX-6.5",
                        Phrase.of("refused.area", "place", Names.of(command.to()), "areas", Names.list(areas)),
                        "/to");
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, RelocateSled command) {
        Place from = eventBuffer.now().of(seat).sled();
        if (from != null) {
            eventBuffer.add(new SledRelocated(seat, from, command.to(), true));
        }
        if (eventBuffer.now().toAct().isEmpty()) {
            begin(eventBuffer, eventBuffer.now().round());
        }
    }

    static void list(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        areas(state, seat).forEach(area -> into.add(new LegalCommand<>(new RelocateSled(area), 0)));
    }

    private static void settle(
            EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Ice before, List<Seat> stranded) {
        ExpeditionState state = eventBuffer.now();
        Place sled = state.of(seat).sled();
        if (sled == null || sled.onArrow()) {
            return;
        }
        List<Place> places = Areas.afterIce(state.board(), before, state.ice(), sled);
        if (places.isEmpty()) {
            eventBuffer.add(new SledLost(seat, sled, state.of(seat).sledCrew().total()));
        } else if (places.size() > 1) {
            stranded.add(seat);
        } else if (!places.getFirst().equals(sled)) {
            eventBuffer.add(new SledRelocated(seat, sled, places.getFirst(), false));
        }
    }

    private static List<Place> areas(ExpeditionState state, Seat seat) {
        Place sled = state.of(seat).sled();
        Piece stand = sled == null ? null : state.board().pieceAt(sled);
        return stand == null
                ? List.of()
                : Areas.of(state.board(), state.ice(), stand).stream()
                        .map(Place::of)
                        .toList();
    }
}
