package baffin.gameservice.match.api;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.words.Messages;
import baffin.gameservice.match.Match;
import baffin.match.state.Attendance;
import baffin.match.state.PauseProposal;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Named;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.CompetitionPlace;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A match as a viewer may see it.
 *
 * @param matchId the match
 * @param game id of the game
 * @param version version shown
 * @param status {@code RUNNING}, {@code ENDED}, or {@code RULED} while nobody plays on because the table was ruled on
 * @param seats who sits where
 * @param seat the caller's own seat; absent for spectators
 * @param toAct seats that may act now, in the order in which they are asked; none once it is over or ruled on
 * @param resigned seats that play no more
 * @param ranked false for a match with a seed from outside ("seeded, unranked")
 * @param rulesVersion version of the rules it is played by
 * @param options what the host chose, by name, completed with the defaults
 * @param commitment SHA-256 of the secret seed, hexadecimal
 * @param seed the seed, hexadecimal; absent until the match has ended
 * @param canUndo true when the caller may take back the last step
 * @param organiser id of the player who opened the match
 * @param competition where it stands in a competition; absent for a match of its own
 * @param resultLink where the result of its table stands as it counts, which a ruling may have made another one than
 *     that of the match, also after its end; relative to the platform's address; absent for a match of its own
 * @param ruled what counts in the competition instead of this match; absent unless the status is {@code RULED}
 * @param clock how much time each seat has
 * @param table who may take seats over, and what seats plan
 * @param serverTime when this was answered (UTC)
 * @param stoppedSince version that could not be shown, when the match is set aside; absent otherwise
 * @param view the game, in its own words
 * @param aids what the viewer would have to work out at the table, the most urgent first, 40 at most; none once it is
 *     over or ruled on
 * @param score the score sheet as if it ended now, or as it ended
 */
