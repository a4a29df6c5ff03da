package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.table.Round;
import java.util.ArrayList;
import java.util.List;

/** What of a competition an act and its undo leave as it was: all but records, seeds, versions and deadlines. */
final class Essence {

    private Essence() {}

    static List<Object> of(Competition state) {
        List<Object> essence = new ArrayList<>(List.of(
                state.status(),
                state.policy(),
                state.organisers(),
                state.entrants(),
                state.alternates(),
                state.invitations(),
                state.divisions(),
                state.seeding(),
                state.penalties(),
                state.constraints(),
                String.valueOf(state.startedAt())));
        for (Round round : state.rounds()) {
            essence.add(List.of(
                    round.number(),
                    round.tables(),
                    round.byes(),
                    round.seed(),
                    String.valueOf(round.closedAt()),
                    String.valueOf(round.reopenedAt())));
        }
        return essence;
    }
}
