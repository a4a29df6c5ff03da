package baffin.lobby.openmatch.api;

import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Visibility;
import baffin.platform.body.OneOf;
import baffin.platform.problem.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A match to be opened.
 *
 * @param game id of the game
 * @param seats number of seats, within the game's range
 * @param options option name to value; what is left out keeps its default
 * @param seed a seed from outside, where the platform allows it; the match is then unranked for good
 * @param invitationOnly true when only those with the invitation may join; when left out, true for a private match
 * @param visibility who may find the match and look at it, for good: public for anybody, link for who has its id,
 *     private for its own people; when left out, private for a match by invitation and public for any other one
 * @param hostPlays true when you take seat 0; true when left out
 * @param ready true when you are ready at once; false when left out
 * @param nonce what you put into the draws, 1 to 64 visible ASCII characters; nothing when left out
 * @param clock an object with {@code type} Live, PerMove or Unlimited and ISO 8601 durations; 30 idle days when left
 *     out
 * @param absence what happens when time has run out, in order: objects with {@code type} Safe, Substitute, Bot, Forfeit
 * @param vacationDays days of vacation for each seat; 0 when left out
 * @param bots seats that bots of the house take; none when left out
 * @param invite handles of players who are invited: a seat is kept for each until they are ready, or leave; nobody when
 *     left out
 */
@Schema(name = "NewMatch")
public record NewMatch(
        @NotNull(message = "is missing") @OneOf @Schema(examples = "expedition")
        String game,

        @OneOf(known = OneOf.Known.SEATS) @Schema(examples = "3")
        int seats,

        @Nullable Map<String, String> options,
        @Nullable String seed,
        @Nullable Boolean invitationOnly,

        @OneOf({"public", "link", "private"}) @Schema(enumeration = {"public", "link", "private"}) @Nullable
        String visibility,

        @Nullable Boolean hostPlays,
        @Nullable Boolean ready,
        @Nullable String nonce,

        @Schema(
                type = SchemaType.OBJECT,
                implementation = Object.class,
                examples = "{\"type\":\"PerMove\",\"move\":\"P2D\",\"grace\":\"P1D\",\"answer\":\"PT12H\","
                        + "\"weekendsOff\":true}")
        @PlayableTerms
        @Nullable
        ClockRule clock,

        @PlayableTerms @Schema(type = SchemaType.ARRAY, implementation = Object.class) @Nullable
        List<AbsenceStep> absence,

        @Min(value = 0, message = MatchTerms.VACATION)
        @Max(value = MatchTerms.VACATION_MAX, message = MatchTerms.VACATION)
        @Nullable
        Integer vacationDays,

        @Size(max = BOTS_MAX, message = "has at most {max} bots") @Nullable
        List<@NotNull(message = "is missing") @Valid BotSeat> bots,

        @Size(max = BOTS_MAX, message = "has at most {max} players") @Schema(examples = "[\"Sverdrup\"]") @Nullable
        List<@NotNull(message = "is missing") String> invite) {

    private static final int BOTS_MAX = 8;

    /**
     * A seat for a bot of the house, which is ready at once.
     *
     * @param seat from 0; seat 0 is the host's unless {@code hostPlays} is false
     * @param kind a house player (deckhand for beginners, navigator for club players,
     *     commodore for strong ones), or random, which plays any lawful command
     */
    @Schema(name = "BotSeat")
    public record BotSeat(
            @NotNull(message = "is missing") @Schema(examples = "1")
            Integer seat,

            @NotNull(message = "is missing")
            @OneOf({"deckhand", "navigator", "commodore", "random"})
            @Schema(enumeration = {"deckhand", "navigator", "commodore", "random"})
            String kind) {}

    /** The seats of bots for the decider. */
    List<LobbyCommand.HouseSeat> houseSeats() {
        return Stream.ofNullable(bots)
                .flatMap(List::stream)
                .map(bot -> new LobbyCommand.HouseSeat(bot.seat(), bot.kind()))
                .toList();
    }

    /** Clock and absence as wished; null when nothing is. */
    @Nullable
    MatchTerms play() {
        return play(clock, absence, vacationDays);
    }

    /** Who may look at it; null when nothing is wished. */
    @Nullable
    Visibility visible() {
        if (visibility == null) {
            return null;
        }
        return Visibility.find(visibility).orElseThrow();
    }

    /** True when an invitation is needed to join. */
    boolean byInvitation() {
        boolean hidden = visible() == Visibility.PRIVATE;
        if (hidden && Boolean.FALSE.equals(invitationOnly)) {
            throw Problem.invalidField("/invitationOnly", "invalid", "must be true in a private match, or left out")
                    .asException();
        }
        return hidden || Boolean.TRUE.equals(invitationOnly);
    }

    public static @Nullable MatchTerms play(
            @Nullable ClockRule clock, @Nullable List<AbsenceStep> absence, @Nullable Integer vacationDays) {
        if (clock == null && absence == null && vacationDays == null) {
            return null;
        }
        return new MatchTerms(
                clock == null ? MatchTerms.DEFAULT.clock() : clock,
                absence == null ? MatchTerms.DEFAULT.absence() : absence,
                vacationDays == null ? 0 : vacationDays,
                List.of());
    }
}
