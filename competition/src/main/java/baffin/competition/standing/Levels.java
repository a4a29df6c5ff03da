package baffin.competition.standing;

import baffin.competition.Bye;
import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.Stage;
import baffin.competition.course.Knockout;
import baffin.competition.course.Stages;
import baffin.competition.policy.Format;
import baffin.competition.standing.Account.Outing;
import baffin.competition.standing.Account.Waiting;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says how far entrants have come: this goes before points. */
final class Levels {

    private static final Set<Stage> WAY =
            EnumSet.of(Stage.POD, Stage.BRACKET, Stage.SEMI_FINAL, Stage.FINAL, Stage.SECOND_CHANCE);
    private static final int SEMI = 1;
    /** Below of those who have not come further than the main stage. */
    static final int MAIN = 2;

    private static final int NEVER = Integer.MAX_VALUE;

    private final Competition competition;
    private final Format format;
    private final boolean elimination;
    private final int last;
    private final @Nullable Knockout knockout;

    Levels(Competition competition) {
        this.competition = competition;
        this.format = competition.policy().format();
        this.elimination = format instanceof Format.PodElimination || format instanceof Format.SingleElimination;
        this.last = competition.rounds().stream()
                .filter(round -> WAY.contains(round.stage()) && round.stage() != Stage.SECOND_CHANCE)
                .mapToInt(Round::number)
                .max()
                .orElse(0);
        this.knockout = elimination && competition.startedAt() != null ? Knockout.of(competition) : null;
    }

    Level of(Account account) {
        if (elimination) {
            return reached(account);
        }
        Level level = stage(account, Stage.FINAL, 0);
        if (level == null) {
            level = stage(account, Stage.SEMI_FINAL, SEMI);
        }
        return level == null ? new Level(MAIN, 0) : level;
    }

    /** True once somebody is out of an elimination. */
    boolean out(Account account) {
        return elimination && reached(account).below() > 0 && !hopes(account);
    }

    /** True while a second chance may still be published, or the final may lack somebody. */
    private boolean hopes(Account account) {
        boolean over = competition.status().over() || Stages.count(competition, Stage.FINAL) > 0;
        if (knockout == null || over || !account.entrant.active() || !(format instanceof Format.PodElimination pods)) {
            return false;
        }
        boolean fallen = knockout.fallen().contains(account.number());
        return pods.secondChance() && fallen || fills(pods, fallen);
    }

    /** Where two may be left, and no table has two seats, the best of those who fell out fill the final. */
    private boolean fills(Format.PodElimination pods, boolean fallen) {
        boolean few = pods.advance() == 1 || competition.entrants().stream().anyMatch(entrant -> !entrant.active());
        return competition.policy().tableSizes().getLast() > 2 && (few || fallen);
    }

    /** Null for somebody who has not come there; the place counts once all tables of the stage have their result. */
    private @Nullable Level stage(Account account, Stage stage, int below) {
        for (Outing outing : account.outings.reversed()) {
            Round round = outing.at().round();
            if (round.stage() == stage) {
                return new Level(below, round.played() ? outing.score().place() : 0);
            }
        }
        boolean there = account.waiting.stream().anyMatch(one -> one.round().stage() == stage);
        return there ? new Level(below, 0) : null;
    }

    private Level reached(Account account) {
        Outing latest = null;
        int third = 0;
        for (Outing outing : account.outings) {
            Stage stage = outing.at().round().stage();
            latest = WAY.contains(stage) ? outing : latest;
            third = stage == Stage.THIRD_PLACE ? outing.score().place() : third;
        }
        int round = latest == null ? 0 : latest.at().round().number();
        for (Waiting waiting : account.waiting) {
            if (WAY.contains(waiting.round().stage())) {
                return Level.EVEN;
            }
        }
        int through = account.rests.stream()
                .filter(rest -> rest.kind() == Bye.Kind.THROUGH || rest.kind() == Bye.Kind.PAIRING)
                .mapToInt(rest -> rest.round().number())
                .max()
                .orElse(0);
        boolean left = !account.entrant.active()
                && (latest == null || latest.at().round().stage() != Stage.FINAL);
        if (through > round && through >= last && !left) {
            return Level.EVEN;
        }
        if (latest == null) {
            return through == 0 && last > 0 ? new Level(NEVER, 0) : gone(Math.max(through, round), 0);
        }
        if (round >= last && !left && !lost(account, latest)) {
            return Level.EVEN;
        }
        int place =
                !lost(account, latest) ? 0 : third > 0 ? third : latest.score().place();
        return gone(Math.max(through, round), place);
    }

    /** By the place at the table, or by what has decided between those who shared it. */
    private boolean lost(Account account, Outing latest) {
        return latest.score().place() > goOn(latest)
                || !latest.at().seat(latest.seat()).scores()
                || knockout != null && knockout.out().contains(account.number());
    }

    private Level gone(int round, int place) {
        return last == 0 ? Level.EVEN : new Level(competition.rounds().size() + 1 - round, place);
    }

    /** How many of a table go on. */
    private int goOn(Outing outing) {
        boolean pod = outing.at().round().stage() == Stage.POD;
        return pod && format instanceof Format.PodElimination pods
                ? Math.min(pods.advance(), outing.at().size() - 1)
                : 1;
    }
}
