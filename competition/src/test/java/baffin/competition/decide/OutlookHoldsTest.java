package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
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
import baffin.competition.policy.Policy;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.competition.standing.outlook.Outlook;
import baffin.competition.standing.outlook.Prospect;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Competitions with people who leave, are punished and come late are told forth from some moment on in many ways, with
 * nothing but results; whatever the outlook of that moment claims must hold in all of them.
 */
class OutlookHoldsTest {

    private static final int COMPETITIONS = 12;
    private static final int ENDS = 6;

    static List<Format> formats() {
        return List.of(
                new DivisionLeague(5, 4, 2, 1, 1),
                new DivisionLeague(4, 3, 1, 2, 2),
                new DivisionLeague(6, 3, null, 1, 3),
                new PodSwiss(4, 0, null),
                new PodSwiss(3, 4, null),
                new PodSwiss(2, 16, 10),
                new PodSwiss(4, 0, null, 2),
                new Heats(3, 2, 4),
                new PodElimination(2, true),
                new PodElimination(1, false),
                new RoundRobin(1),
                new RoundRobin(2),
                new SingleElimination(true));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void what_the_outlook_claims_holds_in_every_end(Format format) {
        for (int seed = 0; seed < COMPETITIONS; seed++) {
            new OutlookRun(format, seed).check();
        }
    }

    private static final class OutlookRun {
        private final Format format;
        private final Random chance;
        private final String name;
        private Event event;
        private int people;
        /** Once true, nobody fails to come any more: the outlook assumes so. */
        private boolean foretold;

        private final Map<Integer, Set<Integer>> goneBefore = new HashMap<>();

        OutlookRun(Format format, int seed) {
            this.format = format;
            this.chance = new Random(977L * seed + 13);
            this.name = format + ", seed " + seed;
            this.event = begin(seed);
        }

        private Event begin(int seed) {
            boolean late = (format instanceof PodSwiss || format instanceof Heats) && seed % 3 == 0;
            EntryRule rule = new EntryRule(Who.OPEN, List.of(), 2, 64, null, null, late, null, true, null);
            Policy policy = Sample.breaking(format, rule, seed % 2 == 0);
            boolean overlaps = format instanceof DivisionLeague && seed % 3 == 0;
            Event begun = Event.of(overlaps ? Sample.overlapping(policy) : policy);
            people = 4 + chance.nextInt(7);
            begun.enter(people);
            begun.accepted(Event.ORGANISER, new Start());
            return begun;
        }

        void check() {
            for (int turns = chance.nextInt(40); turns > 0; turns--) {
                muddle();
            }
            foretold = true;
            List<Prospect> said = Outlook.of(event.state());
            Event moment = event;
            Map<Integer, Points> before = points(moment.state());
            for (int end = 0; end < ENDS; end++) {
                event = moment.copy();
                playOut();
                Standing standing = Standings.of(event.state());
                for (Prospect one : said) {
                    holds(one, before, standing);
                }
            }
        }

        private void muddle() {
            Competition state = event.state();
            int somebody = 1 + chance.nextInt(state.entrants().size());
            int round = Math.max(1, state.rounds().size());
            switch (chance.nextInt(16)) {
                case 0 -> leave(somebody);
                case 1 -> organiser(new Penalise(somebody, Points.of(chance.nextInt(6)), Card.YELLOW, "a reason"));
                case 2 -> organiser(Rule.forfeit(event, round, 1 + chance.nextInt(2), List.of(somebody), "a reason"));
                case 3 -> organiser(Rule.correct(event, round, 1, List.of(seat(1), seat(2)), "a reason"));
                case 4 -> newcomer();
                case 5 -> organiser(new RequestBye(somebody, state.rounds().size() + 1 + chance.nextInt(2)));
                default -> onward(1);
            }
        }

        private void leave(int number) {
            if (event.state().active().size() > 4) {
                boolean taken = chance.nextInt(3) == 0;
                event.ask(Event.ORGANISER, taken ? new RemoveEntrant(number, "a reason") : new Withdraw(number, null));
            }
        }

        /** Some of those who have left a league come back. */
        private void comeBack() {
            List<Entrant> gone = event.state().entrants().stream()
                    .filter(one -> one.presence() == Entrant.Presence.WITHDRAWN && chance.nextBoolean())
                    .toList();
            gone.forEach(one -> event.ask(Event.player(one.number()), new Return(one.number())));
        }

        private void newcomer() {
            people++;
            Actor actor = Event.player(people);
            event.ask(actor, new Enter(actor.holder(), null, 0, null));
        }

        private void organiser(CompetitionCommand command) {
            event.ask(Event.ORGANISER, command);
            event.settle();
        }

        /** Some results, or the next round; false when there is none. */
        private boolean onward(int most) {
            List<Round> rounds =
                    event.state().rounds().stream().filter(Round::open).toList();
            Round round = rounds.isEmpty() ? null : rounds.get(chance.nextInt(rounds.size()));
            Set<Integer> gone = event.state().entrants().stream()
                    .filter(one -> !one.active())
                    .map(Entrant::number)
                    .collect(Collectors.toSet());
            int next = event.state().rounds().size() + 1;
            if (round == null && format instanceof Heats) {
                heads();
            }
            boolean early = round != null && format instanceof DivisionLeague && chance.nextInt(4) == 0;
            if ((round == null || early) && published()) {
                goneBefore.put(next, gone);
                return true;
            }
            if (round == null) {
                return false;
            }
            List<Table> open =
                    new ArrayList<>(round.tables().stream().filter(Table::open).toList());
            java.util.Collections.shuffle(open, chance);
            open.stream().limit(most).forEach(table -> result(round, table));
            event.settle();
            return true;
        }

        private boolean published() {
            return event.ask(Event.ORGANISER, new RoundCommand.Publish(List.of(), List.of()))
                    instanceof baffin.decider.Decision.Accepted;
        }

        private void heads() {
            List<Entrant> there = event.state().active();
            there.forEach(one -> {
                if (chance.nextInt(4) > 0 || there.size() < 8) {
                    event.ask(Event.ORGANISER, new CheckIn(one.number()));
                }
            });
        }

        private void result(Round round, Table table) {
            int[] strength = chance.ints(table.seats().size(), 0, 4).toArray();
            List<SeatResult> seats = new ArrayList<>();
            for (int seat = 0; seat < strength.length; seat++) {
                int place = 1;
                for (int other : strength) {
                    place += other > strength[seat] ? 1 : 0;
                }
                int number = table.seats().get(seat);
                boolean gone =
                        event.state().entrant(number).filter(Entrant::active).isEmpty();
                boolean before =
                        goneBefore.getOrDefault(round.number(), Set.of()).contains(number);
                seats.add(new SeatResult(
                        place,
                        10 * strength[seat],
                        null,
                        foretold || chance.nextInt(5) > 0 ? Fate.PLAYED : Fate.NO_SHOW,
                        before || gone && chance.nextInt(4) > 0
                                ? HouseBot.CAREFUL.holder().player()
                                : null));
            }
            event.ask(null, new RecordResult(round.number(), table.number(), table.attempt(), event.now, seats));
        }

        private SeatResult seat(int place) {
            return new SeatResult(place, 5, null, Fate.PLAYED, null);
        }

        private void playOut() {
            boolean newcomers = event.state().policy().entry().late();
            for (int turns = 0; turns < 200; turns++) {
                if (newcomers && chance.nextInt(3) == 0) {
                    newcomer();
                }
                if (format instanceof DivisionLeague) {
                    comeBack();
                }
                if (!onward(99)) {
                    break;
                }
            }
            event.accepted(Event.ORGANISER, new CompetitionCommand.Finish());
            assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);
        }

        private static Map<Integer, Points> points(Competition state) {
            Map<Integer, Points> points = new HashMap<>();
            Standings.of(state).lines().forEach(line -> points.put(line.entrant(), line.points()));
            return points;
        }

        private void holds(Prospect said, Map<Integer, Points> before, Standing standing) {
            StandingLine line = standing.line(said.entrant()).orElseThrow();
            Points gained = line.points().minus(before.getOrDefault(said.entrant(), Points.ZERO));
            boolean enough = said.needs() != null && gained.compareTo(said.needs()) >= 0;
            Supplier<String> where = () -> name + ": " + said + " but in the end\n" + rendered(standing);
            switch (said.chance()) {
                case CLINCHED ->
                    assertThat(reached(standing, line, said, false)).as(where).isTrue();
                case OUT ->
                    assertThat(reached(standing, line, said, true)).as(where).isFalse();
                case NEEDS ->
                    assertThat(!enough || reached(standing, line, said, false))
                            .as(where)
                            .isTrue();
                case DEPENDS, UNKNOWN -> {}
            }
        }

        private static String rendered(Standing standing) {
            StringBuilder text = new StringBuilder();
            standing.lines()
                    .forEach(line -> text.append(
                            line.rank() + ". #" + line.entrant() + " " + line.points() + " " + line.presence() + "\n"));
            return text.toString();
        }

        /** @param shared whether a place shared with somebody beyond the line is reached as well */
        private boolean reached(Standing standing, StandingLine line, Prospect said, boolean shared) {
            if (said.goal() == Prospect.Goal.FINAL) {
                return event.state().rounds().stream()
                        .filter(round -> round.stage() == Stage.FINAL || round.stage() == Stage.SEMI_FINAL)
                        .anyMatch(round -> round.has(line.entrant()));
            }
            StandingTable table = standing.tables().stream()
                    .filter(one -> one.lines().contains(line))
                    .findFirst()
                    .orElseThrow();
            if (said.goal() == Prospect.Goal.TITLE && !(format instanceof DivisionLeague)) {
                return line.outcome() == Achievement.CHAMPION || shared && line.rank() == 1 && line.outcome() == null;
            }
            int size = table.lines().size();
            int places = switch (said.goal()) {
                case TITLE, FINAL -> 1;
                case PROMOTION -> ((DivisionLeague) format).up();
                case SAFETY -> size - ((DivisionLeague) format).down(size, table.tier() != null && table.tier() == 1);
            };
            long sharing = table.lines().stream()
                    .filter(one -> one.rank() == line.rank())
                    .count();
            return line.rank() + (shared ? 0 : sharing - 1) <= places;
        }
    }
}
