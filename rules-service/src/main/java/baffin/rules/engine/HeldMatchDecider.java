package baffin.rules.engine;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.match.decide.Refusal;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.platform.match.GameModule;
import baffin.platform.match.GameModules;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decides matches of all installed games: each by the decider of its game. */
final class HeldMatchDecider implements Decider<Request, HeldMatch<?, ?, ?>, Step, Refusal> {

    private final GameModules gameModules;

    HeldMatchDecider(GameModules gameModules) {
        this.gameModules = gameModules;
    }

    @Override
    public Decision<Transition<HeldMatch<?, ?, ?>, Step>, Refusal> decide(
            @Nullable HeldMatch<?, ?, ?> match, Request request) {
        return match == null ? Decision.refused(new Refusal.UnknownMatch()) : decided(match, request);
    }

    private static <C extends Command, S, E extends Event>
            Decision<Transition<HeldMatch<?, ?, ?>, Step>, Refusal> decided(HeldMatch<C, S, E> match, Request request) {
        return match.gameModule()
                .decider()
                .decide(match.state(), request)
                .map(caused -> new Transition<>(caused.events(), match.after(caused.next())));
    }

    @Override
    public Optional<Refusal> precheck(@Nullable HeldMatch<?, ?, ?> match, Request request) {
        return match == null ? Optional.of(new Refusal.UnknownMatch()) : checked(match, request);
    }

    private static <C extends Command, S, E extends Event> Optional<Refusal> checked(
            HeldMatch<C, S, E> match, Request request) {
        return match.gameModule().decider().precheck(match.state(), request);
    }

    @Override
    public HeldMatch<?, ?, ?> evolve(@Nullable HeldMatch<?, ?, ?> match, Step step) {
        return match == null
                ? begun(gameModules.of(MatchFold.started(step).setup().game()), step)
                : evolved(match, step);
    }

    private static <C extends Command, S, E extends Event> HeldMatch<C, S, E> begun(
            GameModule<C, S, E, ?> gameModule, Step step) {
        return HeldMatch.begun(gameModule, gameModule.decider().evolve(null, step));
    }

    private static <C extends Command, S, E extends Event> HeldMatch<C, S, E> evolved(
            HeldMatch<C, S, E> match, Step step) {
        return match.after(match.gameModule().decider().evolve(match.state(), step));
    }

    @Override
    public boolean isTerminal(HeldMatch<?, ?, ?> match) {
        return match.state().ended();
    }
}
