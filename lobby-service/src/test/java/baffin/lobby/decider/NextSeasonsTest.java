package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.Table;
import baffin.lobby.competition.service.CompetitionIds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is corrected in a season that is over reaches the next one until that begins. */
class NextSeasonsTest {

    private static final Policy LEAGUE = TestPolicies.of(new DivisionLeague(4, 1, null, 1, 1), 4, 8, false);
    private static final String FIRST = CompetitionIds.season(CompetitionLog.ID, 2, 1);
    private static final String SECOND = CompetitionIds.season(CompetitionLog.ID, 2, 2);

    private final CompetitionLog log = new CompetitionLog();

    @BeforeEach
    void play() {
        log.ask("create", OLGA, TestPolicies.create(LEAGUE));
        for (int number = 1; number <= 8; number++) {
            log.ask("enter-" + number, OLGA, new AddEntrant(TestPolicies.player(number), 1500 + number, 9));
        }
        log.ask("start", OLGA, new Start());
        log.ask("publish", OLGA, new Publish(List.of(), List.of()));
        for (int table = 1; table <= 2; table++) {
            log.ask("rule-" + table, OLGA, new Adjudicate(1, table, rows(table, false), "by hand", false, null));
        }
        log.ask("close", OLGA, new CloseRound(1));
        log.ask("finish", OLGA, new Finish());
        create(FIRST);
    }

    private Table table(int number) {
        return log.competition().rounds().getFirst().tables().get(number - 1);
    }

    private List<RuledSeat> rows(int number, boolean reversed) {
        List<Integer> seats = new ArrayList<>(table(number).seats());
        if (reversed) {
            Collections.reverse(seats);
        }
        return seats.stream()
                .map(entrant -> RuledSeat.at(entrant, seats.indexOf(entrant) + 1))
                .toList();
    }

    private void create(String id) {
        Competition season = log.competition();
        Create create = new Create(
                LEAGUE,
                "6".repeat(64),
                null,
                Seasons.next(season),
                season.id(),
                Seasons.placements(season),
                List.of(),
                List.of(),
                null);
        assertThat(log.askOther(id, "create-" + id, OLGA, create).accepted()).isTrue();
    }

    private void corrects() {
        long replaces = Objects.requireNonNull(table(1).result()).version();
        Correct correct = new Correct(1, 1, rows(1, true), "a slip", false, replaces);
        assertThat(log.ask("correct", OLGA, correct).accepted()).isTrue();
    }

    private List<Placement> earned() {
        return Seasons.placements(log.competition());
    }

    @Test
    void a_season_that_waits_for_its_entrants_takes_what_was_corrected_and_lifted() {
        List<Placement> before = earned();
        corrects();
        assertThat(earned()).isNotEqualTo(before);
        assertThat(log.competition(FIRST).placements()).isEqualTo(earned());

        log.ask("lift", OLGA, new LiftRuling(3, "it was right", null));
        assertThat(log.competition(FIRST).placements()).isEqualTo(before);
    }

    @Test
    void one_that_has_begun_stays_as_it_began() {
        List<Placement> before = earned();
        for (int number = 1; number <= 8; number++) {
            log.askOther(FIRST, "add-" + number, OLGA, new AddEntrant(TestPolicies.player(number), 1500, 9));
        }
        assertThat(log.askOther(FIRST, "begin", OLGA, new Start()).accepted()).isTrue();
        corrects();
        assertThat(log.competition(FIRST).placements()).isEqualTo(before);
    }

    @Test
    void one_that_was_cancelled_takes_it_and_so_does_the_one_in_its_stead() {
        log.askOther(FIRST, "off", OLGA, new Cancel("too early"));
        create(SECOND);
        corrects();
        assertThat(log.competition(FIRST).placements()).isEqualTo(earned());
        assertThat(log.competition(SECOND).placements()).isEqualTo(earned());
    }

    @Test
    void an_end_that_was_undone_and_comes_again_counts_for_a_season_that_is_resumed() {
        log.askOther(FIRST, "off", OLGA, new Cancel("the season before goes on"));
        log.ask("undo", OLGA, new Undo(Act.FINISH, "a slip", ""));
        corrects();
        log.ask("finish again", OLGA, new Finish());
        log.askOther(FIRST, "on", OLGA, new Undo(Act.CANCEL, "all is settled", ""));
        assertThat(log.competition(FIRST).placements()).isEqualTo(earned());
    }
}
