package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.table.Table;
import baffin.game.Seat;
import baffin.lobby.projection.LobbyLists;
import baffin.match.event.MatchCommand;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled.Kind;
import baffin.match.terms.SeatHolder;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a competition rules goes to its matches through the lobby's own topics, after what starts them. */
class MatchRulingsTest {

    private static final CompetitionRef FIRST = new CompetitionRef(CompetitionLog.ID, 1, 1, 1);

    private final CompetitionLog log = new CompetitionLog();

    @BeforeEach
    void begin() {
        log.ask("create", OLGA, TestPolicies.create(TestPolicies.swiss(8)));
        for (int number = 1; number <= 8; number++) {
            log.ask("enter-" + number, OLGA, new AddEntrant(TestPolicies.player(number), 1500 + number, 9));
        }
        log.ask("start", OLGA, new Start());
        log.ask("publish", OLGA, new Publish(List.of(), List.of()));
    }

    private List<MatchRuling> rulings() {
        return log.facts.stream()
                .filter(fact -> fact.type().equals(MatchRuling.TYPE))
                .map(fact -> MatchRuling.read(fact.json()))
                .toList();
    }

    @Test
    void a_ruling_and_its_lifting_are_told_to_the_match_under_its_own_key() {
        assertThat(log.ask("off", OLGA, new Abandon(1, 1, "fire", null)))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
        long version = log.competition().version();
        log.ask("on", OLGA, new LiftRuling(1, "no fire", null));

        assertThat(rulings())
                .containsExactly(
                        new MatchRuling(
                                FIRST.matchId(),
                                "ruling-" + version,
                                new MatchCommand.RuleTable(1, Kind.ABANDONED, "fire")),
                        new MatchRuling(FIRST.matchId(), "ruling-" + (version + 1), new MatchCommand.LiftRuling()));
        assertThat(log.facts.stream().filter(fact -> fact.key().equals(FIRST.matchId())))
                .extracting(fact -> fact.type().equals(MatchRuling.TYPE))
                .as("what starts it comes first")
                .containsExactly(false, true, true);
    }

    @Test
    void a_match_is_told_of_somebody_who_plays_for_an_entrant_from_now_on() {
        Table first = log.competition().rounds().getFirst().tables().getFirst();
        SeatHolder eve = new SeatHolder("eve", false);
        log.ask("ill", OLGA, new ReplacePerson(first.seats().get(2), eve, "ill"));

        assertThat(rulings())
                .containsExactly(new MatchRuling(
                        FIRST.matchId(),
                        "reseat-" + log.competition().version() + "-2",
                        new MatchCommand.Reseat(new Seat(2), eve)));
    }

    @Test
    void a_match_is_told_of_somebody_who_sits_there_no_more_and_of_whoever_is_back() {
        Table first = log.competition().rounds().getFirst().tables().getFirst();
        int entrant = first.seats().get(1);
        log.ask("rude", OLGA, new RemoveEntrant(entrant, "insults"));
        long version = log.competition().version();
        log.ask("wrong", OLGA, new AddEntrant(TestPolicies.player(entrant), 1500 + entrant, 9));

        assertThat(rulings())
                .extracting(MatchRuling::commandId, MatchRuling::ruling)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(
                                "unseat-" + version + "-1",
                                new MatchCommand.Unseat(
                                        new Seat(1),
                                        TestPolicies.player(entrant).player(),
                                        MatchCommand.Unseat.Why.REMOVED)),
                        org.assertj.core.groups.Tuple.tuple(
                                "reseat-" + (version + 1) + "-1",
                                new MatchCommand.Reseat(
                                        new Seat(1),
                                        log.competition()
                                                .entrant(entrant)
                                                .orElseThrow()
                                                .person())));
    }

    @Test
    void a_match_is_told_long_after_the_lobby_has_forgotten_that_it_was_open() {
        assertThat(log.rows.remove(FIRST.matchId())).isNotNull();
        log.restart();
        log.ask("again", OLGA, new Replay(1, 1, "wrong options", null));

        assertThat(rulings())
                .extracting(MatchRuling::matchId, MatchRuling::ruling)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        FIRST.matchId(), new MatchCommand.RuleTable(1, Kind.REPLAY, "wrong options")));
    }

    @Test
    void a_rehearsal_tells_no_match() {
        int facts = log.facts.size();
        log.send(CompetitionLog.command("dry", OLGA, new Abandon(1, 1, "fire", null))
                .rehearsed());

        assertThat(log.facts).hasSize(facts);
    }

    @Test
    void to_the_list_of_open_matches_a_ruling_is_no_version_and_to_the_match_no_start() {
        log.ask("off", OLGA, new Abandon(1, 1, "fire", null));
        byte[] record = rulings().getFirst().bytes();

        assertThat(new LobbyLists().version(FIRST.matchId(), new RecordValue(record)))
                .isEqualTo(Entry.UNVERSIONED);
        assertThat(MatchStart.in(record)).isEmpty();
    }
}
