package baffin.gameservice.house;

import baffin.bot.strength.Budget;
import baffin.bot.strength.Judgement;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.words.Messages;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.match.event.MatchCommand.Play;
import baffin.match.event.MatchEvent.StepUndone;
import baffin.match.event.Step;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** Judges the decisions of finished matches, one at a time and after everybody who waits at a table. */
@Singleton
class Analyses {

    private static final Logger LOG = Logger.getLogger(Analyses.class);
    private static final int RUNNING_MAX = 50;
    private static final int RETRY_AFTER_S = 60;
    private static final Duration WRITE_WAIT = Duration.ofSeconds(10);

    /** Roll-outs for each decision. */
    static final int ROLLOUTS = 150;

    private static final Budget BUDGET = new Budget(ROLLOUTS, Duration.ofSeconds(5));
    private static final String KEY = "analysis:";

    private final Matches matches;
    private final JsonCodecs codecs;
    private final AnalysisStore store;
    private final Thinking thinking;
    private final HouseConfig config;
    private final Map<String, Running<?, ?, ?, ?>> running = new ConcurrentHashMap<>();

    Analyses(Matches matches, JsonCodecs codecs, AnalysisStore store, Thinking thinking, HouseConfig config) {
        this.matches = matches;
        this.codecs = codecs;
        this.store = store;
        this.thinking = thinking;
        this.config = config;
    }

    /** How far an analysis is that is being made: versions of the match. */
    record Progress(long version, long of) {}

    /** The analysis of a match, if it is made. */
    Uni<Optional<List<AnalysedDecision>>> find(String match) {
        return store.find(match);
    }

    /** How far the analysis of a match is; empty when it is not being made. */
    Optional<Progress> progress(String match) {
        return Optional.ofNullable(running.get(match)).map(Running::progress);
    }

    /**
     * Says whether this instance can make any.
     *
     * @throws ProblemException 409 where no house player thinks
     */
    void requireThinking() {
        if (config.threads() == 0) {
            throw Problem.of(ProblemType.CONFLICT, "No match is analysed here, since no house player thinks here")
                    .asException();
        }
    }

    /**
     * Begins to make it.
     *
     * @param match is over
     * @throws ProblemException 503 while too many are being made
     */
    Uni<Progress> begin(Match<?, ?, ?, ?> match) {
        if (running.size() >= RUNNING_MAX) {
            throw ProblemException.unavailable("Too many matches are being analysed", RETRY_AFTER_S);
        }
        return matches.steps(match, 1, match.version()).map(steps -> {
            Running<?, ?, ?, ?> made = running(codecs.of(match.start().setup().game()), steps);
            Running<?, ?, ?, ?> known = running.putIfAbsent(match.id(), made);
            if (known != null) {
                return known.progress();
            }
            goOn(match.id());
            return made.progress();
        });
    }

    private static <C extends Command, S, E extends Event, K> Running<C, S, E, K> running(
            JsonCodec<C, S, E, K> codec, List<Step> steps) {
        return new Running<>(codec, steps);
    }

    private void goOn(String match) {
        thinking.ask(KEY + match, Thinking.AT_LEISURE, () -> next(match));
    }

    private void next(String match) {
        Running<?, ?, ?, ?> made = running.get(match);
        if (made == null) {
            return;
        }
        try {
            if (made.next()) {
                goOn(match);
                return;
            }
            store.keep(match, made.decisions()).await().atMost(WRITE_WAIT);
        } catch (RuntimeException | StackOverflowError fault) {
            LOG.errorf(fault, "match %s can't be analysed", match);
        }
        running.remove(match);
    }

    /** One that is being made; used by one thread at a time. */
    private static final class Running<C extends Command, S, E extends Event, K> {

        private final JsonCodec<C, S, E, K> codec;
        private final List<Step> steps;
        private final Set<Long> undone;
        private final List<AnalysedDecision> decisions = new ArrayList<>();
        private volatile Match<C, S, E, K> now;

        Running(JsonCodec<C, S, E, K> codec, List<Step> steps) {
            this.codec = codec;
            this.steps = steps;
            this.now = Match.started(codec, steps.getFirst());
            this.undone = steps.stream()
                    .flatMap(step -> step.events().stream())
                    .filter(StepUndone.class::isInstance)
                    .map(event -> ((StepUndone) event).version())
                    .collect(Collectors.toSet());
        }

        Progress progress() {
            return new Progress(now.version(), steps.size());
        }

        List<AnalysedDecision> decisions() {
            return decisions;
        }

        /** Judges the next decision; false when there is none. */
        boolean next() {
            while (now.version() < steps.size()) {
                Match<C, S, E, K> before = now;
                Step step = steps.get((int) before.version());
                boolean judged = judge(before, step);
                now = before.after(step);
                if (judged) {
                    return true;
                }
            }
            return false;
        }

        private boolean judge(Match<C, S, E, K> before, Step step) {
            Seat seat = step.seat();
            if (seat == null
                    || undone.contains(step.version())
                    || !(step.command() instanceof Play<?> play)
                    || !before.toAct().contains(seat)) {
                return false;
            }
            C played = codec.game().commandType().cast(play.command());
            List<C> legal =
                    before.legal(seat).stream().map(LegalCommand::command).toList();
            if (legal.size() < 2 || !legal.contains(played)) {
                return false;
            }
            Judgement<C> judgement = Judgement.of(before.position(seat, before.version()), played, BUDGET);
            decisions.add(new AnalysedDecision(
                    before.version(),
                    seat.index(),
                    judgement.chances(),
                    codec.tree(played),
                    codec.tree(judgement.best()),
                    words(before, seat, judgement.best()),
                    judgement.lost()));
            return true;
        }

        private Map<String, String> words(Match<C, S, E, K> before, Seat seat, C best) {
            Map<String, String> words = new TreeMap<>();
            Messages messages = codec.game().explainer().messages();
            var text = before.outlook(seat).explanation(best).text();
            for (Locale language : Messages.LANGUAGES) {
                words.put(language.getLanguage(), messages.text(text, language));
            }
            return words;
        }
    }
}
