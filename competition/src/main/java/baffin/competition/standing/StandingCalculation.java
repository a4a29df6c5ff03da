package baffin.competition.standing;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.entry.Division;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.ByeEntry;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.standing.tiebreak.AdvancementLevels;
import baffin.competition.standing.tiebreak.FixedPointMean;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.competition.standing.tiebreak.TieBreaks;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One computation of a standing; used by one thread. */
public final class StandingCalculation {

    private final Competition competition;
    private final StandingRules standingRules;
    private final ResultLedger resultLedger;
    private final TieBreaks terms;
    private final AdvancementLevels advancementLevels;
    private final Ranker ranker;

    public StandingCalculation(Competition competition, StandingRules standingRules) {
        this.competition = competition;
        this.standingRules = standingRules;
        this.resultLedger = ResultLedger.of(competition, standingRules);
        this.terms = new TieBreaks(resultLedger);
        this.advancementLevels = new AdvancementLevels(competition);
        this.ranker = new Ranker(resultLedger, terms, advancementLevels);
    }

    public ResultLedger book() {
        return resultLedger;
    }

    /** Ranks a group; whoever left before anything was played for it is not there. */
    public List<Ranker.Placed> placed(Group group) {
        return ranker.rank(group.entrants().stream()
                .map(resultLedger::account)
                .filter(entrantRecord -> entrantRecord.entrant.keepsPlace() || !entrantRecord.untouched())
                .toList());
    }

    StandingTable table(Group group, Map<Integer, Integer> before) {
        List<Ranker.Placed> placed = placed(group);
        Achievements achievements = new Achievements(competition, advancementLevels, group, placed);
        List<StandingLine> lines = new ArrayList<>(placed.size());
        for (Ranker.Placed one : placed) {
            Integer then = before.get(one.account().number());
            StandingLine line = line(one, achievements.of(one));
            lines.add(then == null ? line : line.moved(then - one.rank()));
        }
        Division division = group.division();
        return division == null
                ? new StandingTable(null, null, lines)
                : new StandingTable(division.number(), division.tier(), lines);
    }

    private StandingLine line(Ranker.Placed placed, @Nullable Achievement outcome) {
        EntrantRecord entrantRecord = placed.account();
        return new StandingLine(
                entrantRecord.number(),
                entrantRecord.entrant.person(),
                entrantRecord.entrant.presence(),
                placed.rank(),
                entrantRecord.points(),
                standingRules.tieBreaks().stream()
                        .map(kind -> value(entrantRecord, kind))
                        .toList(),
                entrantRecord.games().size(),
                entrantRecord.waiting.size() + resultLedger.unpublished().of(entrantRecord),
                entrantRecord.rests.stream()
                        .filter(ByeEntry::counts)
                        .map(ByeEntry::kind)
                        .toList(),
                entrantRecord.taken,
                Cards.of(competition, entrantRecord.entrant),
                null,
                outcome,
                entrantRecord.struck);
    }

    TieBreakValue value(EntrantRecord entrantRecord, TieBreak kind) {
        return switch (kind) {
            case HEAD_TO_HEAD -> {
                Long met = ranker.met(entrantRecord.number());
                yield new TieBreakValue(kind, met == null ? null : new Points(met).decimal(), null);
            }
            case PLAY_OFF -> {
                Integer place = ranker.playOff(entrantRecord.number());
                yield new TieBreakValue(kind, place == null ? null : BigDecimal.valueOf(place), null);
            }
            case LOT -> new TieBreakValue(kind, null, Ranker.lot(competition, entrantRecord));
            default -> new TieBreakValue(kind, shown(kind, terms.value(entrantRecord, kind)), null);
        };
    }

    private static @Nullable BigDecimal shown(TieBreak kind, long value) {
        if (value == TieBreaks.NONE) {
            return null;
        }
        return switch (kind) {
            case FIRST_PLACES, SECOND_PLACES -> new Points(value).decimal();
            case OPPONENTS, WINNER_SHARE, TABLE_SHARE -> FixedPointMean.shown(value);
            case PENALTIES -> BigDecimal.valueOf(-value);
            default -> BigDecimal.valueOf(value);
        };
    }

    StandingExplanation explain(StandingLine line, List<Group> groups) {
        groups.stream()
                .filter(group -> group.entrants().contains(line.entrant()))
                .forEach(this::placed);
        EntrantRecord entrantRecord = resultLedger.account(line.entrant());
        TieBreakBreakdown tieBreakBreakdown = new TieBreakBreakdown(competition, resultLedger, terms, ranker);
        return new StandingExplanation(
                line,
                new Contributions(competition).of(entrantRecord),
                standingRules.tieBreaks().stream()
                        .map(kind -> tieBreakBreakdown.of(entrantRecord, value(entrantRecord, kind)))
                        .toList());
    }
}
