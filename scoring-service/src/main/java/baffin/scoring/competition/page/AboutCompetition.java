package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.competition.policy.TieBreak;
import baffin.match.GameRegistry;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a competition is, for who comes to its page.
 *
 * @param description in the organisers' words; null for none
 * @param game its name
 * @param points of the places, by size of the table
 * @param tieBreaks in order
 * @param organisers by name
 * @param min fewest entrants
 * @param max most entrants
 * @param news announcements, the latest first
 */
public record AboutCompetition(
        @Nullable String description,
        String game,
        List<Scale> points,
        List<TieBreak> tieBreaks,
        List<String> organisers,
        int min,
        int max,
        List<News> news) {

    /**
     * Points at tables of a size.
     *
     * @param places those of the places, the first one first
     */
    public record Scale(int seats, String places) {}

    public record News(Stamp at, String text) {}

    static AboutCompetition of(Competition competition, PublicNames names) {
        Policy policy = competition.policy();
        return new AboutCompetition(
                policy.description(),
                GameRegistry.installed()
                        .find(policy.game())
                        .map(game -> game.info().name())
                        .orElse(policy.game()),
                policy.tableSizes().stream()
                        .map(seats -> new Scale(
                                seats,
                                policy.points().of(seats).stream()
                                        .map(Points::toString)
                                        .collect(Collectors.joining(" / "))))
                        .filter(scale -> !scale.places().isEmpty())
                        .toList(),
                policy.tieBreaks(),
                competition.organisers().stream()
                        .map(organiser -> names.of(organiser.player()))
                        .toList(),
                policy.entry().min(),
                policy.entry().max(),
                competition.announcements().reversed().stream()
                        .map(one -> new News(Stamp.of(one.at()), FreeText.shown(one.text(), names)))
                        .toList());
    }
}
