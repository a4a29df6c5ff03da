package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.standing.tiebreak.AdvancementLevel;
import baffin.competition.standing.tiebreak.AdvancementLevels;
import baffin.competition.standing.tiebreak.TieBreakValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Which tie-break puts a line of a standing behind the line before it. */
public final class Separations {

    private final AdvancementLevels advancementLevels;
    private final ResultLedger resultLedger;

    private Separations(Competition competition, StandingRules standingRules) {
        this.advancementLevels = new AdvancementLevels(competition);
        this.resultLedger = ResultLedger.of(competition, standingRules);
    }

    /**
     * The tie-breaks that decided a rank, by the number of the entrant that is behind. Who is behind by points by how
     * far it came or by never having come, shares its rank with the line before, or is the first, is left out.
     *
     * @param standing of this competition at this version
     */
    public static Map<Integer, TieBreak> of(Competition competition, Standing standing) {
        Separations separations = new Separations(competition, standing.scheme());
        Map<Integer, TieBreak> found = new HashMap<>();
        for (StandingTable table : standing.tables()) {
            List<StandingLine> lines = table.lines();
            for (int index = 1; index < lines.size(); index++) {
                StandingLine line = lines.get(index);
                separations.between(lines.get(index - 1), line).ifPresent(kind -> found.put(line.entrant(), kind));
            }
        }
        return found;
    }

    private Optional<TieBreak> between(StandingLine before, StandingLine line) {
        if (before.rank() == line.rank()
                || !before.points().equals(line.points())
                || last(before) != last(line)
                || absent(before) != absent(line)
                || level(before).compareTo(level(line)) != 0) {
            return Optional.empty();
        }
        for (int index = 0; index < line.tieBreaks().size(); index++) {
            TieBreakValue value = line.tieBreaks().get(index);
            if (!Objects.equals(value, before.tieBreaks().get(index))) {
                return Optional.of(value.kind());
            }
        }
        return Optional.empty();
    }

    private boolean last(StandingLine line) {
        return resultLedger.account(line.entrant()).entrant.last();
    }

    private boolean absent(StandingLine line) {
        return resultLedger.account(line.entrant()).absent;
    }

    private AdvancementLevel level(StandingLine line) {
        return advancementLevels.of(resultLedger.account(line.entrant()));
    }
}
