package baffin.adventure;

import baffin.adventure.explain.AdventureExplainer;
import baffin.adventure.picture.AdventurePicture;
import baffin.adventure.picture.PartPicture;
import baffin.adventure.rules.Rules;
import baffin.adventure.scoring.AdventureScores;
import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.sea.Sea;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Fold;
import baffin.adventure.state.Options;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Supply;
import baffin.adventure.state.Turn;
import baffin.adventure.view.AdventureView;
import baffin.adventure.view.Redacting;
import baffin.adventure.view.Redeal;
import baffin.adventure.view.TouchedSpots;
import baffin.adventure.view.Views;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Northwest Passage Adventure, for 2 to 4 seats. */
public final class AdventureGame implements Game<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> {

    private static final GameInfo INFO = new GameInfo(
            "adventure",
            "Northwest Passage Adventure",
            2,
            4,
            "3",
            Options.ALL,
            List.of("blue", "orange", "green", "purple"));
    private static final Map<Locale, RuleCatalogue> RULES = RuleTable.of("adventure");

    private final AdventureScores scores = new AdventureScores();
    private final AdventureExplainer explainer = new AdventureExplainer();

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
    public Class<AdventureCommand> commandType() {
        return AdventureCommand.class;
    }

    @Override
    public Class<AdventureEvent> eventType() {
        return AdventureEvent.class;
    }

    @Override
    public Class<AdventureState> stateType() {
        return AdventureState.class;
    }

    @Override
    public AdventureState initial(Setup setup) {
        return new AdventureState(
                Options.of(setup),
                Phase.DRAFT,
                0,
                0,
                new Seat(0),
                new Seat(0),
                Sea.empty(setup.seatCount()),
                Supply.full(setup.seatCount()),
                setup.seats().stream().map(seat -> Captain.atStart()).toList(),
                Turn.NONE);
    }

    @Override
    public List<List<Seat>> sides(Setup setup) {
        return Options.of(setup).teams()
                ? List.of(List.of(new Seat(0), new Seat(2)), List.of(new Seat(1), new Seat(3)))
                : Game.super.sides(setup);
    }

    @Override
    public List<AdventureEvent> setup(Setup setup, Chance chance) {
        return Rules.setUp(initial(setup), chance);
    }

    @Override
    public Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decide(
            AdventureState state, Seat seat, AdventureCommand command, Chance chance) {
        return Rules.decide(state, seat, command, chance);
    }

    @Override
    public Optional<RuleViolation> broken(AdventureState state, Seat seat, AdventureCommand command) {
        return Rules.broken(state, seat, command);
    }

    @Override
    public List<AdventureEvent> conclude(AdventureState state, List<Seat> held) {
        return Rules.conclude(held);
    }

    @Override
    public AdventureState evolve(AdventureState state, AdventureEvent event) {
        return Fold.evolve(state, event);
    }

    @Override
    public List<Seat> toAct(AdventureState state) {
        return state.toAct();
    }

    @Override
    public boolean answering(AdventureState state) {
        return state.phase() == Phase.DRAFT;
    }

    /** Hands stay hidden from the partner (AD-5.2). */
    @Override
    public Optional<String> keptApart(Setup setup) {
        return Options.of(setup).teams() ? Optional.of("AD-5.2") : Optional.empty();
    }

    @Override
    public int turn(AdventureState state) {
        return state.number();
    }

    @Override
    public int round(AdventureState state) {
        return state.round();
    }

    @Override
    public boolean over(AdventureState state) {
        return state.phase() == Phase.OVER;
    }

    @Override
    public List<LegalCommand<AdventureCommand>> legalCommands(AdventureState state, Seat seat) {
        return List.copyOf(Rules.legal(state, seat));
    }

    @Override
    public AdventureCommand safeCommand(AdventureState state, Seat seat) {
        return Rules.safe(state, seat);
    }

    /** Nobody who acts for a seat that is held misses the way out of row 24 (AD-4.11). */
    @Override
    public AdventureCommand actingFor(AdventureState state, Seat seat, AdventureCommand command) {
        return Rules.actingFor(state, seat, command);
    }

    /** It has no words, so it is the same in every language. */
    @Override
    public AdventureView view(AdventureState state, ScoreSheet sheet, Viewer viewer, Locale language) {
        return Views.of(state, sheet, viewer, INFO.colours());
    }

    @Override
    public AdventureEvent redact(AdventureEvent event, Viewer viewer) {
        return Redacting.of(event, viewer);
    }

    @Override
    public AdventureState redeal(AdventureState state, Viewer viewer, Chance chance) {
        return Redeal.of(state, viewer, chance);
    }

    @Override
    public Explainer<AdventureCommand, AdventureState, AdventureEvent> explainer() {
        return explainer;
    }

    /** Who else has chosen its character is seen by nobody but the partner (AD-3.1, AD-5.2). */
    @Override
    public boolean unseen(AdventureState state, AdventureEvent event, Seat seat) {
        return event instanceof AdventureEvent.CharacterChosen chosen
                && !chosen.seat().equals(seat)
                && !state.partners(seat, chosen.seat());
    }

    @Override
    public ScoreKeeper<AdventureEvent, AdventureTally> scoreKeeper() {
        return scores;
    }

    @Override
    public String picture(AdventureState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        return AdventurePicture.svg(state, sheet, viewer, options);
    }

    @Override
    public Part.Artist parts() {
        return new PartPicture();
    }

    @Override
    public String styleSheet() {
        return AdventurePicture.styleSheet();
    }

    @Override
    public List<String> spots(AdventureEvent event) {
        return TouchedSpots.of(event);
    }
}
