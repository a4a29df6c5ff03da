package baffin.testing;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Explainer;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.LegalCommand;
import baffin.game.RuleCatalogue;
import baffin.game.RuleViolation;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.game.data.RuleTable;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Styles;
import baffin.game.words.Phrase;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * A game small enough to know by heart: seats take 1 to 3 stones from a heap, as often as they like in a turn; rolling
 * puts 1 to 6 stones back; each seat has a secret number; the one with most stones wins when the heap is empty.
 */
public final class ToyGame implements Game<ToyCommand, ToyState, ToyEvent, ToyTally> {

    static final String STYLE = Styles.sheet("");

    private static final Map<Locale, RuleCatalogue> RULES = RuleTable.of("toy");
    private static final int STONES = 20;
    private static final int TURNS_MAX = 60;

    @Override
    public GameInfo info() {
        return new GameInfo(
                "toy",
                "Heap of stones",
                2,
                4,
                "1",
                List.of(new GameInfo.Option("heap", List.of("20", "5"))),
                List.of("red", "blue", "green", "black"));
    }

    @Override
    public RuleCatalogue catalogue(Locale language) {
        return Objects.requireNonNull(RULES.get(language));
    }

    @Override
    public Object components() {
        return Map.of("stones", STONES);
    }

    @Override
    public Class<ToyCommand> commandType() {
        return ToyCommand.class;
    }

    @Override
    public Class<ToyEvent> eventType() {
        return ToyEvent.class;
    }

    @Override
    public Class<ToyState> stateType() {
        return ToyState.class;
    }

    @Override
    public ToyState initial(Setup setup) {
        return new ToyState(
                setup.seatCount(), Integer.parseInt(setup.options().getOrDefault("heap", "20")), 0, 0, List.of());
    }

    @Override
    public List<ToyEvent> setup(Setup setup, Chance chance) {
        return setup.seats().stream()
                .map(seat -> (ToyEvent) new ToyRecords.SecretDealt(seat, secret(chance)))
                .toList();
    }

    @Override
    public Decision<Transition<ToyState, ToyEvent>, RuleViolation> decide(
            ToyState state, Seat seat, ToyCommand command, Chance chance) {
        if (!toAct(state).contains(seat)) {
            return refuse(
                    "TY-1",
                    Phrase.of("refused.turn", "seat", Phrase.seat(state.active().index())));
        }
        return switch (command) {
            case ToyRecords.Take take -> take(state, seat, take);
            case ToyRecords.Roll roll -> accept(state, new ToyRecords.StonesRolled(seat, 1 + chance.below(6)));
            case ToyRecords.EndTurn end ->
                state.actions() == 0
                        ? refuse("TY-3", Phrase.of("refused.idle"))
                        : accept(state, new ToyRecords.TurnEnded(seat));
        };
    }

    private Decision<Transition<ToyState, ToyEvent>, RuleViolation> take(
            ToyState state, Seat seat, ToyRecords.Take take) {
        if (take.stones() < 1 || take.stones() > Math.min(3, state.heap())) {
            return refuse(
                    "TY-2", Phrase.of("refused.stones", "stones", take.stones(), "heap", state.heap()), "/stones");
        }
        return accept(state, new ToyRecords.StonesTaken(seat, take.stones()));
    }

    @Override
    public List<ToyEvent> conclude(ToyState state, List<Seat> held) {
        return List.of(new ToyRecords.HeapCleared());
    }

    @Override
    public ToyState evolve(ToyState state, ToyEvent event) {
        return switch (event) {
            case ToyRecords.SecretDealt dealt -> {
                List<Integer> secrets = new ArrayList<>(state.secrets());
                secrets.add(dealt.number());
                yield new ToyState(state.seats(), state.heap(), state.turn(), state.actions(), secrets);
            }
            case ToyRecords.StonesTaken taken -> state.heapBy(-taken.stones());
            case ToyRecords.StonesRolled rolled -> state.heapBy(rolled.stones());
            case ToyRecords.HeapCleared cleared -> state.heapBy(-state.heap());
            case ToyRecords.TurnEnded ended ->
                new ToyState(state.seats(), state.heap(), state.turn() + 1, 0, state.secrets());
        };
    }

    @Override
    public List<Seat> toAct(ToyState state) {
        return over(state) ? List.of() : List.of(state.active());
    }

    @Override
    public int turn(ToyState state) {
        return state.turn();
    }

    @Override
    public boolean over(ToyState state) {
        return state.heap() == 0 || state.turn() >= TURNS_MAX;
    }

    @Override
    public List<LegalCommand<ToyCommand>> legalCommands(ToyState state, Seat seat) {
        List<LegalCommand<ToyCommand>> legal = new ArrayList<>();
        if (!toAct(state).contains(seat)) {
            return legal;
        }
        for (int stones = 1; stones <= Math.min(3, state.heap()); stones++) {
            legal.add(new LegalCommand<>(new ToyRecords.Take(stones), 1));
        }
        legal.add(new LegalCommand<>(new ToyRecords.Roll(), 1));
        if (state.actions() > 0) {
            legal.add(new LegalCommand<>(new ToyRecords.EndTurn(), 0));
        }
        return legal;
    }

    @Override
    public ToyCommand safeCommand(ToyState state, Seat seat) {
        return state.actions() > 0 ? new ToyRecords.EndTurn() : new ToyRecords.Take(1);
    }

    @Override
    public Object view(ToyState state, ScoreSheet sheet, Viewer viewer, Locale language) {
        List<String> secrets = new ArrayList<>();
        for (int index = 0; index < state.secrets().size(); index++) {
            secrets.add(viewer.holds(new Seat(index)) ? "" + state.secrets().get(index) : "hidden");
        }
        return Map.of("heap", state.heap(), "turn", state.turn(), "secrets", secrets);
    }

    @Override
    public ToyEvent redact(ToyEvent event, Viewer viewer) {
        return event instanceof ToyRecords.SecretDealt dealt && !viewer.holds(dealt.seat())
                ? new ToyRecords.SecretDealt(dealt.seat(), null)
                : event;
    }

    @Override
    public ToyState redeal(ToyState state, Viewer viewer, Chance chance) {
        List<Integer> secrets = new ArrayList<>();
        for (int index = 0; index < state.secrets().size(); index++) {
            int other = secret(chance);
            secrets.add(viewer.holds(new Seat(index)) ? state.secrets().get(index) : Integer.valueOf(other));
        }
        return new ToyState(state.seats(), state.heap(), state.turn(), state.actions(), secrets);
    }

    private static int secret(Chance chance) {
        return 1000 + chance.below(9000);
    }

    @Override
    public Explainer<ToyCommand, ToyState, ToyEvent> explainer() {
        return new ToyExplainer();
    }

    @Override
    public ScoreKeeper<ToyEvent, ToyTally> scoreKeeper() {
        return new ToyScores();
    }

    @Override
    public String picture(ToyState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        return ToyPicture.svg(state, viewer, options);
    }

    @Override
    public String styleSheet() {
        return STYLE;
    }

    private Decision<Transition<ToyState, ToyEvent>, RuleViolation> accept(ToyState state, ToyEvent event) {
        return Decision.accepted(Transition.of(event, evolve(state, event)));
    }

    private static Decision<Transition<ToyState, ToyEvent>, RuleViolation> refuse(
            String rule, Phrase reason, String... pointers) {
        return Decision.refused(RuleViolation.of(rule, reason, pointers));
    }
}
