package baffin.gameservice.lesson;

import baffin.bot.strength.Budget;
import baffin.bot.strength.Strengths;
import baffin.decider.Decision;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.HouseBot;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.JsonCodec;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A lesson after some choices of the learner: a match like any other, in which a house player has answered. */
final class Lesson<C extends Command, S, E extends Event, K> implements StepSource {

    private static final String LEARNER = "learner";
    private static final String NAME = "Captain";
    private static final HouseBot OPPONENT = HouseBot.DECKHAND;
    private static final Budget BUDGET = new Budget(30, Duration.ofSeconds(1));
    private static final int ANSWERS_MAX = 100;
    /** The learner's. */
    static final Seat SEAT = new Seat(0);

    private final LessonScript script;
    private final MatchDecider<C, S, E> decider;
    private final List<Step> steps = new ArrayList<>();
    private MatchState<S, E> state;
    private Match<C, S, E, K> match;
    private int done;

    private Lesson(JsonCodec<C, S, E, K> codec, LessonScript script, String id) {
        this.script = script;
        this.decider = new MatchDecider<>(codec.game());
        List<SeatHolder> seats = new ArrayList<>(Collections.nCopies(script.seats(), OPPONENT.holder()));
        seats.set(0, new SeatHolder(LEARNER, NAME, false, null, null));
        MatchEvent.MatchStarted start = new MatchEvent.MatchStarted(
                new MatchSetup(
                        codec.game().info().id(),
                        codec.game()
                                .info()
                                .setup(script.seats(), script.options())
                                .options(),
                        seats),
                codec.game().info().rulesVersion(),
                Seed.fromText(script.seed()),
                false);
        var begun = decider.start(id, start, "start", LEARNER, Instant.EPOCH);
        this.state = begun.next();
        this.match = Match.started(codec, begun.event());
        this.steps.add(begun.event());
    }

    /**
     * A lesson after some choices.
     *
     * @param id its id, which holds the choices
     * @param choices indexes of legal commands of the learner
     * @return empty when a choice is not what the lesson asks for
     */
    static <C extends Command, S, E extends Event, K> Optional<Lesson<C, S, E, K>> at(
            JsonCodec<C, S, E, K> codec, LessonScript script, String id, List<Integer> choices) {
        Lesson<C, S, E, K> lesson = new Lesson<>(codec, script, id);
        lesson.answer();
        for (int choice : choices) {
            if (!lesson.allowed().contains(choice)) {
                return Optional.empty();
            }
            lesson.play(SEAT, LEARNER, lesson.match.legal(SEAT).get(choice).command());
            lesson.done++;
            lesson.answer();
        }
        return Optional.of(lesson);
    }

    Match<C, S, E, K> match() {
        return match;
    }

    /** What comes next; null after the last step. */
    LessonScript.@Nullable Step next() {
        return done < script.steps().size() ? script.steps().get(done) : null;
    }

    /** What comes next and why, or that this was all. */
    String say(Locale language) {
        String code = next() == null ? "end" : String.valueOf(done + 1);
        return LessonScript.texts(match.codec().game()).text(Phrase.of(code), language);
    }

    /** How many steps are done. */
    int done() {
        return done;
    }

    LessonScript script() {
        return script;
    }

    /** Indexes of the legal commands that the lesson asks for. */
    List<Integer> allowed() {
        LessonScript.Step next = next();
        List<LegalCommand<C>> legal = match.legal(SEAT);
        return next == null
                ? List.of()
                : IntStream.range(0, legal.size())
                        .filter(index ->
                                next.wants(match.codec().tree(legal.get(index).command())))
                        .boxed()
                        .toList();
    }

    /** Lets the opponents act, and says for the learner what the script says aside, until the learner is to act. */
    private void answer() {
        for (int count = 0; count < ANSWERS_MAX && !match.toAct().isEmpty(); count++) {
            Optional<C> aside = aside();
            if (aside.isPresent()) {
                play(SEAT, LEARNER, aside.get());
            } else if (match.toAct().contains(SEAT)) {
                return;
            } else {
                Seat seat = match.toAct().getFirst();
                C command = Strengths.named(
                                OPPONENT.kind(), match.codec().game().info().id())
                        .choose(match.position(seat, match.version()), BUDGET);
                play(seat, OPPONENT.holder().player(), command);
            }
        }
    }

    private Optional<C> aside() {
        JsonNode aside = script.aside();
        return aside == null
                ? Optional.empty()
                : match.legal(SEAT).stream()
                        .map(LegalCommand::command)
                        .filter(command ->
                                LessonScript.fits(aside, match.codec().tree(command)))
                        .findFirst();
    }

    private void play(Seat seat, String player, C command) {
        Request request =
                new Request("lesson-" + match.version(), "", player, Instant.EPOCH, new MatchCommand.Play<>(command));
        switch (decider.decide(state, request)) {
            case Decision.Accepted(var caused) -> {
                state = caused.next();
                match = match.after(caused.event());
                steps.add(caused.event());
            }
            case Decision.Refused(var refusal) ->
                throw new IllegalStateException("a legal command of " + seat + " was refused: " + refusal);
        }
    }

    @Override
    public void listen(Listener listener) {
        // nothing comes that nobody has asked for
    }

    @Override
    public Uni<Match<?, ?, ?, ?>> current(Match<?, ?, ?, ?> known) {
        return Uni.createFrom().item(match);
    }

    @Override
    public Uni<Match<?, ?, ?, ?>> at(Match<?, ?, ?, ?> known, long version) {
        return Uni.createFrom().item(match);
    }

    @Override
    public Uni<List<Step>> steps(Match<?, ?, ?, ?> known, long from, long to) {
        return Uni.createFrom()
                .item(steps.stream()
                        .filter(step -> step.version() >= from && step.version() <= to)
                        .toList());
    }
}
