package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Return.Missed;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand;
import baffin.competition.event.RulingCommand.Forfeit.Rest;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.match.terms.HouseBot;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** A competition in which people come and go, results come twice and late, and organisers rule at random. */
final class RandomPlay {

    private static final int TURNS_MAX = 3_000;

    private final Random chance;
    private final RandomResults results;
    private final String name;
    private int newcomers;
    final Event event;

    RandomPlay(Policy policy, Random chance, RandomResults results, String name) {
        this.chance = chance;
        this.results = results;
        this.name = name;
        event = Event.of(policy);
        newcomers = 4 + chance.nextInt(24);
        event.enter(newcomers);
    }

    /**
     * Goes on until nothing is left to play.
     *
     * @param look is shown the competition after every step
     */
    RandomPlay toTheEnd(Consumer<Competition> look) {
        for (int turn = 0; !event.state().status().over(); turn++) {
            assertThat(turn).as(name).isLessThan(TURNS_MAX);
            step();
            event.settle();
            look.accept(event.state());
        }
        return this;
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
            case 5 -> {
                organiser(chance.nextInt(4) == 0 ? RandomConstraints.exchange(event, chance) : new Start());
                interrupted();
                // what was due before an undo waits for an organiser
                if (event.state().undoable().undoneAt() != null) {
                    organiser(new Publish(List.of(), List.of()));
                    organiser(new Finish());
                }
            }
            default -> result();
        }
    }

    private void organiser(CompetitionCommand command) {
        event.ask(Event.ORGANISER, command);
    }

    /** Now and then it ends early, or is cancelled, and mostly that is taken back. */
    private void interrupted() {
        if (chance.nextInt(12) == 0) {
            boolean early = chance.nextInt(4) > 0;
            Finish.Unfinished open = chance.nextBoolean() ? Finish.Unfinished.VOID : Finish.Unfinished.SHARED;
            organiser(early ? new Finish(true, "the hall closes", open, List.of()) : new Cancel("no ice"));
            if (chance.nextInt(4) > 0) {
                organiser(new Undo(early ? Undo.Act.FINISH : Undo.Act.CANCEL, "a mistake", ""));
            }
        }
    }

    private int anybody() {
        return 1 + chance.nextInt(event.state().entrants().size() + 1);
    }

    private CompetitionCommand command() {
        int round = Math.max(1, event.state().rounds().size() - chance.nextInt(2));
        int table = 1 + chance.nextInt(4);
        return switch (chance.nextInt(20)) {
            case 0 -> new RemoveEntrant(anybody(), "a reason");
            case 1 -> new ReplacePerson(anybody(), Event.holder("n" + chance.nextInt(9)), "a reason");
            case 2 ->
                Rule.forfeit(event, round, table, List.of(anybody()), "a reason")
                        .then(chance.nextBoolean() ? null : Rest.END);
            case 3 -> Rule.adjudicate(event, round, table, List.of(1, 2, 2, 4), "a reason");
            case 4 ->
                Rule.correct(
                        event,
                        round,
                        table,
                        List.of(RandomResults.seat(chance, 2), RandomResults.seat(chance, 1)),
                        "a reason");
            case 5 -> Rule.abandon(event, round, table, "a reason");
            case 6 -> Rule.replay(event, round, table, "a reason");
            case 7 -> new Penalise(anybody(), Points.of(1), Card.YELLOW, "a reason");
            case 8 ->
                new LiftRuling(
                        1 + chance.nextInt(event.state().rulings().size() + 1),
                        "a reason",
                        chance.nextBoolean() ? null : Rule.seen(event, round, table));
            case 9 -> new AddEntrant(HouseBot.CAREFUL.holder(), null, 0);
            case 10, 11 -> RandomConstraints.of(event, chance);
            case 12 -> new Return(anybody(), chance.nextBoolean() ? Missed.BYE : null);
            default -> RandomRulings.of(event, chance);
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
            Actor actor = new Actor(person.player(), false);
            event.ask(actor, chance.nextBoolean() ? new Withdraw(number, null) : new Return(number));
        });
    }

    private void result() {
        // a heat that was opened again may have no table
        List<Round> open = event.state().rounds().stream()
                .filter(round -> round.open() && !round.tables().isEmpty())
                .toList();
        open.stream()
                .skip(open.size() < 2 ? 0 : chance.nextInt(open.size()))
                .findFirst()
                .ifPresent(round -> {
                    Table table =
                            round.tables().get(chance.nextInt(round.tables().size()));
                    int attempt = 1 + chance.nextInt(2);
                    event.ask(
                            null,
                            new RulingCommand.RecordResult(
                                    round.number(),
                                    table.number(),
                                    attempt,
                                    event.now,
                                    results.of(table.seats().size(), chance)));
                });
    }
}
