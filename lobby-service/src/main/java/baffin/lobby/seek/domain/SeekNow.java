package baffin.lobby.seek.domain;

import baffin.lobby.seek.domain.SeekEvent.Place;
import baffin.lobby.seek.domain.SeekEvent.SeekExpired;
import baffin.lobby.seek.domain.SeekEvent.SeekExtended;
import baffin.lobby.seek.domain.SeekEvent.SeekMade;
import baffin.lobby.seek.domain.SeekEvent.SeekWithdrawn;
import baffin.lobby.seek.domain.SeekEvent.SeeksMatched;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A seek with what has become of it.
 *
 * @param game id of the game
 * @param matchId the match that it has led to; null when it has not
 */
public record SeekNow(
        String game, Seek seek, SeekStatus status, @Nullable String matchId) {

    /** A seek that has led to nothing yet. */
    public static SeekNow waiting(String game, Seek seek) {
        return new SeekNow(game, seek, SeekStatus.WAITING, null);
    }

    /**
     * The seeks that a record changes, as they are after it.
     *
     * @param known seeks by id as they were before it; changed by this method
     */
    public static List<SeekNow> after(Map<String, SeekNow> known, SeekRecord record) {
        String game = Pool.gameOf(record.pool());
        List<SeekNow> changed = new ArrayList<>();
        for (SeekEvent event : record.events()) {
            switch (event) {
                case SeekMade(Seek seek) -> changed.add(waiting(game, seek));
                case SeekExtended later -> {
                    Seek seek = ended(known, later.seekId(), SeekStatus.WAITING, null)
                            .seek();
                    changed.add(waiting(game, seek.extended(later)));
                }
                case SeekWithdrawn gone -> changed.add(ended(known, gone.seekId(), SeekStatus.WITHDRAWN, null));
                case SeekExpired gone -> changed.add(ended(known, gone.seekId(), SeekStatus.EXPIRED, null));
                case SeeksMatched matched ->
                    matched.seats().stream()
                            .map(Place::seekId)
                            .filter(Objects::nonNull)
                            .forEach(
                                    seekId -> changed.add(ended(known, seekId, SeekStatus.MATCHED, matched.matchId())));
            }
            changed.forEach(now -> known.put(now.seek().seekId(), now));
        }
        return changed;
    }

    /** Ids of the seeks that a record changes. */
    public static List<String> named(SeekRecord record) {
        return record.events().stream()
                .flatMap(event -> switch (event) {
                    case SeekMade(Seek seek) -> Stream.of(seek.seekId());
                    case SeekExtended later -> Stream.of(later.seekId());
                    case SeekWithdrawn gone -> Stream.of(gone.seekId());
                    case SeekExpired gone -> Stream.of(gone.seekId());
                    case SeeksMatched matched ->
                        matched.seats().stream().map(Place::seekId).filter(Objects::nonNull);
                })
                .toList();
    }

    private static SeekNow ended(
            Map<String, SeekNow> known, String seekId, SeekStatus status, @Nullable String matchId) {
        SeekNow before = known.get(seekId);
        if (before == null) {
            throw new IllegalStateException("seek " + seekId + " ends before it is made");
        }
        return new SeekNow(before.game, before.seek, status, matchId);
    }
}
