package baffin.game.contract;

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
import baffin.game.picture.PictureOptions;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.util.List;
import java.util.Locale;

/** The toy game, to be broken in one place by a subclass. */
class BrokenToy implements Game<ToyCommand, ToyState, ToyEvent, ToyTally> {

    private final ToyGame whole = new ToyGame();

    @Override
    public GameInfo info() {
        return whole.info();
    }

    @Override
    public RuleCatalogue catalogue(Locale language) {
        return whole.catalogue(language);
    }

    @Override
    public Object components() {
        return whole.components();
    }

    @Override
    public Class<ToyCommand> commandType() {
        return whole.commandType();
    }

    @Override
    public Class<ToyEvent> eventType() {
        return whole.eventType();
    }

    @Override
    public Class<ToyState> stateType() {
        return whole.stateType();
    }

    @Override
    public ToyState initial(Setup setup) {
        return whole.initial(setup);
    }

    @Override
    public List<ToyEvent> setup(Setup setup, Chance chance) {
        return whole.setup(setup, chance);
    }

    @Override
    public Decision<Transition<ToyState, ToyEvent>, RuleViolation> decide(
            ToyState state, Seat seat, ToyCommand command, Chance chance) {
        return whole.decide(state, seat, command, chance);
    }

    @Override
    public List<ToyEvent> conclude(ToyState state, List<Seat> held) {
        return whole.conclude(state, held);
    }

    @Override
    public ToyState evolve(ToyState state, ToyEvent event) {
        return whole.evolve(state, event);
    }

    @Override
    public List<Seat> toAct(ToyState state) {
        return whole.toAct(state);
    }

    @Override
    public int turn(ToyState state) {
        return whole.turn(state);
    }

    @Override
    public boolean over(ToyState state) {
        return whole.over(state);
    }

    @Override
    public List<LegalCommand<ToyCommand>> legalCommands(ToyState state, Seat seat) {
        return whole.legalCommands(state, seat);
    }

    @Override
    public ToyCommand safeCommand(ToyState state, Seat seat) {
        return whole.safeCommand(state, seat);
    }

    @Override
    public Object view(ToyState state, ScoreSheet sheet, Viewer viewer, Locale language) {
        return whole.view(state, sheet, viewer, language);
    }

    @Override
    public ToyEvent redact(ToyEvent event, Viewer viewer) {
        return whole.redact(event, viewer);
    }

    @Override
    public ToyState redeal(ToyState state, Viewer viewer, Chance chance) {
        return whole.redeal(state, viewer, chance);
    }

    @Override
    public Explainer<ToyCommand, ToyState, ToyEvent> explainer() {
        return whole.explainer();
    }

    @Override
    public ScoreKeeper<ToyEvent, ToyTally> scoreKeeper() {
        return whole.scoreKeeper();
    }

    @Override
    public String picture(ToyState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        return whole.picture(state, sheet, viewer, options);
    }

    @Override
    public String styleSheet() {
        return whole.styleSheet();
    }
}
