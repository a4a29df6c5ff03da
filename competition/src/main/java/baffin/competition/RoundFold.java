package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.event.RoundEvent;
import baffin.competition.event.RoundEvent.ByeRequestWithdrawn;
import baffin.competition.event.RoundEvent.ByeRequested;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.event.RoundEvent.ForbiddenPairLifted;
import baffin.competition.event.RoundEvent.PairForbidden;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundReopened;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RoundEvent.SeedingChanged;
import baffin.competition.event.RoundEvent.TablesOverdue;
import baffin.competition.event.RoundEvent.TablesStopped;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.WithdrawnRound;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Rounds, and what their pairings have to respect, while a record is folded. */
final class RoundFold {

    private final List<Round> rounds;
    private final List<WithdrawnRound> withdrawn;
    private final EntryFold people;
    private final RulingFold rulings;
    private final RequestFold requests;
    private PairingConstraints constraints;

    /** Changes all that it is given. */
    RoundFold(
            List<Round> rounds,
            List<WithdrawnRound> withdrawn,
            PairingConstraints constraints,
            EntryFold people,
            RulingFold rulings,
            RequestFold requests) {
        this.rounds = rounds;
        this.withdrawn = new ArrayList<>(withdrawn);
        this.constraints = constraints;
        this.people = people;
        this.rulings = rulings;
        this.requests = requests;
    }

    List<WithdrawnRound> withdrawn() {
        return withdrawn;
    }

    PairingConstraints constraints() {
        return constraints;
    }

    void evolve(RoundEvent event, long version, @Nullable Actor by, Instant at) {
        switch (event) {
            case RoundPublished published -> publish(published, version, by, at);
            case RoundWithdrawn gone -> {
                Round round = rounds.removeLast();
                withdrawn.add(new WithdrawnRound(round, gone.reason(), by, version, at));
                people.withdrawn(round);
                rulings.withdrawn(round.number(), version);
                requests.withdrawn(round.number(), version);
            }
            case SeatsExchanged exchanged -> {
                int number = exchanged.round();
                change(number, round -> round.reseated(exchanged.tables(), exchanged.byes(), version));
                exchanged.tables().forEach(table -> requests.ruled(number, table.number(), version));
            }
            case DeadlineMoved moved -> change(moved.round(), round -> round.due(moved.deadline()));
            case TablesOverdue(int round, var tables) -> change(round, Round::overdue);
            case TablesStopped(int round, var tables) -> change(round, one -> one.stopped(at));
            case RoundClosed(int round) -> change(round, one -> one.closed(at));
            case RoundReopened(int round, String reason) -> change(round, one -> one.reopened(at));
            case PairForbidden pair -> constraints = constraints.forbidding(pair, version, at);
            case ForbiddenPairLifted lifted -> constraints = constraints.lifting(lifted);
            case SeedingChanged(List<Integer> order, String reason) -> constraints = constraints.seeded(order);
            case ByeRequested(int entrant, int round) -> constraints = constraints.asking(entrant, round);
            case ByeRequestWithdrawn(int entrant, int round) -> constraints = constraints.notAsking(entrant, round);
        }
    }

    private void publish(RoundPublished published, long version, @Nullable Actor by, Instant at) {
        rounds.add(new Round(
                published.round(),
                published.stage(),
                published.tables(),
                published.byes(),
                published.seed(),
                published.cost(),
                version,
                by,
                at,
                published.deadline(),
                null,
                null,
                null,
                null,
                published.forbidden(),
                published.stage() == Stage.HEAT ? people.checkInAnew() : List.of(),
                List.of()));
    }

    private void change(int number, UnaryOperator<Round> how) {
        rounds.set(number - 1, how.apply(rounds.get(number - 1)));
    }
}
