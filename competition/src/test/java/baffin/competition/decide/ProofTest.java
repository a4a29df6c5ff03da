package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Placement;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ProofTest {

    private static final List<Format> FORMATS = List.of(
            new DivisionLeague(7, 4, 2, 1, 2),
            new PodSwiss(0, 16, null),
            new PodElimination(2, true),
            new RoundRobin(2),
            new SingleElimination(true));

    @Test
    void every_round_of_every_format_follows_from_what_was_before() {
        for (Format format : FORMATS) {
            Event event = Event.begun(Sample.of(format), 19);
            event.playOut(new Random(7));
            for (int round = 1; round <= event.state().rounds().size(); round++) {
                assertThat(PairingProof.of(event.log, event.state().rounds().get(round - 1))
                                .differences())
                        .as(format + ", round " + round)
                        .isEmpty();
            }
        }
    }

    @Test
    void two_seats_exchanged_behind_everybodys_back_are_found() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 12);
        event.publish();
        List<CompetitionRecord> forged = new ArrayList<>(event.log);
        CompetitionRecord last = forged.removeLast();
        RoundPublished published = (RoundPublished) last.events().getFirst();
        forged.add(new CompetitionRecord(
                last.competitionId(),
                last.version(),
                last.commandId(),
                last.by(),
                last.at(),
                List.of(swapped(published))));

        assertThat(PairingProof.of(forged, event.state().rounds().getFirst()).proven())
                .isFalse();
        assertThat(PairingProof.of(event.log, event.state().rounds().getFirst()).proven())
                .isTrue();
    }

    private static CompetitionEvent swapped(RoundPublished round) {
        List<Table> tables = new ArrayList<>(round.tables());
        List<Integer> seats = new ArrayList<>(tables.getFirst().seats());
        seats.add(seats.removeFirst());
        tables.set(0, new Table(1, null, seats, 1, null));
        return new RoundPublished(
                round.round(),
                round.stage(),
                tables,
                round.byes(),
                round.locked(),
                round.forbidden(),
                round.seed(),
                round.cost(),
                round.deadline());
    }

    @Test
    void the_log_of_a_competition_folds_to_the_same_state_again() {
        for (Format format : FORMATS) {
            Event event = Event.begun(Sample.of(format), 11);
            event.playOut(new Random(3));
            Competition again = null;
            for (CompetitionRecord record : event.log) {
                again = Competition.after(again, record);
            }
            assertThat(again).isEqualTo(event.state());
        }
    }

    @Test
    void the_seed_is_told_when_play_begins_and_not_before() {
        Event event = Event.of(Sample.of(new PodSwiss(1, 0, null)));
        event.enter(4);
        assertThat(event.state().redacted().seed()).isNull();
        assertThat(event.log.getFirst().hidden().toString()).doesNotContain("5eed");
        event.accepted(Event.ORGANISER, new baffin.competition.event.CompetitionCommand.Start());
        assertThat(event.state().redacted().seed()).isEqualTo("5eed");
    }

    @Test
    void the_first_goes_up_and_the_last_two_go_down() {
        Event event = Event.begun(Sample.of(new DivisionLeague(7, 4, null, 1, 2)), 21);
        event.playOut(new Random(5));

        List<Placement> placements = Seasons.placements(event.state());

        assertThat(placements).hasSize(21);
        assertThat(placements).filteredOn(placement -> placement.tier() == 1).hasSize(5 + 2);
        assertThat(placements).filteredOn(placement -> placement.tier() == 2).hasSize(12 + 2);
        assertThat(Seasons.next(event.state()).season()).isEqualTo(2);
    }

    @Test
    void heats_too_are_proven() {
        Event event = Event.begun(Sample.automatic(new Heats(2, 1, 4)), 8);
        for (int turns = 0; event.sleep(); turns++) {
            assertThat(turns).isLessThan(50);
        }
        for (int round = 1; round <= event.state().rounds().size(); round++) {
            assertThat(PairingProof.of(event.log, event.state().rounds().get(round - 1))
                            .proven())
                    .isTrue();
        }
    }
}
