package baffin.competition.decide;

import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.EntryCommand.ChangeSeeding;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.WithdrawByeRequest;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.competition.event.RoundCommand.Moved;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.table.Table;
import java.util.List;
import java.util.Random;

/** What organisers and entrants may wish of the rounds to come, sensible or not. */
final class RandomConstraints {

    private RandomConstraints() {}

    static CompetitionCommand of(Event event, Random chance) {
        int entrants = event.state().entrants().size();
        int one = 1 + chance.nextInt(entrants);
        int other = 1 + chance.nextInt(entrants);
        int rounds = event.state().rounds().size();
        return switch (chance.nextInt(14)) {
            case 0, 1, 2 -> new ForbidPair(one, other, "a reason");
            case 3 -> new LiftForbiddenPair(one, "a reason");
            case 4, 5 -> new RequestBye(one, rounds + 1 + chance.nextInt(2));
            case 6 -> new WithdrawByeRequest(one, rounds + 1);
            case 7 -> new ChangeSeeding(one == other ? List.of() : List.of(one, other), "a reason");
            case 8 ->
                new WithdrawRound(rounds, "a reason", chance.nextBoolean(), List.of(new Moved(1, List.of(one, other))));
            case 9 -> new ReopenRound(rounds, "a reason");
            default -> exchange(event, one, other);
        };
    }

    /** The first one leaves the seat that it has in the latest round, or one that it has not. */
    private static CompetitionCommand exchange(Event event, int one, int other) {
        int table = event.state()
                .latest()
                .flatMap(round -> round.tables().stream()
                        .filter(two -> two.seats().contains(one))
                        .findFirst())
                .map(Table::number)
                .orElse(1);
        return new ExchangeSeats(event.state().rounds().size(), table, one, other, "a reason", List.of());
    }
}
