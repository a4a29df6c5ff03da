package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.entry.Division;
import baffin.competition.policy.Format;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.tiebreak.AdvancementLevels;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.table.Stage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What entrants of one table have come to. */
public final class Achievements {

    private final Competition competition;
    private final AdvancementLevels advancementLevels;
    private final Group group;
    private final List<Ranker.Placed> placed;

    Achievements(
            Competition competition, AdvancementLevels advancementLevels, Group group, List<Ranker.Placed> placed) {
        this.competition = competition;
        this.advancementLevels = advancementLevels;
        this.group = group;
        this.placed = placed;
    }

    @Nullable
    Achievement of(Ranker.Placed one) {
        boolean finished = competition.status() == CompetitionStatus.FINISHED;
        boolean last = one.account().entrant.last();
        if (finished && group.top() && first(one)) {
            return Achievement.CHAMPION;
        }
        if (last && !(competition.policy().format() instanceof Format.DivisionLeague)) {
            return Achievement.OUT;
        }
        if (competition.policy().format() instanceof Format.DivisionLeague league) {
            return finished ? tier(one, league) : null;
        }
        if (was(one, Stage.FINAL)) {
            return finished ? Achievement.FINALIST : null;
        }
        if (was(one, Stage.SEMI_FINAL)) {
            return published(Stage.FINAL) || finished ? Achievement.SEMI_FINALIST : null;
        }
        boolean passed = published(Stage.FINAL) || published(Stage.SEMI_FINAL);
        return advancementLevels.out(one.account()) || passed && finals() ? Achievement.OUT : null;
    }

    private boolean first(Ranker.Placed one) {
        return one.rank() == 1 && alone(one) && champion(advancementLevels, placed, one.account());
    }

    /**
     * True for the first when it has won: nobody has who did not come to the final, or to any table; nobody has in an
     * elimination, unless it was somebody who is taken out.
     */
    public static boolean champion(
            AdvancementLevels advancementLevels, List<Ranker.Placed> placed, EntrantRecord first) {
        boolean taken = placed.stream()
                .map(Ranker.Placed::account)
                .anyMatch(account -> account.entrant.last() && !advancementLevels.out(account));
        return !first.entrant.last()
                && !first.absent
                && advancementLevels.came(first)
                && (taken || !advancementLevels.out(first));
    }

    /** Only whoever is beyond doubt: a rank shared across the line is the organiser's to decide. */
    private @Nullable Achievement tier(Ranker.Placed one, Format.DivisionLeague league) {
        Division division = group.division();
        if (division == null) {
            return null;
        }
        int lowest =
                competition.divisions().stream().mapToInt(Division::tier).max().orElse(1);
        boolean taken = one.account().entrant.last() || one.account().absent;
        if (!taken && division.tier() > 1 && one.rank() + sharing(one) - 1 <= league.up()) {
            return Achievement.PROMOTED;
        }
        boolean last = one.rank() > placed.size() - league.down(placed.size(), division.tier() == 1);
        return division.tier() < lowest && last ? Achievement.RELEGATED : null;
    }

    private boolean finals() {
        return competition.policy().format() instanceof Format.PodSwiss
                || competition.policy().format() instanceof Format.Heats;
    }

    private boolean published(Stage stage) {
        return competition.rounds().stream().anyMatch(round -> round.stage() == stage);
    }

    private static boolean was(Ranker.Placed one, Stage stage) {
        return one.account().outings.stream().anyMatch(outing -> outing.at().stage() == stage)
                || one.account().waiting.stream()
                        .anyMatch(waiting -> waiting.round().stage(waiting.table()) == stage);
    }

    private boolean alone(Ranker.Placed one) {
        return sharing(one) == 1;
    }

    private int sharing(Ranker.Placed one) {
        return (int) placed.stream().filter(other -> other.rank() == one.rank()).count();
    }
}
