package baffin.competition.decide.season;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.decide.entry.Placing;
import baffin.competition.decide.entry.Seeding;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** From one season of a league to the next: who goes up, who goes down, who has earned what. */
public final class Seasons {

    private Seasons() {}

    public static Series next(Competition season) {
        Series series = season.series();
        return series == null
                ? new Series(season.id(), 2, season.id())
                : new Series(series.id(), series.season() + 1, season.id());
    }

    /**
     * Who belongs where after a season: all who played, and those who earned a tier before and did not play. By tier
     * and place; of equal places in divisions of one tier the one with more points a match first.
     *
     * @param season whose matches are all played
     */
    public static List<Placement> placements(Competition season) {
        Map<String, Placement> earned = new LinkedHashMap<>();
        Map<String, Double> strength = new HashMap<>();
        season.placements().forEach(placement -> earned.put(placement.player(), placement));
        int number = season.series() == null ? 1 : season.series().season();
        int tiers = season.divisions().stream()
                .mapToInt(division -> division.tier())
                .max()
                .orElse(1);
        DivisionLeague league = (DivisionLeague) season.policy().format();
        Set<Integer> absent = Standings.absent(season);
        for (StandingTable table : Standings.of(season).tables()) {
            int tier = table.tier() == null ? 1 : table.tier();
            int place = 0;
            for (StandingLine line : table.lines()) {
                place++;
                boolean taken = absent.contains(line.entrant())
                        || season.entrant(line.entrant()).filter(Entrant::last).isPresent();
                int moved = tierAfter(tier, tiers, place, table.lines().size(), league);
                moved = taken ? Math.max(tier, moved) : moved;
                if (HouseBot.playing(line.person().player()).isEmpty()) {
                    earned.put(
                            line.person().player(), new Placement(line.person().player(), moved, place, number));
                    strength.put(line.person().player(), line.points().value() / Math.max(1, line.played()));
                }
            }
        }
        List<Placement> all = new ArrayList<>(earned.values());
        all.sort(Comparator.comparingInt(Placement::tier)
                .thenComparingInt(Placement::order)
                .thenComparingDouble(one -> -strength.getOrDefault(one.player(), 0.0))
                .thenComparing(Placement::player));
        return all;
    }

    /** Who goes up, down, stays or may come back, by tier and place in the next season. */
    public static List<SeasonMove> moves(Competition season) {
        Map<String, SeasonMove.Played> played = new HashMap<>();
        for (StandingTable table : Standings.of(season).tables()) {
            int size = table.lines().size();
            int division = table.division() == null ? 1 : table.division();
            int tier = table.tier() == null ? 1 : table.tier();
            for (StandingLine line : table.lines()) {
                boolean taken = season.entrant(line.entrant())
                        .filter(one -> one.presence() == Presence.REMOVED)
                        .isPresent();
                played.put(line.person().player(), new SeasonMove.Played(division, tier, size, line, taken));
            }
        }
        int next = next(season).season();
        List<Placement> earned = placements(season);
        Map<String, Integer> tiers = tiers(season, earned, next);
        return earned.stream()
                .filter(placement -> next - placement.season() <= Placing.BREAK_MAX)
                .map(placement -> move(
                        placement,
                        tiers.getOrDefault(placement.player(), placement.tier()),
                        played.get(placement.player())))
                .sorted(Comparator.comparingInt(SeasonMove::next))
                .toList();
    }

    /** The tiers of the next season if all who still take part start it, by player. */
    private static Map<String, Integer> tiers(Competition season, List<Placement> earned, int next) {
        List<Entrant> again =
                season.active().stream().filter(entrant -> !entrant.house()).toList();
        Map<String, Integer> tiers = new HashMap<>();
        if (again.size() >= season.policy().entry().min()) {
            DivisionLeague league = (DivisionLeague) season.policy().format();
            List<Integer> seeding = Seeding.of(again, List.of(), Objects.requireNonNullElse(season.seed(), ""));
            for (Division division : Placing.nextDivisions(season, seeding, earned, next, league)) {
                division.entrants().stream()
                        .map(number ->
                                season.entrant(number).orElseThrow().person().player())
                        .forEach(player -> tiers.put(player, division.tier()));
            }
        }
        return tiers;
    }

    private static SeasonMove move(Placement placement, int tier, SeasonMove.@Nullable Played played) {
        SeasonMoveKind kind = played == null
                ? SeasonMoveKind.RETURNS
                : tier < played.tier()
                        ? SeasonMoveKind.UP
                        : tier > played.tier() ? SeasonMoveKind.DOWN : SeasonMoveKind.STAYS;
        return new SeasonMove(placement.player(), kind, placement.tier(), tier, placement.season(), played);
    }

    /**
     * With which yellow cards the next season begins: whoever ended this one with a red card has one. Somebody who has
     * not taken part keeps it for the next season, as long as an earned tier is kept.
     */
    public static List<CarriedCard> cards(Competition season) {
        if (!season.policy().cardRule().carry()) {
            return List.of();
        }
        int number = season.series() == null ? 1 : season.series().season();
        Map<String, CarriedCard> cards = new LinkedHashMap<>();
        for (CarriedCard card : season.cards()) {
            if (number + 1 - card.season() <= Placing.BREAK_MAX) {
                cards.put(card.player(), card);
            }
        }
        for (Entrant entrant : season.entrants()) {
            String player = entrant.person().player();
            if (HouseBot.playing(player).isEmpty() && Cards.of(season, entrant).red() > 0) {
                cards.put(player, new CarriedCard(player, number));
            } else if (played(season, entrant)) {
                cards.remove(player);
            }
        }
        return List.copyOf(cards.values());
    }

    private static boolean played(Competition season, Entrant entrant) {
        return season.rounds().stream()
                .flatMap(round -> round.tables().stream())
                .anyMatch(table -> table.seats().contains(entrant.number()));
    }

    private static int tierAfter(int tier, int tiers, int place, int size, DivisionLeague league) {
        if (tier > 1 && place <= league.up()) {
            return tier - 1;
        }
        return tier < tiers && place > size - league.down(size, tier == 1) ? tier + 1 : tier;
    }
}
