package baffin.competition.standing.outlook;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant.Presence;
import baffin.competition.course.LateEntry;
import baffin.competition.course.Stages;
import baffin.competition.entry.Division;
import baffin.competition.pairing.Interruption;
import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Group;
import baffin.competition.standing.StandingCalculation;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.standing.outlook.Prospect.Chance;
import baffin.competition.standing.outlook.Prospect.Goal;
import baffin.competition.standing.tiebreak.AdvancementLevels;
import baffin.competition.standing.tiebreak.Ranker;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says who has reached what for sure, who cannot any more, and how many points suffice. */
public final class Outlook {

    private final Competition competition;
    private final Format format;
    private final StandingCalculation standingCalculation;
    private final AdvancementLevels advancementLevels;

    private Outlook(Competition competition) {
        this.competition = competition;
        this.format = competition.policy().format();
        this.standingCalculation = new StandingCalculation(competition, StandingRules.of(competition.policy()));
        this.advancementLevels = new AdvancementLevels(competition);
    }

    /** By table of the standing, rank and goal; nothing before play begins and after a competition was called off. */
    public static List<Prospect> of(Competition competition) {
        if (competition.startedAt() == null || competition.status() == CompetitionStatus.CANCELLED) {
            return List.of();
        }
        Outlook outlook = new Outlook(competition);
        List<Prospect> all = new ArrayList<>();
        Standings.groups(competition).forEach(group -> all.addAll(outlook.of(group)));
        return all;
    }

    private List<Prospect> of(Group group) {
        List<Ranker.Placed> placed = standingCalculation.placed(group);
        Map<Goal, Integer> goals = goals(group);
        List<Ranker.Placed> standing =
                undecided().map(other -> other.placed(group)).orElse(placed);
        // whoever was taken out stands behind all others, whatever is still played
        List<Ranker.Placed> running =
                standing.stream().filter(one -> !one.account().entrant.last()).toList();
        Contenders all = new Contenders(competition, standingCalculation.book(), group, running);
        boolean late = goals.containsKey(Goal.FINAL) && LateEntry.open(competition);
        Contenders there = goals.containsKey(Goal.FINAL) ? runners(group, standing, false) : all;
        Contenders back = late ? runners(group, standing, true) : there;
        GoalAnalysis goalAnalysis = GoalAnalysis.of(competition, advancementLevels, placed, all, there, back);
        List<Prospect> prospects = new ArrayList<>();
        for (Ranker.Placed one : placed) {
            Interruption.check();
            goals.forEach((goal, places) ->
                    prospects.add(prospect(group, one, goal, goalAnalysis.verdict(one, goal, places))));
        }
        return prospects;
    }

    /** The standing without what a play-off may still change; empty when none may. */
    private Optional<StandingCalculation> undecided() {
        StandingRules standingRules = StandingRules.of(competition.policy());
        int playOff = standingRules.tieBreaks().indexOf(TieBreak.PLAY_OFF);
        boolean played = Stages.of(competition, Stage.PLAY_OFF).stream().anyMatch(Round::played);
        return playOff < 0 || played || competition.status().over()
                ? Optional.empty()
                : Optional.of(new StandingCalculation(
                        competition,
                        new StandingRules(
                                standingRules.points(),
                                standingRules.tieBreaks().subList(0, playOff))));
    }

    /** Those whom a final can have, ranked among themselves: whoever has left, or can no more come, takes no place. */
    private Contenders runners(Group group, List<Ranker.Placed> placed, boolean back) {
        List<Ranker.Placed> there = placed.stream()
                .filter(one -> one.account().entrant.active()
                        || back && one.account().entrant.presence() != Presence.REMOVED)
                .filter(one -> !one.account().absent
                        || back
                        || !one.account().waiting.isEmpty()
                        || standingCalculation.book().unpublished().of(one.account()) > 0)
                .toList();
        List<Ranker.Placed> ranked = new ArrayList<>();
        for (Ranker.Placed one : there) {
            boolean shared = !ranked.isEmpty() && there.get(ranked.size() - 1).rank() == one.rank();
            int rank = shared ? ranked.getLast().rank() : ranked.size() + 1;
            ranked.add(new Ranker.Placed(one.account(), rank));
        }
        return new Contenders(competition, standingCalculation.book(), group, ranked);
    }

    /** The goals of a table with the number of places that reach each. */
    private Map<Goal, Integer> goals(Group group) {
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
                int size = group.entrants().size();
                int down = division.tier() < lowest ? league.down(size, division.tier() == 1) : 0;
                if (down > 0) {
                    goals.put(Goal.SAFETY, Math.max(0, size - down));
                }
            }
            case Format.PodSwiss swiss when swiss.finalists() > 0 -> goals.put(Goal.FINAL, swiss.finalists());
            case Format.Heats heats -> goals.put(Goal.FINAL, heats.finalists());
            default -> {}
        }
        return goals;
    }

    private static Prospect prospect(Group group, Ranker.Placed one, Goal goal, Verdict verdict) {
        Division division = group.division();
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
}
