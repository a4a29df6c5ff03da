package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand;
import baffin.competition.event.RoundCommand;
import baffin.competition.event.RulingCommand;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which role may send which command: the table of {@link Rights}, that of the document, and what the decider does. */
class RightsTest {

    private static final Map<Role, Actor> OFFICIALS = Map.of(
            Role.OWNER, Event.ORGANISER,
            Role.ORGANISER, new Actor("otto", false),
            Role.ARBITER, new Actor("ada", false),
            Role.HELPER, new Actor("hilda", false));
    private static final Actor STRANGER = new Actor("sam", false);

    private static Stream<Class<?>> commands(Class<?> kind) {
        return kind.isSealed()
                ? Arrays.stream(kind.getPermittedSubclasses()).flatMap(RightsTest::commands)
                : Stream.of(kind);
    }

    @Test
    void every_command_has_a_row() {
        Set<Class<?>> rows = Stream.concat(Rights.LEAST.keySet().stream(), Rights.NO_ROLE.stream())
                .collect(Collectors.toSet());
        // it takes what the ruling in it takes
        assertThat(commands(CompetitionCommand.class).filter(kind -> kind != RulingCommand.OnOwnTable.class))
                .containsExactlyInAnyOrderElementsOf(rows);
        assertThat(Rights.LEAST).doesNotContainKeys(Rights.NO_ROLE.toArray(Class<?>[]::new));
    }

    @Test
    void the_document_has_the_same_table() throws IOException {
        String document = Files.readString(Path.of("..", "docs", "competitions.md"));
        for (Role role : List.of(Role.ORGANISER, Role.ARBITER, Role.HELPER)) {
            Set<String> inCode = Rights.LEAST.entrySet().stream()
                    .filter(row -> row.getValue() == role)
                    .map(row -> row.getKey().getSimpleName())
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(named(document, role.name().toLowerCase(java.util.Locale.ROOT)))
                    .as(role.name())
                    .isEqualTo(inCode);
        }
        assertThat(named(document, "none"))
                .isEqualTo(Rights.NO_ROLE.stream().map(Class::getSimpleName).collect(Collectors.toSet()));
    }

    private static Set<String> named(String document, String role) {
        String line = document.lines()
                .filter(one -> one.startsWith("| " + role + " |"))
                .findFirst()
                .orElseThrow();
        return Pattern.compile("`([A-Z][A-Za-z]+)`")
                .matcher(line)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Everybody has entered but the officials, and a round is published. */
    private static Event running() {
        Event event = Event.begun(Sample.of(new Format.PodSwiss(3, 0, null)), 8);
        OFFICIALS.forEach((role, person) -> {
            if (role != Role.OWNER) {
                event.accepted(Event.ORGANISER, new CompetitionCommand.GiveRole(person, role));
            }
        });
        event.accepted(Event.ORGANISER, new EntryCommand.RemoveEntrant(8, "cheats"));
        event.publish();
        return event;
    }

    private static Stream<CompetitionCommand> samples(Event event) {
        var policy = event.state().policy();
        Actor other = new Actor("olaf", false);
        return Stream.of(
                new CompetitionCommand.ChangePolicy(policy, null),
                new CompetitionCommand.GiveRole(other, Role.ARBITER, false),
                new CompetitionCommand.EndRole("nobody"),
                new CompetitionCommand.Start(),
                new CompetitionCommand.Announce("there is soup"),
                new CompetitionCommand.Redact(1),
                new CompetitionCommand.Finish(),
                new CompetitionCommand.Cancel("no ice"),
                new CompetitionCommand.Undo(CompetitionCommand.Undo.Act.START, "too early", "another"),
                new EntryCommand.OpenEntry(),
                new EntryCommand.WithdrawAlternate("p1"),
                new EntryCommand.Withdraw(1, null),
                new EntryCommand.Return(8),
                new EntryCommand.AddEntrant(other.holder(), null, 0),
                new EntryCommand.AddEntrants(List.of()),
                new EntryCommand.EndInvitations("p1"),
                new EntryCommand.RemoveEntrant(2, "cheats"),
                new EntryCommand.ReplacePerson(1, other.holder(), "is ill"),
                new EntryCommand.Swap(1, 2, "as asked"),
                new EntryCommand.ChangeSeeding(List.of(1), "as last year"),
                new EntryCommand.RequestBye(1, 2),
                new EntryCommand.WithdrawByeRequest(1, 2),
                new EntryCommand.CheckIn(1),
                new EntryCommand.CheckInAlternate("p1"),
                new EntryCommand.CheckInMany(List.of(1)),
                new RoundCommand.Publish(List.of(), List.of()),
                new RoundCommand.WithdrawRound(1, "too early", false, List.of()),
                new RoundCommand.ExchangeSeats(1, 1, 1, 2, "as asked", List.of()),
                new RoundCommand.ForbidPair(1, 2, "married"),
                new RoundCommand.LiftForbiddenPair(1, "divorced"),
                new RoundCommand.MoveDeadline(1, event.now.plusSeconds(99), "storm"),
                new RoundCommand.CloseRound(1),
                new RoundCommand.ReopenRound(1, "storm"),
                new RulingCommand.Forfeit(1, 1, List.of(), "left", null),
                new RulingCommand.Adjudicate(1, 1, List.of(), "time", false, null),
                new RulingCommand.EnterResults(1, List.of(), "sheets"),
                new RulingCommand.Correct(1, 1, List.of(), "miscounted", false, null),
                new RulingCommand.Abandon(1, 1, "fire", null),
                new RulingCommand.Replay(1, 1, "fire", null),
                new RulingCommand.LiftRuling(1, "an error", null),
                new RulingCommand.Penalise(1, Points.ZERO, Penalty.Card.YELLOW, "late"),
                new RulingCommand.LiftPenalty(1, "was there"),
                new RulingCommand.CloseRulingRequest(1, "no"));
    }

    private static boolean allowed(Event event, @Nullable Actor by, CompetitionCommand command) {
        var decision = event.copy().ask(by, command);
        return decision.isAccepted() || decision.refusalOrThrow().reason() != Reason.FORBIDDEN;
    }

    @Test
    void a_role_may_what_its_row_says_and_nothing_else() {
        Event event = running();
        assertThat(samples(event).map(CompetitionCommand::getClass).collect(Collectors.toSet()))
                .isEqualTo(Rights.LEAST.keySet());

        samples(event).forEach(command -> {
            Role least = Rights.LEAST.get(command.getClass());
            OFFICIALS.forEach((role, person) -> assertThat(allowed(event, person, command))
                    .as("%s by %s", command, role)
                    .isEqualTo(role.covers(least)));
            assertThat(allowed(event, STRANGER, command)).as("%s", command).isFalse();
            assertThat(allowed(event, null, command))
                    .as("%s", command)
                    .isEqualTo(command instanceof CompetitionCommand.Redact);
        });
    }

    @Test
    void a_helper_enters_a_first_result_and_replaces_none() {
        Event event = running();
        Actor helper = OFFICIALS.get(Role.HELPER);
        var replacing = new RulingCommand.Adjudicate(1, 1, List.of(), "time", false, 7L);

        assertThat(allowed(event, helper, replacing)).isFalse();
        assertThat(allowed(event, OFFICIALS.get(Role.ARBITER), replacing)).isTrue();
    }
}
