package baffin.match;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Explainer;
import baffin.game.Game;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Consequence;
import baffin.game.action.Explanation;
import baffin.game.action.Price;
import baffin.game.action.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Explains what a seat may do in one position, by rehearsing each command on the table as the seat might imagine it: so
 * nothing hidden, and no draw of the match, can show in a price or an effect. Lives for one position and one thread.
 */
public final class ActionPreview<C extends Command, S, E extends Event> {

    /** Most refusals that are shown at one place. */
    public static final int FORBIDDEN_MAX = 6;

    /** Most refusals of one kind of command by one rule: further ones say little that is new. */
    private static final int ALIKE_MAX = 2;

    private final Game<C, S, E, ?> game;
    private final Explainer<C, S, E> explainer;
    private final S state;
    private final S imagined;
    private final Seat seat;
    private final List<Seat> absent;

    /**
     * The outlook of a seat.
     *
     * @param absent seats that nobody plays any more
     */
    public ActionPreview(Game<C, S, E, ?> game, S state, Seat seat, List<Seat> absent) {
        this.game = game;
        this.explainer = game.explainer();
        this.state = state;
        this.imagined = game.redeal(state, new Viewer.Player(seat), new LowestDraws());
        this.seat = seat;
        this.absent = List.copyOf(absent);
    }

    /** Draws nothing in particular, and remembers whether anything was drawn. */
    private static final class LowestDraws implements Chance {

        private boolean drawn;

        @Override
        public int below(int bound) {
            drawn = true;
            return 0;
        }
    }

    /** What a legal command is, without rehearsing it. */
    public Explanation explanation(C command) {
        return explainer.explain(state, seat, command);
    }

    /**
     * A legal command with all that the seat can know before giving it.
     *
     * @throws IllegalArgumentException when it is not legal
     */
    public ExplainedCommand<C> explain(C command) {
        Explanation explanation = explanation(command);
        LowestDraws chance = new LowestDraws();
        return switch (game.decide(imagined, seat, command, chance)) {
            case Decision.Refused<Transition<S, E>, RuleViolation>(RuleViolation violation) ->
                throw new IllegalArgumentException(command + " is not legal: " + violation);
            case Decision.Accepted<Transition<S, E>, RuleViolation>(Transition<S, E> transition) ->
                new ExplainedCommand<>(
                        command,
                        explanation,
                        price(transition.events()),
                        chance.drawn
                                ? List.of()
                                : transition.events().stream()
                                        .flatMap(event -> explainer.effect(event, seat).stream())
                                        .toList(),
                        consequence(explanation, transition.next(), chance),
                        game.outOfTurn(command));
        };
    }

    /**
     * What the seat could think of doing at a place, and which rule forbids it now: each refusal once. What is of no
     * other kind than a legal command there comes last; then the first refusals of each kind come before further ones.
     *
     * @return at most {@link #FORBIDDEN_MAX}; nothing in it depends on what is hidden from the seat
     */
    public List<ForbiddenCommand<C>> forbidden(Spot spot) {
        Set<Class<?>> legal = new HashSet<>();
        Map<List<Object>, ForbiddenCommand<C>> refused = new LinkedHashMap<>();
        for (C command : explainer.conceivable(imagined, seat, spot)) {
            Optional<RuleViolation> broken = game.broken(imagined, seat, command);
            if (broken.isEmpty()) {
                legal.add(command.getClass());
            } else {
                RuleViolation violation = broken.get();
                refused.computeIfAbsent(
                        List.of(violation.ruleId(), violation.reason()),
                        key -> new ForbiddenCommand<>(
                                command,
                                explainer.explain(imagined, seat, command).text(),
                                violation));
            }
        }
        Map<Class<?>, Integer> before = new HashMap<>();
        Map<List<Object>, Integer> alike = new HashMap<>();
        List<Map.Entry<Integer, ForbiddenCommand<C>>> ranked = new ArrayList<>();
        for (ForbiddenCommand<C> each : refused.values()) {
            Class<?> kind = each.command().getClass();
            if (alike.merge(List.of(kind, each.violation().ruleId()), 1, Integer::sum) <= ALIKE_MAX) {
                int rank = before.merge(kind, 1, Integer::sum) + (legal.contains(kind) ? FORBIDDEN_MAX : 0);
                ranked.add(Map.entry(rank, each));
            }
        }
        return ranked.stream()
                .sorted(Map.Entry.comparingByKey())
                .limit(FORBIDDEN_MAX)
                .map(Map.Entry::getValue)
                .toList();
    }

    private List<Price> price(List<E> events) {
        Map<String, Integer> sums = new LinkedHashMap<>();
        for (E event : events) {
            explainer.charges(event, seat).forEach(price -> sums.merge(price.resource(), price.amount(), Integer::sum));
        }
        List<Price> prices = new ArrayList<>();
        sums.forEach((resource, amount) -> prices.add(new Price(resource, amount)));
        return prices;
    }

    private Consequence consequence(Explanation explanation, S next, LowestDraws chance) {
        Consequence floor = explanation.certain();
        if (floor != null) {
            return absent.isEmpty() || floor == Consequence.NONE ? floor : Consequence.IRREVERSIBLE;
        }
        S settled = playedFor(next, chance);
        if (game.over(settled)) {
            return Consequence.ENDS_MATCH;
        }
        if (game.toAct(state).contains(seat) && !game.toAct(settled).contains(seat)) {
            return Consequence.ENDS_TURN;
        }
        return chance.drawn || game.turn(settled) != game.turn(state) ? Consequence.IRREVERSIBLE : Consequence.NONE;
    }

    /** The table once the seats that nobody plays have acted, as far as they are asked. */
    private S playedFor(S next, Chance chance) {
        S now = next;
        while (!absent.isEmpty() && !game.over(now)) {
            S before = now;
            Seat acting = game.toAct(before).stream()
                    .filter(absent::contains)
                    .findFirst()
                    .orElse(null);
            if (acting == null) {
                return before;
            }
            now = switch (game.decide(before, acting, game.safeCommand(before, acting), chance)) {
                case Decision.Refused<Transition<S, E>, RuleViolation>(RuleViolation violation) ->
                    throw new IllegalStateException("a safe command was refused: " + violation);
                case Decision.Accepted<Transition<S, E>, RuleViolation>(Transition<S, E> transition) ->
                    transition.next();
            };
        }
        return now;
    }
}
