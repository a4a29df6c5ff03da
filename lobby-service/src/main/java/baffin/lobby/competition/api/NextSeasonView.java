package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.decide.season.SeasonMove;
import baffin.competition.decide.season.SeasonMoveKind;
import baffin.competition.decide.season.Seasons;
import baffin.competition.entry.Departure;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Who belongs where in the season after one of a league.
 *
 * @param competitionId the season that leads to it
 * @param season number of the next one
 * @param settled true once the season is finished; before, it is how it stands now
 * @param items by tier and place of the next season
 */
@Schema(name = "NextSeason")
public record NextSeasonView(String competitionId, long version, int season, boolean settled, List<Player> items) {

    /**
     * Somebody who belongs in a tier: what happens if the next season starts with all who are invited, those who have
     * played this one first as far as there are places, and with nobody else.
     *
     * @param handle the public name; that of a former player for an account that is no more
     * @param move UP, DOWN, STAYS, or RETURNS for who has not played this season and keeps the tier earned before
     * @param entrant its number in this season; absent for who has not played it, as are division, tier and rank
     * @param division in which it played
     * @param tier in which it played, 1 for the top
     * @param rank in its division
     * @param next tier of the next season
     * @param why in words
     * @param invited true when an invitation asks the player: not whoever was removed, nor an account that is no more
     */
    @Schema(name = "NextSeasonPlayer")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Player(
            String player,
            @Nullable String handle,
            boolean bot,
            SeasonMoveKind move,
            @Nullable Integer entrant,
            @Nullable Integer division,
            @Nullable Integer tier,
            @Nullable Integer rank,
            int next,
            String why,
            boolean invited)
            implements Named {}

    /**
     * The document.
     *
     * @param people those who have an account, by id
     */
    static NextSeasonView of(Competition season, Map<String, SeatHolder> people) {
        return new NextSeasonView(
                season.id(),
                season.version(),
                Seasons.next(season).season(),
                season.status() == CompetitionStatus.FINISHED,
                Seasons.moves(season, people::containsKey).stream()
                        .map(move -> player(season, move, people.get(move.player())))
                        .toList());
    }

    private static Player player(Competition season, SeasonMove move, @Nullable SeatHolder known) {
        SeasonMove.Played played = move.played();
        SeatHolder person =
                known != null || played == null ? known : played.line().person();
        return new Player(
                move.player(),
                person == null ? null : person.handle(),
                person != null && person.bot(),
                move.kind(),
                played == null ? null : played.line().entrant(),
                played == null ? null : played.division(),
                played == null ? null : played.tier(),
                played == null ? null : played.line().rank(),
                move.next(),
                why(season, move),
                known != null && move.invitable());
    }

    private static String why(Competition season, SeasonMove move) {
        SeasonMove.Played played = move.played();
        if (played == null) {
            return "has not played this season; earned tier " + move.earned() + " in season " + move.season();
        }
        String place = "place " + played.line().rank() + " of " + played.size() + " in division " + played.division();
        Optional<Entrant> entrant = season.entrant(played.line().entrant()).filter(one -> !one.active());
        return entrant.map(one -> place + left(one)).orElse(place) + moved(move);
    }

    /** Why somebody is in another tier than the place says. */
    private static String moved(SeasonMove move) {
        if (move.next() == move.earned()) {
            return "";
        }
        return move.next() > move.earned()
                ? "; tier " + move.earned() + " is full"
                : "; a place in tier " + move.next() + " is free";
    }

    private static String left(Entrant entrant) {
        Departure left = entrant.left();
        String how = entrant.presence() == Entrant.Presence.REMOVED ? "; removed" : "; withdrew";
        return left == null || left.reason() == null ? how : how + ": " + left.reason();
    }
}
