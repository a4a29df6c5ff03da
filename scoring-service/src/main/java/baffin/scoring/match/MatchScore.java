package baffin.scoring.match;

import baffin.game.ScoreSheet;
import baffin.platform.wire.JsonCodec;

/**
 * A match with its score sheet.
 *
 * @param codec the codec of its game
 * @param tally what is folded so far
 * @param sheet the sheet at that point
 */
public record MatchScore(JsonCodec<?, ?, ?, ?> codec, MatchTally<?, ?> tally, ScoreSheet sheet) {}
