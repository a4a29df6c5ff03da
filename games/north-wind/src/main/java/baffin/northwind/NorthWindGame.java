package baffin.northwind;

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
import baffin.game.picture.Part;
import baffin.game.picture.PictureOptions;
import baffin.northwind.data.Port;
import baffin.northwind.explain.NorthWindExplainer;
import baffin.northwind.picture.NorthWindPicture;
import baffin.northwind.picture.PartPicture;
import baffin.northwind.rules.Rules;
import baffin.northwind.scoring.NorthWindScores;
import baffin.northwind.scoring.NorthWindTally;
import baffin.northwind.state.Fold;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindEvent.StandingAnswerSet;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Stack;
import baffin.northwind.state.Supply;
import baffin.northwind.state.TaskBoard;
import baffin.northwind.view.NorthWindView;
import baffin.northwind.view.Redeal;
import baffin.northwind.view.TouchedSpots;
import baffin.northwind.view.Views;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** North Wind, for 2 to 4 seats. */
public final class NorthWindGame implements Game<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> {

    private static final String MEMORY_OPTION = "memoryAid";
    private static final String ON = "ON";
    private static final GameInfo INFO = new GameInfo(
            "north-wind",
            "North Wind",
            2,
            4,
            "3",
            List.of(new GameInfo.Option(MEMORY_OPTION, List.of(ON, "OFF"))),
            List.of("blue", "orange", "green", "purple"));
    private static final Map<Locale, RuleCatalogue> RULES = RuleTable.of("north-wind");

    private final NorthWindScores scores = new NorthWindScores();
    private final NorthWindExplainer explainer = new NorthWindExplainer();

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
    public Class<NorthWindCommand> commandType() {
        return NorthWindCommand.class;
    }

    @Override
    public Class<NorthWindEvent> eventType() {
        return NorthWindEvent.class;
    }

    @Override
    public Class<NorthWindState> stateType() {
        return NorthWindState.class;
    }

    @Override
    public NorthWindState initial(Setup setup) {
        Seat first = setup.seats().getFirst();
        return new NorthWindState(
                ON.equals(setup.options().get(MEMORY_OPTION)),
                Phase.SAIL,
                0,
                first,
                first,
                setup.seats().stream().map(seat -> Ship.atStart()).toList(),
                Arrays.stream(Port.values()).map(Stack::undealt).toList(),
                TaskBoard.empty(),
                Supply.full(setup.seatCount()),
                null,
                List.of());
    }

    @Override
    public List<NorthWindEvent> setup(Setup setup, Chance chance) {
        return Rules.setUp(initial(setup), chance);
    }

    @Override
    public Decision<Transition<NorthWindState, NorthWindEvent>, RuleViolation> decide(
            NorthWindState state, Seat seat, NorthWindCommand command, Chance chance) {
        return Rules.decide(state, seat, command, chance);
    }

    @Override
    public Optional<RuleViolation> broken(NorthWindState state, Seat seat, NorthWindCommand command) {
        return Rules.broken(state, seat, command);
    }

    /** Who is still held has won (NW-8.4). */
    @Override
    public List<NorthWindEvent> conclude(NorthWindState state, List<Seat> held) {
        return List.of(new GameEnded(Reason.OTHERS_LEFT, held.isEmpty() ? null : held.getFirst()));
    }

    @Override
    public NorthWindState evolve(NorthWindState state, NorthWindEvent event) {
        return Fold.evolve(state, event);
    }

    @Override
    public List<Seat> toAct(NorthWindState state) {
        Seat acting = state.asks();
        return acting == null ? List.of() : List.of(acting);
    }

    @Override
    public boolean answering(NorthWindState state) {
        return state.phase() == Phase.LETTERS;
    }

    /** Standing answers are given while others are asked (NW-7.3). */
    @Override
    public boolean outOfTurn(NorthWindCommand command) {
        return command instanceof SetStandingAnswer;
    }

    /** Nothing that a seat does depends on what another wishes, until it is asked or not. */
    @Override
    public boolean aside(NorthWindState state, NorthWindEvent event) {
        return event instanceof StandingAnswerSet;
    }

    @Override
    public int turn(NorthWindState state) {
        return state.turn();
    }

    @Override
    public int round(NorthWindState state) {
        return state.of(state.first()).voyages();
    }

    @Override
    public boolean over(NorthWindState state) {
        return state.phase() == Phase.OVER;
    }

    @Override
    public List<LegalCommand<NorthWindCommand>> legalCommands(NorthWindState state, Seat seat) {
        return List.copyOf(Rules.legal(state, seat));
    }

    @Override
    public NorthWindCommand safeCommand(NorthWindState state, Seat seat) {
        return switch (state.phase()) {
            case SAIL -> new SetSail(Port.NORTH_CAPE, 0);
            case LOOKOUT, TOP -> new RevealTile();
            case TILE -> new EndVoyage();
            case PIRATE -> new PayPirate();
            case LETTERS -> new DeclineLetter();
            case OVER -> throw new IllegalStateException("nobody is to act");
        };
    }

    @Override
    public NorthWindView view(NorthWindState state, ScoreSheet sheet, Viewer viewer, Locale language) {
        return Views.of(state, sheet, viewer, INFO.colours(), language);
    }

    @Override
    public NorthWindEvent redact(NorthWindEvent event, Viewer viewer) {
        return switch (event) {
            case StacksDealt dealt -> new StacksDealt(List.of());
            case TopSeen seen when !viewer.holds(seen.seat()) -> new TopSeen(seen.seat(), null);
            case StandingAnswerSet set when !viewer.holds(set.seat()) -> new StandingAnswerSet(set.seat(), null);
            default -> event;
        };
    }

    @Override
    public NorthWindState redeal(NorthWindState state, Viewer viewer, Chance chance) {
        return Redeal.of(state, viewer, chance);
    }

    @Override
    public Explainer<NorthWindCommand, NorthWindState, NorthWindEvent> explainer() {
        return explainer;
    }

    @Override
    public ScoreKeeper<NorthWindEvent, NorthWindTally> scoreKeeper() {
        return scores;
    }

    @Override
    public String picture(NorthWindState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        return NorthWindPicture.svg(state, sheet, viewer, options);
    }

    @Override
    public Part.Artist parts() {
        return new PartPicture();
    }

    @Override
    public String styleSheet() {
        return NorthWindPicture.styleSheet();
    }

    @Override
    public List<String> spots(NorthWindEvent event) {
        return TouchedSpots.of(event);
    }
}
