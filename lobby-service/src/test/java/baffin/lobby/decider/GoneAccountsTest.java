package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static baffin.lobby.decider.TestPolicies.player;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.accounts.account.AccountLog;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.Publish;
import baffin.game.Seat;
import baffin.lobby.api.LobbyResources;
import baffin.lobby.api.People;
import baffin.lobby.api.People.Person;
import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.LobbyEvent;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchCancelled;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchStarted;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatLeft;
import baffin.lobby.openmatch.domain.LobbyRecord;
import baffin.lobby.openmatch.domain.OpenMatchCommandBody;
import baffin.lobby.openmatch.domain.SeatClaim;
import baffin.lobby.openmatch.domain.Terms;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.Pools;
import baffin.lobby.seek.domain.SeekCommandBody;
import baffin.match.event.MatchCommand.AccountGone;
import baffin.match.event.MatchCommand.OfferSeat;
import baffin.match.event.MatchCommand.StandBy;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.AccountStanding.Kind;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import baffin.testing.TimedMatch;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of docs/accounts.md, cell by cell: what the end of an account means wherever it takes part. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class GoneAccountsTest {

    private static final Path DOCUMENT = Path.of("../docs/accounts.md");
    private static final String ANN = "01890000-0000-7000-8000-0000000000aa";
    private static final String BO = "01890000-0000-7000-8000-0000000000bb";

    private static final Map<String, Kind> COLUMNS =
            Map.of("erased", Kind.ENDED, "deletion waits", Kind.LEAVING, "suspended", Kind.SUSPENDED);

    @Inject
    AccountLog accounts;

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    private final CompetitionLog log = new CompetitionLog();
    private int sent;

    private Map<String, Consumer<Kind>> rows() {
        return Map.ofEntries(
                Map.entry("open match", this::openMatch),
                Map.entry("seek", this::seek),
                Map.entry("invitation", this::invitation),
                Map.entry("rematch", this::rematch),
                Map.entry("offer of a seat", this::offerOfSeat),
                Map.entry("entry before the start", this::entry),
                Map.entry("alternate", this::alternate),
                Map.entry("place in a running event", this::place),
                Map.entry("running seat", this::runningSeat),
                Map.entry("its bots", BotsOfGone::rest));
    }

    private static List<List<String>> table() throws IOException {
        String text = Files.readString(DOCUMENT);
        return text.substring(text.indexOf("\n## Accounts that are gone"))
                .lines()
                .dropWhile(line -> !line.startsWith("|"))
                .takeWhile(line -> line.startsWith("|"))
                .filter(line -> !line.startsWith("|---"))
                .map(line ->
                        Stream.of(line.split("\\|")).skip(1).map(String::strip).toList())
                .toList();
    }

    static Stream<Arguments> cells() throws IOException {
        List<List<String>> lines = table();
        List<String> head = lines.getFirst();
        return lines.stream()
                .skip(1)
                .flatMap(line -> Stream.iterate(1, column -> column < head.size(), column -> column + 1)
                        .map(column -> Arguments.of(line.getFirst(), head.get(column))));
    }

    @ParameterizedTest
    @MethodSource("cells")
    void a_cell_holds(String row, String column) {
        assertThat(rows()).as("cases of rows").containsKey(row);
        assertThat(COLUMNS).as("cases of columns").containsKey(column);
        rows().get(row).accept(COLUMNS.get(column));
    }

    @Test
    void every_case_is_a_cell_of_the_document() throws IOException {
        Set<String> named = new HashSet<>();
        table().stream().skip(1).map(List::getFirst).forEach(named::add);
        assertThat(named).isEqualTo(rows().keySet());
        assertThat(table().getFirst()).containsAll(COLUMNS.keySet()).hasSize(COLUMNS.size() + 1);
    }

    private Reply match(String match, String player, LobbyCommand command) {
        var by = new baffin.lobby.openmatch.domain.Person(player, false);
        return log.send(CommandEnvelope.command(
                        match, "c" + sent++, player, null, Json.shared().tree(new OpenMatchCommandBody(by, command)))
                .answeredAt(0, 1));
    }

    private List<LobbyEvent> events(String match) {
        List<LobbyEvent> events = new ArrayList<>();
        log.matches().stream()
                .filter(fact -> fact.key().equals(match))
                .forEach(fact -> events.addAll(
                        Json.shared().read(fact.json(), LobbyRecord.class).events()));
        return events;
    }

    private static Terms terms(String rematchOf) {
        return new Terms("chess", Map.of(), 2, null, null, rematchOf, null, "5".repeat(64), null, null);
    }

    private static LobbyCommand.Join join() {
        return new LobbyCommand.Join(null, null, true, null);
    }

    private void openMatch(Kind kind) {
        LobbyCommand.Open open = new LobbyCommand.Open(terms(null), true, true, null, null);
        match("hosted", ANN, open);
        match("joined", BO, new LobbyCommand.Open(terms(null), false, false, null, null));
        match("joined", ANN, join());

        log.stands(ANN, kind);
        assertThat(events("hosted")).endsWith(new MatchCancelled(ANN));
        assertThat(match("hosted", BO, join()).problem()).isEqualTo("conflict");
        assertThat(events("joined")).endsWith(new SeatLeft(0, ANN));
        assertThat(match("joined", BO, join()).accepted()).isTrue();
        assertThat(match("joined", ANN, join()).accepted())
                .as("after it in the log")
                .isFalse();
        assertThat(match("next", ANN, open).accepted()).isFalse();
        assertThat(events("joined")).noneMatch(MatchStarted.class::isInstance);

        log.restart();
        assertThat(match("joined", ANN, join()).accepted())
                .as("of another owner")
                .isFalse();
        log.stands(ANN, Kind.USUAL);
        assertThat(events("hosted")).endsWith(new MatchCancelled(ANN));
        assertThat(match("joined", ANN, join()).accepted()).isEqualTo(kind != Kind.ENDED);
    }

    private void rematch(Kind kind) {
        SeatClaim ann = new SeatClaim(0, new baffin.lobby.openmatch.domain.Person(ANN, false), false);
        SeatClaim bo = new SeatClaim(1, new baffin.lobby.openmatch.domain.Person(BO, false), false);
        LobbyCommand.Rematch again = new LobbyCommand.Rematch(terms("before"), List.of(ann, bo));
        match("again", BO, again);

        log.stands(ANN, kind);
        assertThat(events("again")).endsWith(new MatchCancelled(ANN));
        match("once more", BO, again);
        assertThat(events("once more")).as("after it in the log").endsWith(new MatchCancelled(ANN));
    }

    private void seek(Kind kind) {
        waits(ANN);

        log.stands(ANN, kind);
        assertThat(waits(BO).body().path("status").asText()).isEqualTo("WAITING");
        assertThat(waits(ANN).accepted()).as("after it in the log").isFalse();
        var people = Stream.of(ANN, BO)
                .map(one -> new baffin.lobby.openmatch.domain.Person(one, false))
                .toList();
        match("matched a moment before", BO, new LobbyCommand.Convene(terms(null), people));
        assertThat(events("matched a moment before"))
                .contains(new MatchCancelled(ANN))
                .noneMatch(MatchStarted.class::isInstance);
    }

    private Reply waits(String player) {
        var by = new baffin.lobby.openmatch.domain.Person(player, false);
        return log.send(CommandEnvelope.command(
                        Pool.key("chess"),
                        "s" + sent++,
                        player,
                        null,
                        Json.shared().tree(new SeekCommandBody(by, Pools.request(player, 2))))
                .answeredAt(0, 1));
    }

    private Reply cup(Actor by, CompetitionCommand command) {
        return log.ask("c" + sent++, by, command);
    }

    private static String id(int number) {
        return player(number).player();
    }

    private void cup(int entrants) {
        cup(OLGA, TestPolicies.create(TestPolicies.swiss(entrants)));
        for (int number = 1; number <= entrants; number++) {
            cup(OLGA, new AddEntrant(player(number), 1500 + number, 9));
        }
    }

    private Entrant entrant(int number) {
        return log.competition().entrant(number).orElseThrow();
    }

    private void invitation(Kind kind) {
        cup(4);
        cup(OLGA, new GiveRole(new Actor(id(9), false), Role.ORGANISER, false));
        cup(OLGA, new ReplacePerson(1, player(9), "ill", false));
        assertThat(log.competition().invitations()).hasSize(2);

        log.stands(id(9), kind);

        assertThat(log.competition().invitations()).isEmpty();
        cup(OLGA, new ReplacePerson(1, player(9), "ill", false));
        assertThat(log.competition().invitations()).as("after it in the log").isEmpty();
    }

    private void entry(Kind kind) {
        cup(4);
        cup(new Actor(id(5), false), new OfferAlternate(player(5), null, 0));

        log.stands(id(1), kind);

        Competition after = log.competition();
        if (kind == Kind.SUSPENDED) {
            assertThat(entrant(1).presence()).isEqualTo(Presence.ABSENT);
            assertThat(after.alternates()).hasSize(1);
            log.stands(id(1), Kind.USUAL);
            assertThat(entrant(1).active()).isTrue();
            log.stands(id(1), kind);
            cup(OLGA, new Start());
            assertThat(entrant(1).presence()).isEqualTo(Presence.REMOVED);
        } else {
            assertThat(entrant(1).active()).isFalse();
            assertThat(cup(new Actor(id(1), false), new Enter(player(1), null, 0, null))
                            .accepted())
                    .as("after it in the log")
                    .isFalse();
        }
        assertThat(log.competition().entrantOf(id(5)).orElseThrow().active()).isTrue();
        assertThat(log.competition().alternates()).isEmpty();
    }

    private void alternate(Kind kind) {
        cup(4);
        for (int number = 5; number <= 6; number++) {
            cup(new Actor(id(number), false), new OfferAlternate(player(number), null, 0));
        }

        log.stands(id(5), kind);

        List<String> waiting = log.competition().alternates().stream()
                .map(Alternate::person)
                .map(SeatHolder::player)
                .toList();
        assertThat(waiting).isEqualTo(kind == Kind.SUSPENDED ? List.of(id(5), id(6)) : List.of(id(6)));
        cup(new Actor(id(1), false), new Withdraw(1, null));
        assertThat(log.competition().entrantOf(id(6))).isPresent();
        assertThat(log.competition().entrantOf(id(5))).isEmpty();
        cup(OLGA, new Start());
        assertThat(log.competition().alternates()).isEmpty();
        assertThat(log.competition().entrantOf(id(5))).isEmpty();
    }

    private void place(Kind kind) {
        cup(8);
        cup(OLGA, new Start());

        log.stands(id(1), kind);

        assertThat(entrant(1).presence())
                .isEqualTo(
                        switch (kind) {
                            case ENDED -> Presence.VACANT;
                            case SUSPENDED -> Presence.ABSENT;
                            default -> Presence.ACTIVE;
                        });
        assertThat(cup(OLGA, new Publish(List.of(), List.of())).accepted()).isTrue();
        boolean paired = log.competition().rounds().getFirst().tables().stream()
                .anyMatch(table -> table.seats().contains(1));
        assertThat(paired).isEqualTo(kind == Kind.LEAVING);
        if (kind == Kind.SUSPENDED) {
            log.stands(id(1), Kind.USUAL);
            assertThat(entrant(1)).returns(true, Entrant::active).returns(2, Entrant::fromRound);
        }
        if (kind == Kind.ENDED) {
            assertThat(cup(OLGA, new ReplacePerson(1, player(9), "gone")).accepted())
                    .isTrue();
            assertThat(entrant(1)).returns(true, Entrant::active).returns(player(9), Entrant::person);
        }
    }

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> running() {
        MatchTerms terms = new MatchTerms(
                new ClockRule.PerMove(Duration.ofHours(24), Duration.ZERO, Duration.ofHours(6), false),
                List.of(new AbsenceStep.Safe(2), new AbsenceStep.Substitute(), new AbsenceStep.Forfeit()),
                0,
                List.of());
        return new TimedMatch<>(new ToyGame(), 3, terms, 7);
    }

    private void offerOfSeat(Kind kind) {
        var match = running();
        match.sent("p1", new OfferSeat());
        match.sent("cy", new StandBy());

        match.receives(new AccountGone("p1", kind == Kind.ENDED));

        assertThat(match.state().attendance().offered()).isEmpty();
        match.receives(new AccountGone("cy", kind == Kind.ENDED));
        assertThat(match.state().attendance().alternates()).isEmpty();
    }

    private void runningSeat(Kind kind) {
        var lost = running();
        var taken = running();
        taken.sent("cy", new StandBy());
        assertThat(lost.receives(new AccountGone("p1", kind == Kind.ENDED))).isEqualTo(kind == Kind.ENDED);
        taken.receives(new AccountGone("p1", kind == Kind.ENDED));

        Seat one = new Seat(1);
        assertThat(lost.state().resigned().contains(one)).isEqualTo(kind == Kind.ENDED);
        assertThat(taken.state().attendance().holder(one).player()).isEqualTo(kind == Kind.ENDED ? "cy" : "p1");
    }

    @Test
    void a_suspension_that_ends_by_itself_reaches_the_deciders() {
        Person operator = People.operator();
        Person person = People.somebody("Rests");
        BotsOfGone.act(operator, person, "suspend").statusCode(200);
        String now = "update account_status set suspended_until = now() where account = :account";
        var rested = transactions.write(session -> Sql.update(session, now, Map.of("account", person.id())));
        rested.await().atMost(Waits.MAX);

        accounts.tellDue().await().atMost(Waits.MAX);

        Person again = new Person(person.id(), person.handle(), People.token(person.handle(), People.PASSWORD));
        BotsOfGone.opened(again).statusCode(201);
    }
}
