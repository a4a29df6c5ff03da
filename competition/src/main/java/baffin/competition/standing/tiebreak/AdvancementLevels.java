package baffin.competition.standing.tiebreak;

import baffin.competition.Competition;
import baffin.competition.course.Knockout;
import baffin.competition.course.Stages;
import baffin.competition.pairing.Bracket;
import baffin.competition.policy.Format;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import baffin.competition.standing.ledger.EntrantRecord.PendingMatch;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says how far entrants have come: this goes before points. */
public final class AdvancementLevels {

    private static final Set<Stage> WAY =
            EnumSet.of(Stage.POD, Stage.BRACKET, Stage.SEMI_FINAL, Stage.FINAL, Stage.SECOND_CHANCE);
    private static final int SEMI = 1;
    /** Below of those who have not come further than the main stage. */
    public static final int MAIN = 2;

    private static final int NEVER = Integer.MAX_VALUE;

    private final Competition competition;
    private final Format format;
    private final boolean elimination;
    private final boolean bracket;
    private final Map<Integer, Integer> depths = new HashMap<>();
    private final int last;
    private final @Nullable Knockout knockout;

    public AdvancementLevels(Competition competition) {
        this.competition = competition;
        this.format = competition.policy().format();
        this.elimination = format instanceof Format.PodElimination || format instanceof Format.SingleElimination;
        this.bracket = format instanceof Format.SingleElimination;
        if (bracket) {
            levels();
        }
        this.last = competition.rounds().stream()
                .filter(round -> WAY.contains(round.stage()) && round.stage() != Stage.SECOND_CHANCE)
                .mapToInt(this::depth)
                .max()
                .orElse(0);
        this.knockout = elimination && competition.startedAt() != null ? Knockout.of(competition) : null;
    }

    public AdvancementLevel of(EntrantRecord entrantRecord) {
        if (elimination) {
            return reached(entrantRecord);
        }
        AdvancementLevel advancementLevel = stage(entrantRecord, Stage.FINAL, 0);
        if (advancementLevel == null) {
            advancementLevel = stage(entrantRecord, Stage.SEMI_FINAL, SEMI);
        }
        return advancementLevel == null ? new AdvancementLevel(MAIN, 0) : advancementLevel;
    }

    /** True once somebody is out of an elimination. */
    public boolean out(EntrantRecord entrantRecord) {
        return elimination && reached(entrantRecord).below() > 0 && !hopes(entrantRecord);
    }

    /** False for somebody who did not play the final, or the semi-final, to its end, where the places there count. */
    public boolean came(EntrantRecord entrantRecord) {
        return elimination || of(entrantRecord).place() < EntrantRecord.BEHIND_ALL_PLACES;
    }

    /** True while a second chance may still be published, or the final may lack somebody. */
    private boolean hopes(EntrantRecord entrantRecord) {
        boolean over = competition.status().over() || Stages.count(competition, Stage.FINAL) > 0;
        if (knockout == null
                || over
                || !entrantRecord.entrant.active()
                || knockout.absent().contains(entrantRecord.number())
                || !(format instanceof Format.PodElimination pods)) {
            return false;
        }
        boolean fallen = knockout.fallen().contains(entrantRecord.number());
        return pods.secondChance() && fallen || fills(pods, fallen);
    }

    /** Where two may be left, and no table has two seats, the best of those who fell out fill the final. */
    private boolean fills(Format.PodElimination pods, boolean fallen) {
        boolean few = pods.advance() == 1 || competition.entrants().stream().anyMatch(entrant -> !entrant.active());
        return competition.policy().tableSizes().getLast() > 2 && (few || fallen);
    }

    /** Null for somebody who has not come there; the place counts once all tables of the stage have their result. */
    private @Nullable AdvancementLevel stage(EntrantRecord entrantRecord, Stage stage, int below) {
        for (Appearance appearance : entrantRecord.outings.reversed()) {
            Round round = appearance.at().round();
            if (round.stage() == stage) {
                return new AdvancementLevel(below, round.played() ? appearance.order() : 0);
            }
        }
        boolean there =
                entrantRecord.waiting.stream().anyMatch(one -> one.round().stage() == stage);
        return there ? new AdvancementLevel(below, 0) : null;
    }

    private AdvancementLevel reached(EntrantRecord entrantRecord) {
        Appearance latest = null;
        int third = 0;
        for (Appearance appearance : entrantRecord.outings) {
            Stage stage = appearance.at().stage();
            latest = WAY.contains(stage) ? appearance : latest;
            third = stage == Stage.THIRD_PLACE ? appearance.order() : third;
        }
        int round = latest == null ? 0 : depth(latest.at().round());
        for (PendingMatch waiting : entrantRecord.waiting) {
            if (WAY.contains(waiting.round().stage(waiting.table()))) {
                return AdvancementLevel.EVEN;
            }
        }
        if (entrantRecord.uncounted.stream().anyMatch(WAY::contains)) {
            return AdvancementLevel.EVEN;
        }
        int through = entrantRecord.rests.stream()
                .filter(rest -> rest.kind() == ByeKind.THROUGH || rest.kind() == ByeKind.PAIRING)
                .mapToInt(rest -> depth(rest.round()))
                .max()
                .orElse(0);
        boolean left = !entrantRecord.entrant.active()
                && (latest == null || latest.at().round().stage() != Stage.FINAL);
        if (through > round && (bracket || through >= last) && !left) {
            return AdvancementLevel.EVEN;
        }
        if (latest == null) {
            return through == 0 && last > 0 ? new AdvancementLevel(NEVER, 0) : gone(Math.max(through, round), 0);
        }
        if ((bracket || round >= last) && !left && !lost(entrantRecord, latest)) {
            return AdvancementLevel.EVEN;
        }
        int place = !lost(entrantRecord, latest) ? 0 : third > 0 ? third : latest.order();
        return gone(Math.max(through, round), place);
    }

    /** The number of a round; in a bracket that of the first round of its level, of which a tie may hold up a part. */
    private int depth(Round round) {
        return depths.getOrDefault(round.number(), round.number());
    }

    private void levels() {
        Map<Integer, Integer> first = new HashMap<>();
        for (Round round : competition.rounds()) {
            if (WAY.contains(round.stage())) {
                List<Integer> two = round.tables().getFirst().seats();
                int level = Bracket.level(competition.seeding(), two.getFirst(), two.getLast());
                depths.put(round.number(), first.computeIfAbsent(level, none -> round.number()));
            }
        }
    }

    /** By the place at the table, or by what has decided between those who shared it. */
    private boolean lost(EntrantRecord entrantRecord, Appearance latest) {
        return latest.order() > goOn(latest)
                || knockout != null && knockout.out().contains(entrantRecord.number());
    }

    private AdvancementLevel gone(int round, int place) {
        return last == 0
                ? AdvancementLevel.EVEN
                : new AdvancementLevel(competition.rounds().size() + 1 - round, place);
    }

    /** How many of a table go on. */
    private int goOn(Appearance appearance) {
        boolean pod = appearance.at().round().stage() == Stage.POD;
        return pod && format instanceof Format.PodElimination pods
                ? Math.min(pods.advance(), appearance.at().size() - 1)
                : 1;
    }
}
