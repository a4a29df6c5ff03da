package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Actor;
import baffin.competition.Competition;
import baffin.competition.CompetitionCommand;
import baffin.competition.CompetitionCommand.AddEntrant;
import baffin.competition.CompetitionCommand.CheckIn;
import baffin.competition.CompetitionCommand.Enter;
import baffin.competition.CompetitionCommand.LiftRuling;
import baffin.competition.CompetitionCommand.Penalise;
import baffin.competition.CompetitionCommand.RemoveEntrant;
import baffin.competition.CompetitionCommand.ReplacePerson;
import baffin.competition.CompetitionCommand.Return;
import baffin.competition.CompetitionCommand.Start;
import baffin.competition.CompetitionCommand.Withdraw;
import baffin.competition.CompetitionRecord;
import baffin.competition.Penalty.Card;
import baffin.competition.Round;
import baffin.competition.SeatResult;
import baffin.competition.SeatResult.Fate;
import baffin.competition.Stage;
import baffin.competition.Table;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Points;
import baffin.match.HouseBot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People come and go, results come twice and late, organisers rule at random: the log stays sound to the end. */
class RandomCompetitionsTest {

    private static final int COMPETITIONS = 60;

    private static final List<Format> FORMATS = List.of(
            new DivisionLeague(5, 4, 2, 1, 1),
            new PodSwiss(0, 4, null),
            new PodSwiss(2, 16, 10),
            new Heats(3, 2, 4),
            new PodElimination(2, true),
            new RoundRobin(1),
            new SingleElimination(true));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
    void whatever_people_do_a_competition_stays_sound_and_ends(int format) {
        for (int seed = 0; seed < COMPETITIONS; seed++) {
            new Play(FORMATS.get(format), seed).toTheEnd();
        }
    }

    private static final class Play {
        private final Random chance;
        private final Event event;
        private final String name;
        private int newcomers;

        Play(Format format, int seed) {
            chance = new Random(31L * seed + format.hashCode() % 1000);
            name = format + ", seed " + seed;
            EntryRule rule = new EntryRule(
                    Who.OPEN,
                    List.of(),
                    2,
                    8 + chance.nextInt(24),
                    null,
                    null,
                    lateAllowed(format),
                    null,
                    true,
                    "random");
            event = Event.of(Sample.automatic(format, rule));
            newcomers = 4 + chance.nextInt(24);
            event.enter(newcomers);
        }

        private static boolean lateAllowed(Format format) {
            return format instanceof PodSwiss || format instanceof Heats;
        }

        void toTheEnd() {
            for (int turn = 0; !event.state().status().over(); turn++) {
                assertThat(turn).as(name).isLessThan(3_000);
                step();
                event.settle();
                sound(event.state());
            }
            Competition again = null;
            for (CompetitionRecord record : event.log) {
                again = Competition.after(again, record);
            }
            assertThat(again).as(name).isEqualTo(event.state());
            for (Round round : event.state().rounds()) {
                assertThat(PairingProof.of(event.log, round.number()).differences())
                        .as(name + ", round " + round.number())
                        .isEmpty();
            }
        }

        private void step() {
            switch (chance.nextInt(12)) {
                case 0 -> event.now = event.now.plus(Duration.ofHours(chance.nextInt(100)));
                case 1 -> organiser(command());
                case 2 -> newcomer();
                case 3 -> oneself();
                case 4 ->
                    event.state().active().stream()
                            .filter(entrant -> chance.nextBoolean())
                            .forEach(entrant -> organiser(new CheckIn(entrant.number())));
                case 5 -> organiser(new Start());
                default -> result();
            }
        }

        private void organiser(CompetitionCommand command) {
            event.ask(Event.ORGANISER, command);
        }

        private int anybody() {
            return 1 + chance.nextInt(event.state().entrants().size() + 1);
        }

        private CompetitionCommand command() {
            int round = Math.max(1, event.state().rounds().size() - chance.nextInt(2));
            int table = 1 + chance.nextInt(4);
            return switch (chance.nextInt(10)) {
                case 0 -> new RemoveEntrant(anybody(), "a reason");
                case 1 -> new ReplacePerson(anybody(), Event.holder("n" + chance.nextInt(9)), "a reason");
                case 2 -> Rule.forfeit(event, round, table, List.of(anybody()), "a reason");
                case 3 -> Rule.adjudicate(event, round, table, List.of(1, 2, 2, 4), "a reason");
                case 4 -> Rule.correct(event, round, table, List.of(seat(2), seat(1)), "a reason");
                case 5 -> Rule.abandon(event, round, table, "a reason");
                case 6 -> Rule.replay(event, round, table, "a reason");
                case 7 -> new Penalise(anybody(), Points.of(1), Card.YELLOW, "a reason");
                case 8 ->
                    new LiftRuling(
                            1 + chance.nextInt(event.state().rulings().size() + 1),
                            "a reason",
                            chance.nextBoolean() ? null : Rule.seen(event, round, table));
                default -> new AddEntrant(HouseBot.CAREFUL.holder(), null, 0);
            };
        }

        private void newcomer() {
            if (chance.nextInt(4) == 0) {
                newcomers++;
                Actor actor = Event.player(newcomers);
                event.ask(actor, new Enter(actor.holder(), null, 0, null));
            }
        }

        private void oneself() {
            int number = anybody();
            event.state().entrant(number).map(entrant -> entrant.person()).ifPresent(person -> {
                Actor actor = new Actor(person.player(), person.handle(), false);
                event.ask(actor, chance.nextBoolean() ? new Withdraw(number, null) : new Return(number));
            });
        }

        private void result() {
            event.state().latest().filter(Round::open).ifPresent(round -> {
                Table table = round.tables().get(chance.nextInt(round.tables().size()));
                List<SeatResult> seats = new ArrayList<>();
                for (int seat = 0; seat < table.seats().size(); seat++) {
                    seats.add(seat(1 + chance.nextInt(table.seats().size())));
                }
                event.ask(
                        null,
                        new CompetitionCommand.RecordResult(
                                round.number(), table.number(), 1 + chance.nextInt(2), event.now, seats));
            });
        }

        private SeatResult seat(int place) {
            Fate fate = chance.nextInt(10) == 0 ? Fate.DROPPED : Fate.PLAYED;
            return new SeatResult(place, chance.nextInt(60), null, fate, null);
        }

        /** Nobody has two tables in a round that gives one each, nobody is forgotten, and nobody plays who has left. */
        private void sound(Competition state) {
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
}
