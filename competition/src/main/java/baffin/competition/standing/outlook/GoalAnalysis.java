package baffin.competition.standing.outlook;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.course.LateEntry;
import baffin.competition.course.Stages;
import baffin.competition.policy.Format;
import baffin.competition.standing.Achievements;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.outlook.Outlook.Verdict;
import baffin.competition.standing.outlook.Prospect.Chance;
import baffin.competition.standing.outlook.Prospect.Goal;
import baffin.competition.standing.tiebreak.AdvancementLevels;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is proven about one goal: by the stages, where they decide it, else by points.
 *
 * @param alive in an elimination who is in and takes part; else whose match of the latest round is open
 * @param all who is in the standing
 * @param there those of them who take part: a final has places for nobody else
 * @param back those and whoever may come back
 */
record GoalAnalysis(
        Competition competition,
        AdvancementLevels levels,
        List<Ranker.Placed> placed,
        Set<Integer> alive,
        Contenders all,
        Contenders there,
        Contenders back) {

    static GoalAnalysis of(
            Competition competition,
            AdvancementLevels levels,
            List<Ranker.Placed> placed,
            Contenders all,
            Contenders there,
            Contenders back) {
        Set<Integer> alive = new HashSet<>();
        for (Ranker.Placed one : placed) {
            EntrantRecord entrantRecord = one.account();
            boolean in = elimination(competition)
                    ? levels.of(entrantRecord).below() == 0
                    : entrantRecord.waiting.stream()
                            .anyMatch(waiting -> waiting.round().number()
                                    == competition.rounds().size());
            if (in && entrantRecord.entrant.active()) {
                alive.add(entrantRecord.number());
            }
        }
        return new GoalAnalysis(competition, levels, placed, alive, all, there, back);
    }

    Verdict verdict(Ranker.Placed one, Goal goal, int places) {
        // whoever was taken out of a final has come into it all the same
        if (one.account().entrant.last() && goal != Goal.FINAL) {
            return behind(goal, places);
        }
        if (goal == Goal.TITLE && (competition.status() == CompetitionStatus.FINISHED || played(Stage.FINAL))) {
            return first(one);
        }
        if (elimination()) {
            return inElimination(one);
        }
        if (published(Stage.SEMI_FINAL) || published(Stage.FINAL)) {
            return goal == Goal.FINAL ? cameInto(one) : inFinals(one);
        }
        Verdict verdict = switch (goal) {
            case FINAL -> intoFinal(one, places);
            case TITLE -> finals() && competition.active().size() >= fewest() ? title(one) : all.verdict(one, 1);
            case PROMOTION, SAFETY -> all.verdict(one, places);
        };
        // who never comes wins nothing
        boolean unsure = one.account().absent && goal != Goal.SAFETY && verdict.chance() == Chance.CLINCHED;
        return unsure ? Verdict.of(Chance.UNKNOWN) : verdict;
    }

    /** Whoever was taken out stands behind all others; only more of them than places below leave one of them safe. */
    private Verdict behind(Goal goal, int places) {
        long ahead =
                placed.stream().filter(one -> !one.account().entrant.last()).count();
        return Verdict.of(goal == Goal.SAFETY && ahead < places ? Chance.UNKNOWN : Chance.OUT);
    }

    private boolean elimination() {
        return elimination(competition);
    }

    private static boolean elimination(Competition competition) {
        Format format = competition.policy().format();
        return format instanceof Format.PodElimination || format instanceof Format.SingleElimination;
    }

    private boolean finals() {
        return seats() > 0;
    }

    /** Places in the first stage after the main one, with enough entrants. */
    private int seats() {
        return switch (competition.policy().format()) {
            case Format.PodSwiss swiss -> swiss.finalists();
            case Format.Heats heats -> heats.finalists();
            default -> 0;
        };
    }

    private int fewest() {
        return competition.policy().tableSizes().getLast();
    }

    private boolean published(Stage stage) {
        return Stages.count(competition, stage) > 0;
    }

    private boolean played(Stage stage) {
        return !elimination() && Stages.of(competition, stage).stream().anyMatch(Round::played);
    }

    /** All is played: the standing says it. */
    private Verdict first(Ranker.Placed one) {
        if (!Achievements.champion(levels, placed, one.account())) {
            return Verdict.of(Chance.OUT);
        }
        boolean alone = placed.size() < 2 || placed.get(1).rank() > 1;
        return Verdict.of(one.rank() > 1 ? Chance.OUT : alone ? Chance.CLINCHED : Chance.UNKNOWN);
    }

    /**
     * Whoever is in can win all that is to come, and lose it to anybody else who is in: where that is one who was taken
     * out, the next one is first.
     */
    private Verdict inElimination(Ranker.Placed one) {
        if (levels.out(one.account())) {
            return Verdict.of(Achievements.champion(levels, placed, one.account()) ? Chance.UNKNOWN : Chance.OUT);
        }
        return open(one);
    }

    private Verdict cameInto(Ranker.Placed one) {
        return Verdict.of(levels.of(one.account()).below() < AdvancementLevels.MAIN ? Chance.CLINCHED : Chance.OUT);
    }

    private Verdict inFinals(Ranker.Placed one) {
        int below = levels.of(one.account()).below();
        if (below >= AdvancementLevels.MAIN || published(Stage.FINAL) && below > 0) {
            return Verdict.of(Chance.OUT);
        }
        return open(one);
    }

    /** True chances take two: who is alone might have won already, or lost. */
    private Verdict open(Ranker.Placed one) {
        boolean both = alive.size() > 1 && alive.contains(one.account().number());
        return Verdict.of(both ? Chance.DEPENDS : Chance.UNKNOWN);
    }

    /**
     * With too few for semi-finals there is a final only; while somebody may come, now or for the first time, it can be
     * the one or the other.
     */
    private Verdict intoFinal(Ranker.Placed one, int places) {
        int active = (int) placed.stream()
                .filter(other -> other.account().entrant.active() && !other.account().absent)
                .count();
        int table = competition.policy().tableSize();
        int fewest = active >= places ? places : active < fewest() ? 0 : table;
        boolean vacant =
                placed.stream().anyMatch(other -> other.account().entrant.vacant());
        if (!LateEntry.open(competition) && !vacant && active == there.size()) {
            return there.verdict(one, fewest);
        }
        if (there.verdict(one, places).chance() == Chance.OUT) {
            return Verdict.of(one.account().entrant.active() ? Chance.OUT : Chance.UNKNOWN);
        }
        Verdict verdict = back.verdict(one, fewest);
        boolean proven = one.account().entrant.active()
                && (verdict.chance() == Chance.CLINCHED || verdict.chance() == Chance.NEEDS);
        return proven && fewest > 0 ? verdict : Verdict.of(Chance.UNKNOWN);
    }

    /** The title needs a place in the final first. */
    private Verdict title(Ranker.Placed one) {
        Chance place = intoFinal(one, seats()).chance();
        boolean comes =
                place == Chance.CLINCHED || there.searchable() && (place == Chance.NEEDS || place == Chance.DEPENDS);
        return Verdict.of(place == Chance.OUT ? Chance.OUT : comes ? Chance.DEPENDS : Chance.UNKNOWN);
    }
}
