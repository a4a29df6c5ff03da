package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.MatchRecord;
import baffin.match.Redaction;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.match.state.UndoableStep;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.match.verify.MatchVerifier;
import baffin.northwind.Matches;
import baffin.northwind.data.Commodity;
import baffin.northwind.scoring.NorthWindTally;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.StandingAnswer.Answer;
import baffin.testing.RuleId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a step that is taken back, or can't be, tells of standing answers (NW-7.3). */
class TakingBackTest {

    private static final int SEATS = 3;
    private static final MatchDecider<NorthWindCommand, NorthWindState, NorthWindEvent> DECIDER =
            new MatchDecider<>(Matches.GAME);

    /** Answers that are no secret to each other's twin: two that refuse most tiles, two that refuse few or none. */
    private static final List<SetStandingAnswer> ANSWERS = List.of(
            new SetStandingAnswer(Answer.NEVER, List.of()),
            new SetStandingAnswer(Answer.ONLY, List.of(Commodity.FISH)),
            new SetStandingAnswer(Answer.ONLY, List.of(Commodity.values())),
            new SetStandingAnswer(Answer.ASK, List.of()));

    /** A match and all its steps. */
    private record Course(List<Step> steps, MatchState<NorthWindState, NorthWindEvent> state) {

        NorthWindState table() {
            return state.game();
        }

        Seat active() {
            return table().active();
        }

        @Nullable
        Course after(Seat seat, MatchCommand command) {
            if (!(send(seat, command) instanceof Decision.Accepted(var accepted))) {
                return null;
            }
            List<Step> more = new ArrayList<>(steps);
            more.add(accepted.event());
            return new Course(more, accepted.next());
        }

        @Nullable
        Course after(Seat seat, NorthWindCommand command) {
            return after(seat, new MatchCommand.Play<>(command));
        }

        Decision<Transition<MatchState<NorthWindState, NorthWindEvent>, Step>, Refusal> send(
                Seat seat, MatchCommand command) {
            return DECIDER.decide(
                    state, new Request("c" + state.version(), "", "p" + seat.index(), Instant.EPOCH, command));
        }

        /** Null when the seat may take back its last step, else why not. */
        @Nullable
        Refusal undo(Seat seat) {
            return send(seat, new MatchCommand.Undo()) instanceof Decision.Refused(var refused) ? refused : null;
        }

        List<Object> shownTo(Seat seat) {
            Viewer viewer = new Viewer.Player(seat);
            MatchRecord<NorthWindState, NorthWindEvent, NorthWindTally> record = null;
            for (Step step : steps) {
                record = MatchRecord.after(Matches.GAME, record, step);
            }
            List<Object> shown = new ArrayList<>();
            steps.forEach(step -> shown.add(Redaction.redacted(Matches.GAME, step, viewer)));
            shown.add(Matches.GAME.view(table(), record.sheet(Matches.GAME), viewer));
            shown.add(Matches.GAME.picture(table(), record.sheet(Matches.GAME), viewer));
            shown.add(Matches.GAME.legalCommands(table(), seat));
            shown.add(Matches.GAME.turn(table()));
            shown.add(Matches.GAME.toAct(table()));
            shown.add(Optional.ofNullable(DECIDER.wakeAt(state)));
            shown.add(MatchFold.undoable(Matches.GAME, record.table(), seat).map(taken -> taken.version()));
            shown.add(Optional.ofNullable(undo(seat)));
            return shown;
        }
    }

