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
            case 8, 9, 10, 11, 12 -> {
                List<Moved> moved = chance.nextBoolean() ? List.of() : List.of(new Moved(1, List.of(one, other)));
                yield new WithdrawRound(rounds, "a reason", chance.nextInt(4) == 0, moved);
            }
            default -> new ReopenRound(rounds, "a reason");
        };
    }

    /** Somebody at a table of the latest round changes seats with anybody. */
    static CompetitionCommand exchange(Event event, Random chance) {
        int anybody = 1 + chance.nextInt(event.state().entrants().size());
        return event.state()
                .latest()
                .filter(round -> !round.tables().isEmpty())
                .map(round -> {
                    Table table =
                            round.tables().get(chance.nextInt(round.tables().size()));
                    int entrant = table.seats().getFirst();
                    return new ExchangeSeats(round.number(), table.number(), entrant, anybody, "a reason", List.of());
                })
                .orElse(new ExchangeSeats(1, 1, 1, anybody, "a reason", List.of()));
    }
}
