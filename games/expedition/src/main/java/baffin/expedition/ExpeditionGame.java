package baffin.expedition;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.expedition.board.Board;
import baffin.expedition.explain.ExpeditionExplainer;
import baffin.expedition.picture.ExpeditionPicture;
import baffin.expedition.picture.PartPicture;
import baffin.expedition.rules.Rules;
import baffin.expedition.scoring.ExpeditionScores;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Fold;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Supply;
import baffin.expedition.state.TokenCount;
import baffin.expedition.view.ExpeditionView;
import baffin.expedition.view.TouchedSpots;
import baffin.expedition.view.Views;
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
import baffin.game.picture.Part;
import baffin.game.picture.PictureOptions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Expedition: Northwest Passage, for 2 to 4 seats. */
public final class ExpeditionGame
        implements Game<ExpeditionCommand, ExpeditionState, ExpeditionEvent, ExpeditionTally> {

    private static final String CARTOGRAPHY_OPTION = "cartographyPerPlacement";
    private static final String ONE = "ONE";

    private static final GameInfo INFO = new GameInfo(
            "expedition",
            "Expedition: Northwest Passage",
            2,
            4,
            "3",
            List.of(new GameInfo.Option(CARTOGRAPHY_OPTION, List.of("EACH_ISLAND", ONE))),
            List.of("blue", "orange", "green", "purple"));

    private static final Map<Locale, RuleCatalogue> RULES = RuleTable.of("expedition");

    private final ExpeditionScores scores = new ExpeditionScores();
    private final ExpeditionExplainer explainer = new ExpeditionExplainer();

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public RuleCatalogue catalogue(Locale language) {
        return Objects.requireNonNull(RULES.get(language));
    }

    @Override
    public Object components() {
        return Components.all();
    }

    @Override
    public Class<ExpeditionCommand> commandType() {
        return ExpeditionCommand.class;
    }

    @Override
    public Class<ExpeditionEvent> eventType() {
        return ExpeditionEvent.class;
    }

    @Override
    public Class<ExpeditionState> stateType() {
        return ExpeditionState.class;
    }

    @Override
    public ExpeditionState initial(Setup setup) {
        Board board = Board.start();
        TokenCount onBoard = TokenCount.of(token -> board.withToken(token).size());
        return new ExpeditionState(
                ONE.equals(setup.options().get(CARTOGRAPHY_OPTION)),
                Phase.DRAFT,
                0,
                0,
                board,
                Supply.full(setup.seatCount(), onBoard),
                setup.seats().stream().map(seat -> Expedition.atStart()).toList(),
                setup.seats(),
                List.of(),
                List.of(),
                0);
    }

    @Override
    public List<ExpeditionEvent> setup(Setup setup, Chance chance) {
        return Rules.setUp(initial(setup), setup.seats(), chance);
    }

    @Override
    public Decision<Transition<ExpeditionState, ExpeditionEvent>, RuleViolation> decide(
            ExpeditionState state, Seat seat, ExpeditionCommand command, Chance chance) {
        return Rules.decide(state, seat, command, chance);
    }

    @Override
    public Optional<RuleViolation> broken(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        return Rules.broken(state, seat, command);
    }

    @Override
    public List<ExpeditionEvent> conclude(ExpeditionState state, List<Seat> held) {
        return Rules.conclude(state, held);
    }

    @Override
    public ExpeditionState evolve(ExpeditionState state, ExpeditionEvent event) {
        return Fold.evolve(state, event);
    }

    @Override
    public List<Seat> toAct(ExpeditionState state) {
        return state.toAct().isEmpty() ? List.of() : state.toAct().subList(0, 1);
    }

    /** Owners of sleds on thawed sea are asked between the rounds (EX-6.5). */
    @Override
    public boolean answering(ExpeditionState state) {
        return state.phase() == Phase.RELOCATION;
    }

    @Override
    public int turn(ExpeditionState state) {
        return state.turn();
    }

    @Override
    public int round(ExpeditionState state) {
        return state.round();
    }

    @Override
    public boolean over(ExpeditionState state) {
        return state.phase() == Phase.OVER;
    }

    @Override
    public List<LegalCommand<ExpeditionCommand>> legalCommands(ExpeditionState state, Seat seat) {
        return List.copyOf(Rules.legal(state, seat));
    }

    @Override
    public ExpeditionCommand safeCommand(ExpeditionState state, Seat seat) {
        List<LegalCommand<ExpeditionCommand>> legal = Rules.legal(state, seat);
        // The last command of a round's list ends the turn or passes; elsewhere every command is one of the same kind.
        return (state.phase() == Phase.ACTIONS ? legal.getLast() : legal.getFirst()).command();
    }

    @Override
    public ExpeditionView view(ExpeditionState state, ScoreSheet sheet, Viewer viewer, Locale language) {
        return Views.of(
                state,
                sheet,
                viewer,
                INFO.colours(),
                phrase -> explainer.messages().text(phrase, language));
    }

    @Override
    public ExpeditionEvent redact(ExpeditionEvent event, Viewer viewer) {
        return event;
    }

    @Override
    public Explainer<ExpeditionCommand, ExpeditionState, ExpeditionEvent> explainer() {
        return explainer;
    }

    @Override
    public ScoreKeeper<ExpeditionEvent, ExpeditionTally> scoreKeeper() {
        return scores;
    }

    @Override
    public String picture(ExpeditionState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        return ExpeditionPicture.svg(state, sheet, viewer, options);
    }

    @Override
    public Part.Artist parts() {
        return new PartPicture();
    }

    @Override
    public String styleSheet() {
        return ExpeditionPicture.styleSheet();
    }

    @Override
    public List<String> spots(ExpeditionEvent event) {
        return TouchedSpots.of(event);
    }
}
