package baffin.scoring.match.domain;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.platform.wire.JsonCodec;
import java.util.Set;

/**
 * A match with its score sheet.
 *
 * @param codec the codec of its game
 * @param tally what is folded so far
 * @param sheet the sheet at that point
 */
public record MatchScore(JsonCodec<?, ?, ?, ?> codec, Tally<?, ?> tally, ScoreSheet sheet) {

    /** Seats that left and that the sheet has put behind all others; none by rules that leave them their places. */
    public Set<Seat> ordered() {
        return codec.game().leaversLast(tally.start().forGame()) ? Set.copyOf(tally.resigned()) : Set.of();
    }
}
