package baffin.lobby.openmatch.domain;

import baffin.match.chance.Seed;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Visibility;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a match is about; fixed when it is opened.
 *
 * @param game id of the game
 * @param options option name to value; completed with the game's defaults once opened
 * @param seats number of seats
 * @param invitationHash SHA-256 of the code that lets one in, hexadecimal; null when everyone may join
 * @param seed number or word from outside, which makes the match unranked for good; null for a secret one
 * @param rematchOf the match whose players meet again; null when there is none
 * @param play clock and absence; null for those of the platform
 * @param secret the seed that is committed to from the opening on, 64 hexadecimal digits; null with a seed from outside
 * @param competition where the match stands in a competition; null for a match of its own
 * @param visibility who may find it and look at it; null when nothing was said about it
 */
public record Terms(
        String game,
        Map<String, String> options,
        int seats,
        @Nullable String invitationHash,
        @Nullable String seed,
        @Nullable String rematchOf,
        @Nullable MatchTerms play,
        @Nullable String secret,
        @Nullable CompetitionRef competition,
        @Nullable Visibility visibility) {

    public Terms {
        options = Map.copyOf(options);
    }

    Terms withOptions(Map<String, String> all) {
        return new Terms(game, all, seats, invitationHash, seed, rematchOf, play, secret, competition, visibility);
    }

    /** The same terms with a secret; without one where the seed comes from outside. */
    public Terms committedTo(String drawn) {
        return seed == null
                ? new Terms(game, options, seats, invitationHash, null, rematchOf, play, drawn, competition, visibility)
                : this;
    }

    /** Who may look at it: where nothing was said, a match by invitation is private, and any other one public. */
    public Visibility agreed() {
        if (visibility != null) {
            return visibility;
        }
        return invitationHash == null ? Visibility.PUBLIC : Visibility.PRIVATE;
    }

    /** SHA-256 of the secret, hexadecimal; null when there is none. */
    public @Nullable String commitment() {
        return secret == null ? null : new Seed(secret).commitment();
    }
}
