package baffin.gameservice.match.api;

import baffin.game.Viewer;
import baffin.gameservice.match.api.LegalActions.Choice;
import baffin.platform.match.Include;
import baffin.platform.match.MatchReads;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;

/** What answers to commands carry where the commands come into the same process. */
@Singleton
class IncludedReads implements MatchReads {

    private final Lookup lookup;
    private final LegalLists lists;

    IncludedReads(Lookup lookup, LegalLists lists) {
        this.lookup = lookup;
        this.lists = lists;
    }

    @Override
    public Uni<Map<Include.Part, byte[]>> read(Reader reader, Include wanted) {
        return lookup.seen(reader.matchId(), null, reader.version(), null).map(seen -> {
            Map<Include.Part, byte[]> parts = new EnumMap<>(Include.Part.class);
            for (Include.Part part : wanted.parts()) {
                Object document = switch (part) {
                    case LEGAL_ACTIONS -> actions(seen, wanted);
                    case VIEW -> lookup.document(seen);
                };
                parts.put(part, seen.match().codec().bytes(document));
            }
            return parts;
        });
    }

    private LegalActions actions(Lookup.Seen seen, Include wanted) {
        Choice choice = Choice.of(null, null, wanted.sample(), wanted.random());
        return seen.viewer() instanceof Viewer.Player player
                ? LegalActions.of(lists, seen.match(), player.seat(), null, choice)
                : LegalActions.none(seen.match());
    }
}