    private static Course begun(int seed) {
        List<SeatHolder> holders = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            holders.add(new SeatHolder("p" + seat, true));
        }
        MatchSetup setup = new MatchSetup("north-wind", Matches.GAME.info().completed(Map.of()), holders);
        MatchStarted first =
                new MatchStarted(setup, Matches.GAME.info().rulesVersion(), Seed.fromText("back " + seed), false);
        var started = DECIDER.start("m" + seed, first, "start", "p0", Instant.EPOCH);
        return new Course(List.of(started.event()), started.next());
    }

    /** Positions in which the active seat deals with a tile. */
    private static List<Course> tiles(int seed) {
        List<Course> found = new ArrayList<>();
        Random random = new Random(seed);
        Course course = begun(seed);
        while (!course.state().ended() && course.steps().size() < 250) {
            if (course.table().phase() == Phase.TILE) {
                found.add(course);
            }
            Seat seat = Matches.GAME.toAct(course.table()).getFirst();
            List<LegalCommand<NorthWindCommand>> legal = Matches.GAME.legalCommands(course.table(), seat).stream()
                    .filter(one -> !(one.command() instanceof SetStandingAnswer))
                    .toList();
            course = course.after(seat, Matches.choose(legal, random));
        }
        return found;
    }

    private static List<NorthWindCommand> uses(Course course) {
        List<NorthWindCommand> uses = new ArrayList<>();
        for (LegalCommand<NorthWindCommand> legal : Matches.GAME.legalCommands(course.table(), course.active())) {
            boolean another = uses.stream()
                    .noneMatch(use -> use.getClass() == legal.command().getClass());
            if (legal.command() instanceof Use && another) {
                uses.add(legal.command());
            }
        }
        return uses;
    }

    @Test
    @RuleId({"NW-7.3", "NW-4.5"})
    void whether_a_step_can_be_taken_back_does_not_depend_on_standing_answers() {
        int refused = 0;
        int taken = 0;
        for (int seed = 0; seed < 12; seed++) {
            for (Course course : tiles(seed)) {
                Seat opponent = course.table().after(course.active());
                for (NorthWindCommand use : uses(course)) {
                    List<Optional<Refusal>> undone = new ArrayList<>();
                    for (SetStandingAnswer answer : ANSWERS) {
                        Course set = course.after(opponent, answer);
                        Course used = set == null ? null : set.after(set.active(), use);
                        if (used != null && !used.state().ended()) {
                            undone.add(Optional.ofNullable(used.undo(course.active())));
                        }
                    }
                    assertThat(undone).as(use + " of " + course.table()).containsOnly(undone.getFirst());
                    refused += undone.getFirst().isPresent() ? 1 : 0;
                    taken += undone.getFirst().isPresent() ? 0 : 1;
                }
            }
        }
        assertThat(refused).isGreaterThan(50);
        assertThat(taken).isGreaterThan(50);
    }

    @Test
    @RuleId("NW-7.3")
    void twins_whose_letter_is_refused_by_one_answer_or_another_look_the_same_to_everybody_else() {
        int compared = 0;
        for (int seed = 0; seed < 6; seed++) {
            for (Course course : tiles(seed)) {
                Seat opponent = course.table().after(course.active());
                for (NorthWindCommand use : uses(course)) {
                    Course never = used(course, opponent, ANSWERS.get(0), use);
                    Course only = used(course, opponent, ANSWERS.get(1), use);
                    boolean toAnswer = never.table().toAnswer().contains(opponent)
                            || only.table().toAnswer().contains(opponent);
                    if (!toAnswer && !never.state().ended()) {
                        assertThat(only.shownTo(course.active())).isEqualTo(never.shownTo(course.active()));
                        Seat third = course.table().after(opponent);
                        assertThat(only.shownTo(third)).isEqualTo(never.shownTo(third));
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(50);
    }

    private static Course used(Course course, Seat opponent, SetStandingAnswer answer, NorthWindCommand use) {
        Course set = course.after(opponent, answer);
        if (set == null) {
            throw new AssertionError(answer + " was refused");
        }
        Course used = set.after(course.active(), use);
        if (used == null) {
            throw new AssertionError(use + " was refused");
        }
        return used;
    }

    /** The first position whose step can be taken back, and that step. */
    private static Course undoable() {
        for (Course course : tiles(1)) {
            for (NorthWindCommand use : uses(course)) {
                Course used = course.after(course.active(), use);
                if (used != null && !used.state().table().tail().isEmpty()) {
                    return used;
                }
            }
        }
        throw new AssertionError("every step was final");
    }

    @Test
    @RuleId("NW-7.3")
    void standing_answers_of_others_leave_the_own_last_step_to_be_taken_back() {
        Course used = undoable();
        Seat active = used.active();
        Seat one = used.table().after(active);
        Seat other = used.table().after(one);
        NorthWindState before = used.state().table().checkpoint();
        Course set = used.after(one, ANSWERS.get(0)).after(other, ANSWERS.get(1));
        Course back = set.after(active, new MatchCommand.Undo());
        assertThat(back).isNotNull();
        assertThat(back.table().of(active)).isEqualTo(before.of(active));
        assertThat(back.table().board()).isEqualTo(before.board());
        assertThat(back.table().of(one).standing().answer()).isEqualTo(Answer.NEVER);
        assertThat(back.table().of(other).standing().answer()).isEqualTo(Answer.ONLY);
        assertThat(back.undo(active)).as("nothing of its own is left").isInstanceOf(Refusal.NothingToUndo.class);

        Course home = back.after(one, new MatchCommand.Undo());
        assertThat(home).as("its own answer, beneath that of another").isNotNull();
        assertThat(home.table().of(one).standing()).isEqualTo(StandingAnswer.ASK);
        assertThat(home.table().of(other).standing().answer()).isEqualTo(Answer.ONLY);

        assertReplays(home);
    }

    @Test
    @RuleId("NW-7.3")
    void a_seat_that_is_handed_over_leaves_its_steps_for_good_and_others_take_back_their_answers() {
        Course used = undoable();
        Seat active = used.active();
        Seat one = used.table().after(active);
        Course set = used.after(one, ANSWERS.get(0));
        Course over = set.after(active, new MatchCommand.HandOver(null, "house:careful"));
        assertThat(over).isNotNull();
        assertThat(over.table()).isEqualTo(set.table());
        assertThat(over.state().table().tail()).extracting(UndoableStep::seat).containsExactly(null, one);

        Course back = over.after(one, new MatchCommand.Undo());
        assertThat(back).as("its own answer").isNotNull();
        assertThat(back.table()).isEqualTo(used.table());
    }

    @Test
    @RuleId("NW-7.3")
    void a_step_is_taken_back_as_well_when_others_have_answered_in_advance_and_left() {
        Course used = undoable();
        Seat active = used.active();
        Seat one = used.table().after(active);
        Course left = used.after(one, ANSWERS.get(0)).after(one, new MatchCommand.Resign());
        Course back = left.after(active, new MatchCommand.Undo());
        assertThat(back).isNotNull();
        assertThat(back.state().resigned()).containsExactly(one);
        assertThat(back.table().of(active))
                .isEqualTo(used.state().table().checkpoint().of(active));
    }

    @Test
    @RuleId("NW-7.3")
    void who_answers_in_advance_takes_it_back_only_as_long_as_nobody_has_acted_since() {
        Course used = undoable();
        Seat opponent = used.table().after(used.active());
        Course taken = used.after(used.active(), new MatchCommand.Undo());
        Course set = taken.after(opponent, ANSWERS.get(0));
        assertThat(set.undo(opponent)).isNull();
        MatchCommand again = used.steps().getLast().command();
        Course acted = set.after(used.active(), again);
        assertThat(acted.undo(opponent)).isInstanceOf(Refusal.NothingToUndo.class);
        assertThat(acted.undo(used.active())).isNull();
    }

    /** Readers fold the same as the decider, and the verifier finds nothing. */
    private static void assertReplays(Course course) {
        Course ended = course;
        for (int seat = 0; seat < SEATS; seat++) {
            Course resigned = ended.after(new Seat(seat), new MatchCommand.Resign());
            ended = resigned == null ? ended : resigned;
        }
        assertThat(ended.state().ended()).isTrue();
        assertThat(MatchVerifier.verify(Matches.GAME, ended.steps()).findings()).isEmpty();
        MatchRecord<NorthWindState, NorthWindEvent, NorthWindTally> record = null;
        for (Step step : course.steps()) {
            record = MatchRecord.after(Matches.GAME, record, step);
        }
        assertThat(record.table().current()).isEqualTo(course.table());
    }
}
