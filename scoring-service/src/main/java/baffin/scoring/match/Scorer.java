package baffin.scoring.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.event.Step;
import baffin.match.terms.Ruled;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Folds records of the log, whatever game they are of. */
public final class Scorer {

    private final JsonCodecs codecs;

    /** A scorer of the games that the codecs know. */
    public Scorer(JsonCodecs codecs) {
        this.codecs = codecs;
    }

    /**
     * Folds the next records of a match.
     *
     * @param before what is folded so far; null before the first record
     * @param records contiguous records of one match, in order, at least one when {@code before} is null
     */
    public MatchScore fold(@Nullable MatchScore before, List<byte[]> records) {
        if (before != null) {
            return continued(before.codec(), before.tally(), records);
        }
        JsonCodecs.GameStep first = codecs.step(records.getFirst());
        return begun(codecs.of(first.game()), first.step(), records.subList(1, records.size()));
    }

    /** That the match was stopped since its time is over, if a record says so. */
    public Optional<TableRuled> stopped(byte[] bytes) {
        return codecs.step(bytes).step().events().stream()
                .filter(TableRuled.class::isInstance)
                .map(TableRuled.class::cast)
                .filter(ruled -> ruled.kind() == Ruled.Kind.DEADLINE)
                .findFirst();
    }

    private static <E extends Event, K> MatchScore begun(
            JsonCodec<?, ?, E, K> codec, Step first, List<byte[]> records) {
        return folded(codec, MatchTally.start(codec.game(), first), records);
    }

    @SuppressWarnings("unchecked") // the tally was made with this codec
    private static <E extends Event, K> MatchScore continued(
            JsonCodec<?, ?, E, K> codec, MatchTally<?, ?> before, List<byte[]> records) {
        return folded(codec, (MatchTally<E, K>) before, records);
    }

    private static <E extends Event, K> MatchScore folded(
            JsonCodec<?, ?, E, K> codec, MatchTally<E, K> start, List<byte[]> records) {
        Game<?, ?, E, K> game = codec.game();
        MatchTally<E, K> tally = start;
        for (byte[] record : records) {
            tally = tally.after(game, codec.step(record));
        }
        return new MatchScore(codec, tally, tally.sheet(game));
    }
}
