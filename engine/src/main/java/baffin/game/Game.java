package baffin.game;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.picture.Part;
import baffin.game.picture.PictureOptions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game: rules, score, views and picture, as pure functions over immutable values.
 *
 * <p>{@link #decide} and {@link #legalCommands} agree: a command is accepted exactly when it is listed. {@link #evolve}
 * never fails on an event that {@link #decide} or {@link #setup} produced from the same state.
 *
 * @param <C> commands, a sealed hierarchy of records
 * @param <S> state, an immutable value that survives a JSON round trip
 * @param <E> events, a sealed hierarchy of records
 * @param <K> tally of the score keeper
 */
public interface Game<C extends Command, S, E extends Event, K> {

    /** Id, seats, options, colours and rules version. */
    GameInfo info();

    /**
     * All rules as data: the same ids in every language.
     *
     * @param language one of {@link baffin.game.words.Messages#LANGUAGES}
     */
    RuleCatalogue catalogue(Locale language);

    /** All rules in English. */
    default RuleCatalogue catalogue() {
        return catalogue(Locale.ENGLISH);
    }

    /** All components as data: records, lists, maps, strings and numbers only, with their source marks. */
    Object components();

    /** The sealed interface of the commands, for codecs. */
    Class<C> commandType();

    /** The sealed interface of the events, for codecs. */
    Class<E> eventType();

    /** The class of the state, for codecs. */
    Class<S> stateType();

    /** The empty table, before {@link #setup}. */
    S initial(Setup setup);

    /** Sets the table up; all draws of the setup are in the events. */
    List<E> setup(Setup setup, Chance chance);

    /**
     * Judges a command. Never throws for a bad one.
     *
     * @param seat the seat that asks, one of {@link Setup#seats()}; being out of turn is refused here too
     * @param chance draws, used only by accepted commands
     * @return the events that an accepted command causes, at least one, and the state after them; else the broken rule
     */
    Decision<Transition<S, E>, RuleViolation> decide(S state, Seat seat, C command, Chance chance);

    /**
     * The first rule that a command breaks, as {@link #decide} says it, but without alternatives. A game whose
     * alternatives are costly says it without them.
     *
     * @return empty when the command would be accepted
     */
    default Optional<RuleViolation> broken(S state, Seat seat, C command) {
        return switch (decide(state, seat, command, bound -> 0)) {
            case Decision.Accepted<Transition<S, E>, RuleViolation>(Transition<S, E> caused) -> Optional.empty();
            case Decision.Refused<Transition<S, E>, RuleViolation>(RuleViolation violation) ->
                Optional.of(violation.withNearby(List.of()));
        };
    }

    /** Folds one event: total and free of rules, since an event has already happened. */
    S evolve(S state, E event);

    /** The seats that are to act now, in the order in which they are asked; empty once the game is over. */
    List<Seat> toAct(S state);

    /**
     * True for a command that seats may give though nobody asks them, such as what they wish in advance.
     *
     * <p>{@link #decide} still judges it, and {@link #legalCommands} lists it for seats that are not {@link #toAct}.
     */
    default boolean outOfTurn(C command) {
        return false;
    }

    /**
     * True for an event that is no part of what goes on at the table, such as what a seat wishes in advance: a step of
     * nothing else does not keep another seat from taking back its own last step, and is still there afterwards.
     *
     * <p>So the state must be the same, whether such an event is folded before or after the steps that can be taken
     * back.
     *
     * @param state before or after the event
     */
    default boolean aside(S state, E event) {
        return false;
    }

    /**
     * True while the seats of {@link #toAct} are asked for an answer that is no turn of their own: a letter, a choice
     * that all make at once.
     */
    default boolean answering(S state) {
        return toAct(state).size() > 1;
    }

    /**
     * The rule that keeps seats from talking among themselves while they play, such as partners whose hands are apart.
     *
     * @return id of the rule; empty when they may talk
     */
    default Optional<String> keptApart(Setup setup) {
        return Optional.empty();
    }

    /**
     * Who plays together: each seat alone, unless the game has teams. Every seat is in exactly one side; the seats of
     * one side always have the same rank.
     */
    default List<List<Seat>> sides(Setup setup) {
        return setup.seats().stream().map(List::of).toList();
    }

    /**
     * The events that end the game at once, since nobody else plays on (EX-9.7, AD-9.5, NW-8.4). Who left comes behind
     * whoever is held on the sheet of the match, whatever the score keeper says.
     *
     * @param state not over
     * @param held the seats that are still held: all on one side, or none
     * @return at least one; the game is {@link #over} after them
     */
    List<E> conclude(S state, List<Seat> held);

    /** A number that changes whenever a turn ends; steps of one turn share it. */
    int turn(S state);

    /** The round that is played, from 1, as players count; 0 before the first one, and in a game without rounds. */
    default int round(S state) {
        return 0;
    }

    /** True once the game has ended; it stays so. */
    boolean over(S state);

    /** Every command that {@link #decide} would accept from the seat, each once, in a fixed order. */
    List<LegalCommand<C>> legalCommands(S state, Seat seat);

    /**
     * A legal command that harms the seat least: what is played for a seat that left. The seat must be in {@link
     * #toAct}.
     */
    C safeCommand(S state, Seat seat);

    /**
     * What is played when something that acts for a seat that is held, a plan, a bot of the house or the clock, would
     * play a command: the same, unless the rules bind those who act for others.
     *
     * @param command lawful or not; what comes back for a lawful one is lawful too
     */
    default C actingFor(S state, Seat seat, C command) {
        return command;
    }

    /**
     * What a viewer may see, as records, lists, maps, strings and numbers only.
     *
     * @param sheet the score sheet as if the game ended now
     * @param language of its few words, one of {@link baffin.game.words.Messages#LANGUAGES}; facts are the same in all
     */
    Object view(S state, ScoreSheet sheet, Viewer viewer, Locale language);

    /** The view in English. */
    default Object view(S state, ScoreSheet sheet, Viewer viewer) {
        return view(state, sheet, viewer, Locale.ENGLISH);
    }

    /** The event as a viewer may see it: hidden parts are left out, the type stays. */
    E redact(E event, Viewer viewer);

    /**
     * The state as the viewer might imagine it: all that the viewer may not know is drawn again, all that it knows
     * stays. What it knows is what {@link #view} shows it, what follows by counting pieces, and what the state
     * remembers for it.
     *
     * <p>The result is a lawful position. Every piece is in it once, the same seats are to act, and the viewer sees and
     * may do the same as before. It depends on nothing hidden: two states that differ only in what the viewer may not
     * know become the same state with the same draws. A game without hidden state keeps this default.
     *
     * @param viewer who knows: a seat knows what is its own, a spectator what the table sees
     * @param chance draws that have nothing to do with those of the match
     */
    default S redeal(S state, Viewer viewer, Chance chance) {
        return state;
    }

    /**
     * True for an event of another seat that changes nothing that a seat sees or may do, such as a choice that all make
     * at once in secret: who has not seen it knows enough to act.
     *
     * @param state before or after the event
     * @param seat whose eyes; not the one that acted
     */
    default boolean unseen(S state, E event, Seat seat) {
        return false;
    }

    /** Explains commands to people, and to clients that do not know the game. */
    Explainer<C, S, E> explainer();

    ScoreKeeper<E, K> scoreKeeper();

    /**
     * The table as a complete SVG document, as the viewer may see it. What can be pointed at has {@code data-spot}, in
     * the notation of picks and commands.
     *
     * @param sheet the score sheet as if the game ended now
     * @return the same text for the same table, viewer and options
     */
    String picture(S state, ScoreSheet sheet, Viewer viewer, PictureOptions options);

    /** The table as {@link PictureOptions#DEFAULT} has it. */
    default String picture(S state, ScoreSheet sheet, Viewer viewer) {
        return picture(state, sheet, viewer, PictureOptions.DEFAULT);
    }

    /** Draws single parts in the styles of the picture, for buttons and for what does not lie yet. */
    default Part.Artist parts() {
        return Part.Artist.NONE;
    }

    /** The style sheet of all pictures of this game. */
    String styleSheet();

    /**
     * The spots of a picture that an event has touched, written as there; some may be gone, or shown to others only.
     *
     * @param event as its viewer may see it
     */
    default List<String> spots(E event) {
        return List.of();
    }
}
