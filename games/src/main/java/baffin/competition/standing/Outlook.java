package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.Division;
import baffin.competition.Stage;
import baffin.competition.Status;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.standing.Prospect.Chance;
import baffin.competition.standing.Prospect.Goal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Says who has reached what for sure, who cannot any more, and how many points suffice. */
public final class Outlook {

    private final Competition competition;
    private final Format format;
    private final Reckoning reckoning;
    private final Levels levels;

    private Outlook(Competition competition) {
        this.competition = competition;
        this.format = competition.policy().format();
        this.reckoning = new Reckoning(competition, Scheme.of(competition.policy()));
        this.levels = new Levels(competition);
    }

    /** By table of the standing, rank and goal; nothing before play begins and after a competition was called off. */
    public static List<Prospect> of(Competition competition) {
        if (competition.startedAt() == null || competition.status() == Status.CANCELLED) {
            return List.of();
        }
        Outlook outlook = new Outlook(competition);
        List<Prospect> all = new ArrayList<>();
        Standings.groups(competition).forEach(group -> all.addAll(outlook.of(group)));
        return all;
    }

    private List<Prospect> of(Group group) {
        List<Ranker.Placed> placed = reckoning.placed(group);
        Map<Goal, Integer> goals = goals(group, placed.size());
        Runners runners = new Runners(competition, reckoning.book(), placed);
        List<Prospect> prospects = new ArrayList<>();
        for (Ranker.Placed one : placed) {
            goals.forEach((goal, places) -> prospects.add(prospect(group, runners, placed, one, goal, places)));
        }
        return prospects;
    }

    /** The goals of a table with the number of places that reach each. */
    private Map<Goal, Integer> goals(Group group, int size) {
        Map<Goal, Integer> goals = new EnumMap<>(Goal.class);
        goals.put(Goal.TITLE, 1);
        Division division = group.division();
        switch (format) {
            case Format.DivisionLeague league
            when division != null -> {
                int lowest = competition.divisions().stream()
                        .mapToInt(Division::tier)
                        .max()
                        .orElse(1);
                if (division.tier() > 1 && league.up() > 0) {
                    goals.put(Goal.PROMOTION, league.up());
                }
                if (division.tier() < lowest && league.down() > 0) {
                    goals.put(Goal.SAFETY, Math.max(0, size - league.down()));
                }
            }
            case Format.PodSwiss swiss when swiss.finalists() > 0 -> goals.put(Goal.FINAL, swiss.finalists());
            case Format.Heats heats -> goals.put(Goal.FINAL, heats.finalists());
            default -> {}
        }
        return goals;
    }

    private Prospect prospect(
            Group group, Runners runners, List<Ranker.Placed> placed, Ranker.Placed one, Goal goal, int places) {
        Division division = group.division();
        Verdict verdict = knockedOut(one, goal, placed);
        if (verdict == null) {
            boolean last = goal == Goal.TITLE && (elimination() || finals());
            verdict = last ? title(runners, placed, one) : runners.verdict(one, places);
        }
        return new Prospect(
                one.account().number(),
                division == null ? null : division.number(),
                goal,
                verdict.chance(),
                verdict.needs(),
                verdict.least());
    }

    /**
     * What was found.
     *
     * @param needs for {@link Chance#NEEDS} only
     */
    record Verdict(Chance chance, @Nullable Points needs, boolean least) {

        static Verdict of(Chance chance) {
            return new Verdict(chance, null, false);
        }
    }

    private boolean elimination() {
        return format instanceof Format.PodElimination || format instanceof Format.SingleElimination;
    }

    private boolean finals() {
        return format instanceof Format.Heats || format instanceof Format.PodSwiss swiss && swiss.finalists() > 0;
    }

    private boolean published(Stage stage) {
        return competition.rounds().stream().anyMatch(round -> round.stage() == stage);
    }

    /** Once the main stage is over, or in an elimination, the stage says it; null when it does not. */
    private @Nullable Verdict knockedOut(Ranker.Placed one, Goal goal, List<Ranker.Placed> placed) {
        if (competition.status() == Status.FINISHED && goal == Goal.TITLE) {
            boolean first = one.rank() == 1;
            boolean alone = placed.size() < 2 || placed.get(1).rank() > 1;
            return Verdict.of(first ? alone ? Chance.CLINCHED : Chance.UNKNOWN : Chance.OUT);
        }
        if (elimination()) {
            return Verdict.of(levels.out(one.account()) ? Chance.OUT : Chance.UNKNOWN);
        }
        if (!finals() || !published(Stage.SEMI_FINAL) && !published(Stage.FINAL)) {
            return null;
        }
        int below = levels.of(one.account()).below();
        boolean in = below < Levels.MAIN;
        if (goal == Goal.FINAL) {
            return Verdict.of(in ? Chance.CLINCHED : Chance.OUT);
        }
        boolean missed = !in || published(Stage.FINAL) && below > 0;
        return Verdict.of(missed ? Chance.OUT : Chance.UNKNOWN);
    }

    /** The title needs a place in the final first. */
    private Verdict title(Runners runners, List<Ranker.Placed> placed, Ranker.Placed one) {
        int finalists = switch (format) {
            case Format.PodSwiss swiss -> swiss.finalists();
            case Format.Heats heats -> heats.finalists();
            default -> placed.size();
        };
        boolean out = runners.verdict(one, finalists).chance() == Chance.OUT;
        return Verdict.of(out ? Chance.OUT : Chance.UNKNOWN);
    }
}