@Schema(name = "Match")
public record MatchView(
        String matchId,
        @Schema(examples = "expedition") String game,
        @Schema(examples = "57") long version,

        @Schema(enumeration = {RUNNING, RULED, ENDED}) String status,

        List<SeatView> seats,
        @Nullable Integer seat,
        List<Integer> toAct,
        List<Integer> resigned,
        boolean ranked,
        String rulesVersion,
        Map<String, String> options,
        String commitment,
        @Nullable String seed,
        boolean canUndo,
        String organiser,
        @Nullable CompetitionPlace competition,
        @Nullable String resultLink,
        @Nullable RuledMatch ruled,
        ClockView clock,
        MatchTableView table,
        Instant serverTime,
        @Nullable Long stoppedSince,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        Object view,

        List<AidView> aids,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class)
        ObjectNode score) {

    /** Status of a match that is played. */
    public static final String RUNNING = "RUNNING";

    /** Status of a match that nobody plays on, since its table was ruled on. */
    public static final String RULED = "RULED";

    /** Status of a match that is over. */
    public static final String ENDED = "ENDED";

    /**
     * One seat.
     *
     * @param seat 0 to seats - 1
     * @param player id of the player
     * @param handle public name of the player
     * @param bot true when a program plays
     * @param colour colour of the seat
     */
    @Schema(name = "MatchSeat")
    public record SeatView(
            int seat, String player, @Nullable String handle, boolean bot, String colour) implements Named {}

    /**
     * What a player would otherwise have to work out.
     *
     * @param kind what it is about
     * @param ruleId the rule that grants it
     * @param text what there is to know
     * @param targets what a picture should mark, as {@code data-spot} of pictures names it, 40 at most
     */
    @Schema(name = "Aid")
    public record AidView(
            @Schema(examples = "ship-trapped") String kind,
            @Schema(examples = "EX-10.1") String ruleId,
            String text,
            List<String> targets) {

        static AidView of(Aid aid, Messages messages, Locale language) {
            return new AidView(aid.kind(), aid.ruleId(), messages.text(aid.text(), language), aid.targets());
        }
    }

    /**
     * A match as the viewer may see it.
     *
     * @param stoppedSince version at which the match was set aside; null when it goes on
     * @param names by which the seats of a sandbox go
     * @param language of the words of the game's view and of its aids
     */
    public static MatchView of(
            Match<?, ?, ?, ?> match,
            Viewer viewer,
            Instant serverTime,
            @Nullable Long stoppedSince,
            PublicNames names,
            Locale language) {
        var start = match.start();
        return new MatchView(
                match.id(),
                start.setup().game(),
                match.version(),
                match.progress().status().name(),
                seats(match, names),
                viewer instanceof Viewer.Player player ? player.seat().index() : null,
                match.toAct().stream().map(Seat::index).toList(),
                match.resigned().stream().map(Seat::index).toList(),
                start.ranked(),
                start.rulesVersion(),
                start.forGame().options(),
                start.commitment(),
                match.ended() ? start.seed() : null,
                match.canUndo(viewer),
                match.attendance().organiser(),
                CompetitionPlace.of(start.competition()),
                resultLink(start.competition()),
                RuledMatch.of(match),
                ClockView.of(match.attendance().clocks(), serverTime),
                MatchTableView.of(match, viewer),
                serverTime,
                stoppedSince,
                match.view(viewer, language),
                aids(match, viewer, language),
                match.codec().sheet(match.sheet(), language));
    }

    private static List<AidView> aids(Match<?, ?, ?, ?> match, Viewer viewer, Locale language) {
        Messages messages = match.codec().game().explainer().messages();
        return match.aids(viewer).stream()
                .map(aid -> AidView.of(aid, messages, language))
                .toList();
    }

    private static @Nullable String resultLink(@Nullable CompetitionRef place) {
        return place == null ? null : "/api/v1/competitions/" + place.competition() + "/rounds/" + place.round();
    }

    private static List<SeatView> seats(Match<?, ?, ?, ?> match, PublicNames names) {
        List<SeatHolder> holders = match.attendance().holders();
        List<String> colours = match.codec().game().info().colours();
        List<SeatView> seats = new ArrayList<>(holders.size());
        for (SeatHolder holder : holders) {
            String there = holder.shownAs();
            seats.add(new SeatView(
                    seats.size(),
                    holder.player(),
                    there == null ? holder.handle() : names.of(there),
                    holder.bot(),
                    colours.get(seats.size())));
        }
        return seats;
    }

    /**
     * Why nobody plays on: something else counts at the table. When the ruling is lifted, the match continues.
     *
     * @param ruling number of the ruling in the competition, which can be lifted; absent when it has none
     * @param kind what counts instead
     * @param reason the organiser's words
     * @param since when it was ruled (UTC)
     */
    @Schema(name = "RuledMatch")
    public record RuledMatch(
            @Nullable Integer ruling,

            @Schema(
                    enumeration = {
                        "FORFEIT",
                        "ADJUDICATION",
                        "CORRECTION",
                        "ABANDONED",
                        "DEADLINE",
                        "VOID",
                        "REPLAY",
                        "WITHDRAWN"
                    })
            String kind,

            String reason,
            Instant since) {

        static @Nullable RuledMatch of(Match<?, ?, ?, ?> match) {
            Ruled ruled = match.ruled();
            return ruled == null
                    ? null
                    : new RuledMatch(ruled.ruling(), ruled.kind().name(), ruled.reason(), ruled.since());
        }
    }

    /**
     * Who may come and what is planned.
     *
     * @param alternates who is ready to take a seat over, the first one first
     * @param offered seats that any alternate may take
     * @param orders what the caller's own seat has planned; absent for everybody else
     * @param pauseProposal a pause that some would like; absent when there is none
     */
    @Schema(name = "MatchTable")
    public record MatchTableView(
            List<Alternate> alternates,
            List<Integer> offered,

            @Schema(type = SchemaType.ARRAY, implementation = Object.class) @Nullable
            List<Object> orders,

            @Nullable Proposal pauseProposal) {

        /**
         * Somebody who is ready to take a seat over.
         *
         * @param player id of the player
         * @param handle public name
         * @param bot true for a program
         */
        @Schema(name = "Alternate")
        public record Alternate(String player, @Nullable String handle, boolean bot) implements Named {}

        /**
         * A pause that some would like.
         *
         * @param until when it would end (UTC)
         * @param agreed seats that want it
         */
        @Schema(name = "PauseProposal")
        public record Proposal(Instant until, List<Integer> agreed) {}

        static MatchTableView of(Match<?, ?, ?, ?> match, Viewer viewer) {
            Attendance attendance = match.attendance();
            PauseProposal proposal = attendance.proposal();
            return new MatchTableView(
                    attendance.alternates().stream()
                            .map(MatchTableView::alternate)
                            .toList(),
                    indexes(attendance.offered()),
                    viewer instanceof Viewer.Player(Seat seat)
                            ? List.copyOf(attendance.orders(seat).orders())
                            : null,
                    proposal == null ? null : new Proposal(proposal.until(), indexes(proposal.agreed())));
        }

        private static Alternate alternate(SeatHolder holder) {
            return new Alternate(holder.player(), holder.handle(), holder.bot());
        }

        private static List<Integer> indexes(List<Seat> seats) {
            return seats.stream().map(Seat::index).toList();
        }
    }
}
