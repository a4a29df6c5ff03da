package baffin.testing;

import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Explanation;
import baffin.game.action.Pick;
import baffin.game.action.Price;
import baffin.game.action.Spot;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Explains the commands of the toy game. */
public class ToyExplainer implements Explainer<ToyCommand, ToyState, ToyEvent> {

    private static final Messages MESSAGES = Messages.of("toy");

    @Override
    public Messages messages() {
        return MESSAGES;
    }

    @Override
    public Explanation explain(ToyState state, Seat seat, ToyCommand command) {
        return switch (command) {
            case ToyRecords.Take take -> {
                Phrase stones = Phrase.of("stones", "stones", take.stones());
                yield Explanation.of(
                        "TY-2",
                        Phrase.of("take", "stones", stones),
                        new Pick("stones", String.valueOf(take.stones()), stones));
            }
            case ToyRecords.Roll roll ->
                Explanation.of("TY-1", Phrase.of("roll"), new Pick("act", "Roll", Phrase.of("roll")));
            case ToyRecords.EndTurn end ->
                Explanation.of("TY-3", Phrase.of("end-turn"), new Pick("act", "EndTurn", Phrase.of("end-turn")));
        };
    }

    @Override
    public Map<String, Integer> stock(ToyState state, Seat seat) {
        return Map.of("stones", state.heap());
    }

    @Override
    public List<Price> charges(ToyEvent event, Seat seat) {
        return event instanceof ToyRecords.StonesTaken taken ? List.of(new Price("stones", taken.stones())) : List.of();
    }

    @Override
    public Optional<Phrase> effect(ToyEvent event, Seat seat) {
        return Optional.empty();
    }

    @Override
    public Optional<Phrase> narrate(ToyEvent event) {
        return switch (event) {
            case ToyRecords.SecretDealt dealt -> Optional.empty();
            case ToyRecords.StonesTaken taken ->
                Optional.of(Phrase.of(
                        "event.taken",
                        "seat",
                        Phrase.seat(taken.seat().index()),
                        "stones",
                        Phrase.of("stones", "stones", taken.stones())));
            case ToyRecords.StonesRolled rolled ->
                Optional.of(Phrase.of(
                        "event.rolled",
                        "seat",
                        Phrase.seat(rolled.seat().index()),
                        "stones",
                        Phrase.of("stones", "stones", rolled.stones())));
            case ToyRecords.TurnEnded ended ->
                Optional.of(Phrase.of(
                        "event.ended", "seat", Phrase.seat(ended.seat().index())));
            case ToyRecords.HeapCleared cleared -> Optional.of(Phrase.of("event.cleared"));
        };
    }

    /** How many stones are left to be taken. */
    @Override
    public List<Aid> aids(ToyState state, Viewer viewer) {
        return List.of(new Aid("stones", "TY-2", Phrase.of("stones", "stones", state.heap()), List.of("heap:0")));
    }

    /** At the heap, taking 1 to 5 stones. */
    @Override
    public List<ToyCommand> conceivable(ToyState state, Seat seat, Spot spot) {
        return spot.kind().equals("heap")
                ? IntStream.rangeClosed(1, 5)
                        .mapToObj(stones -> (ToyCommand) new ToyRecords.Take(stones))
                        .toList()
                : List.of();
    }
}
