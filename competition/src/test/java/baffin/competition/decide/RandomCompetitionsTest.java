package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Policy;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People come and go, results come twice and late, organisers rule at random: the log stays sound to the end. */
@Tag(Effort.SOAK)
class RandomCompetitionsTest {

    private static final int COMPETITIONS = Effort.many(20);

    private static final List<Format> FORMATS = List.of(
            new DivisionLeague(5, 4, 2, 1, 1),
            new PodSwiss(0, 4, null),
            new PodSwiss(2, 16, 10),
            new PodSwiss(4, 4, null, 2),
            new Heats(3, 2, 4),
            new PodElimination(2, true),
            new RoundRobin(1),
            new SingleElimination(true));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void whatever_people_do_a_competition_stays_sound_and_ends(int format) {
        for (int seed = Effort.first(); seed < Effort.first() + COMPETITIONS; seed++) {
            play(FORMATS.get(format), seed);
        }
    }

    private static void play(Format format, int seed) {
        Random chance = new Random(31L * seed + format.hashCode() % 1000);
        String name = format + ", seed " + seed;
        boolean late = format instanceof PodSwiss || format instanceof Heats || format instanceof DivisionLeague;
        EntryRule rule =
                new EntryRule(Who.OPEN, List.of(), 2, 8 + chance.nextInt(24), null, null, late, null, true, "random");
        Policy plain = Sample.automatic(format, rule);
        Policy policy = format instanceof DivisionLeague && seed % 2 == 0 ? Sample.overlapping(plain) : plain;
        Event event =
                new RandomPlay(policy, chance, RandomResults.WILD, name).toTheEnd(state -> sound(name, state)).event;
        Competition again = null;
        for (CompetitionRecord record : event.log) {
            again = Competition.after(again, record);
        }
        assertThat(again).as(name).isEqualTo(event.state());
        List<Round> all = new ArrayList<>(event.state().rounds());
        event.state().withdrawn().forEach(one -> all.add(one.round()));
        for (Round round : all) {
            assertThat(PairingProof.of(event.log, round).differences())
                    .as(name + ", round " + round.number())
                    .isEmpty();
        }
    }

    /** Nobody has two tables in a round that gives one each, nobody is forgotten, and nobody plays who has left. */
    private static void sound(String name, Competition state) {
        for (Round round : state.rounds()) {
            Set<Integer> seen = new HashSet<>();
            for (Table table : round.tables()) {
                assertThat(table.seats()).as(name).doesNotHaveDuplicates();
                for (int entrant : table.seats()) {
                    assertThat(seen.add(entrant) || round.stage() == Stage.LEAGUE)
                            .as(name)
                            .isTrue();
                }
            }
            if (round.stage() == Stage.SWISS) {
                state.entrants().stream()
                        .filter(entrant -> entrant.active() && entrant.fromRound() == 1)
                        .forEach(entrant -> assertThat(round.has(entrant.number()))
                                .as(name + ": entrant " + entrant.number() + " in round " + round.number())
                                .isTrue());
            }
        }
    }
}
