package baffin.competition.decide.season;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.decide.entry.Placing;
import baffin.competition.decide.entry.Seeding;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.event.CompetitionCommand.CorrectPlacements;
import baffin.competition.event.CompetitionEvent.PlacementsCorrected;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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

    /**
     * Who goes up, down, stays or may come back, by tier and place in the next season.
     *
     * @param there true for players who have an account
     */
    public static List<SeasonMove> moves(Competition season, Predicate<String> there) {
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
        List<Placement> known = earned.stream()
                .filter(placement -> next - placement.season() <= Placing.BREAK_MAX)
                .toList();
        List<String> invited = known.stream()
                .map(Placement::player)
                .filter(there)
                .filter(player ->
                        !played.containsKey(player) || !played.get(player).last())
                .sorted(Comparator.comparing(player -> !played.containsKey(player)))
                .toList();
        Map<String, Integer> tiers = tiers(season, invited, earned, next);
        return known.stream()
                .map(placement -> move(
                        placement,
                        tiers.getOrDefault(placement.player(), placement.tier()),
                        played.get(placement.player())))
                .sorted(Comparator.comparingInt(SeasonMove::next))
                .toList();
    }

    /**
     * The tiers of the next season if it starts with all who are invited, as far as there are places, by player.
     *
     * @param invited those who have played this season first
     */
    private static Map<String, Integer> tiers(
            Competition season, List<String> invited, List<Placement> earned, int next) {
        List<Entrant> again = new ArrayList<>();
        for (String player : invited.subList(
                0, Math.min(invited.size(), season.policy().entry().max()))) {
            again.add(as(again.size() + 1, player, season));
        }
        Map<String, Integer> tiers = new HashMap<>();
        if (again.size() >= season.policy().entry().min()) {
            List<Integer> order = Seeding.of(again, List.of(), Objects.requireNonNullElse(season.seed(), ""));
            List<Entrant> seeding =
                    order.stream().map(number -> again.get(number - 1)).toList();
            for (Division division : Placing.nextDivisions(season.policy(), seeding, earned, next)) {
                division.entrants().forEach(number -> tiers.put(invited.get(number - 1), division.tier()));
            }
        }
        return tiers;
    }

    /** Somebody as an entrant of the next season, with the rating of this one. */
    private static Entrant as(int number, String player, Competition season) {
        Optional<Entrant> was =
                season.entrants().stream().filter(one -> one.is(player)).findFirst();
        Integer rating = was.map(Entrant::rating).orElse(null);
        int rated = was.map(Entrant::rated).orElse(0);
        return new Entrant(number, new SeatHolder(player, false), rating, rated, season.createdAt(), 1);
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

    /**
     * What a change of a season means for the next one, if there is one.
     *
     * @return empty where it begins as it would have before
     */
    public static Optional<CorrectPlacements> correction(Competition before, Competition after) {
        if (after.status() != CompetitionStatus.FINISHED || !(after.policy().format() instanceof DivisionLeague)) {
            return Optional.empty();
        }
        CorrectPlacements now = new CorrectPlacements(placements(after), cards(after));
        boolean same = before.status() == CompetitionStatus.FINISHED
                && now.equals(new CorrectPlacements(placements(before), cards(before)));
        return same ? Optional.empty() : Optional.of(now);
    }

    /** A season that is cancelled takes them too: it may be resumed, and another one may follow in its stead. */
    public static Verdict corrected(Competition state, CorrectPlacements corrected) {
        boolean begun = state.startedAt() != null
                || state.placements().equals(corrected.placements())
                        && state.cards().equals(corrected.cards());
        return begun && state.status() != CompetitionStatus.CANCELLED
                ? Verdict.accepted()
                : Verdict.accepted(new PlacementsCorrected(corrected.placements(), corrected.cards()));
    }

    private static int tierAfter(int tier, int tiers, int place, int size, DivisionLeague league) {
        if (tier > 1 && place <= league.up()) {
            return tier - 1;
        }
        return tier < tiers && place > size - league.down(size, tier == 1) ? tier + 1 : tier;
    }
}
