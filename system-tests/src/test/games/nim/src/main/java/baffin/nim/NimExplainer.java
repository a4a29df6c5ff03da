package baffin.nim;

import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.action.Explanation;
import baffin.game.action.Family;
import baffin.game.action.Pick;
import baffin.game.action.Price;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.nim.NimCommand.Take;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Explains the one command of Nim. */
final class NimExplainer implements Explainer<NimCommand, NimState, NimEvent> {

    private static final Messages MESSAGES = Messages.of("nim");

    @Override
    public Messages messages() {
        return MESSAGES;
    }

    @Override
    public Explanation explain(NimState state, Seat seat, NimCommand command) {
        return switch (command) {
            case Take take -> {
                Pick heap = new Pick("heap", String.valueOf(take.heap()), Phrase.of("heap", "heap", take.heap()));
                Pick matches = new Pick(
                        "matches", String.valueOf(take.matches()), Phrase.of("matches", "matches", take.matches()));
                yield Explanation.of(
                                "NI-2",
                                Phrase.of("take", "matches", matches.name(), "heap", heap.name()),
                                heap,
                                matches)
                        .at(heap.text())
                        .in(new Family(Phrase.of("take.family", "heap", heap.name()), List.of("matches")));
            }
        };
    }

    @Override
    public Map<String, Integer> stock(NimState state, Seat seat) {
        return Map.of();
    }

    @Override
    public List<Price> charges(NimEvent event, Seat seat) {
        return List.of();
    }

    @Override
    public Optional<Phrase> effect(NimEvent event, Seat seat) {
        return Optional.empty();
    }

    @Override
    public Optional<Phrase> narrate(NimEvent event) {
        return switch (event) {
            case NimEvent.MatchesTaken taken ->
                Optional.of(Phrase.of(
                        "event.taken",
                        "seat",
                        Phrase.seat(taken.seat().index()),
                        "matches",
                        Phrase.of("matches", "matches", taken.matches()),
                        "heap",
                        Phrase.of("heap", "heap", taken.heap())));
            case NimEvent.OthersLeft left -> Optional.of(Phrase.of("event.others-left"));
        };
    }
}
