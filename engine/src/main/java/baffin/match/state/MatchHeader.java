package baffin.match.state;

import baffin.game.Setup;
import baffin.match.chance.Draw;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import baffin.match.event.MatchEvent;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Visibility;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What never changes in a match.
 *
 * @param matchId the match
 * @param setup game, options, seats
 * @param rulesVersion version of the rules it is played by
 * @param seed the secret
 * @param ranked false when the seed came from outside
 * @param terms clock and absence; null when nothing was agreed
 * @param nonces what the seats have put into the draws, by seat; null when nobody has
 * @param competition where it stands in a competition; null for a match of its own
 * @param visibility who may look at it; null for everybody
 */
public record MatchHeader(
        String matchId,
        MatchSetup setup,
        String rulesVersion,
        Seed seed,
        boolean ranked,
        @Nullable MatchTerms terms,
        @Nullable List<String> nonces,
        @Nullable CompetitionRef competition,
        @Nullable Visibility visibility) {

    /** A match that everybody may look at. */
    public MatchHeader(
            String matchId,
            MatchSetup setup,
            String rulesVersion,
            Seed seed,
            boolean ranked,
            @Nullable MatchTerms terms,
            @Nullable List<String> nonces,
            @Nullable CompetitionRef competition) {
        this(matchId, setup, rulesVersion, seed, ranked, terms, nonces, competition, null);
    }

    /** A match that is of no competition. */
    public MatchHeader(
            String matchId,
            MatchSetup setup,
            String rulesVersion,
            Seed seed,
            boolean ranked,
            @Nullable MatchTerms terms,
            @Nullable List<String> nonces) {
        this(matchId, setup, rulesVersion, seed, ranked, terms, nonces, null);
    }

    /** A match without terms and nonces of its own. */
    public MatchHeader(String matchId, MatchSetup setup, String rulesVersion, Seed seed, boolean ranked) {
        this(matchId, setup, rulesVersion, seed, ranked, null, null, null);
    }

    /** The header of a match that has started. */
    public static MatchHeader of(String matchId, MatchEvent.MatchStarted started, Seed seed) {
        return new MatchHeader(
                matchId,
                started.setup(),
                started.rulesVersion(),
                seed,
                started.ranked(),
                started.terms(),
                started.nonces(),
                started.competition(),
                started.visibility());
    }

    /**
     * True when only the holders of seats have a say about seats and time: a ranked match of no competition, whose host
     * could else take their seats, and with them their ratings.
     */
    public boolean playersOnly() {
        return ranked && competition == null;
    }

    /** What the game sees of it. */
    public Setup forGame() {
        return setup.forGame();
    }

    /** The terms that are played by, agreed or not. */
    public MatchTerms agreed() {
        return terms == null ? MatchTerms.DEFAULT : terms;
    }

    /** The draws of a version, each shown to a witness. */
    public KeyedChance chance(long version, Consumer<Draw> witness) {
        return new KeyedChance(() -> seed.mixedWith(nonces == null ? List.of() : nonces), version, witness);
    }
}
