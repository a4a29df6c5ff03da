package baffin.gameservice.match.api;

import baffin.game.Viewer;
import baffin.gameservice.match.domain.Match;
import baffin.gameservice.match.stream.IncludedParts;
import baffin.platform.match.Include;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;

/** Documents of a match beside answers to commands and steps of streams: those of their own {@code GET}. */
@Singleton
public class IncludedDocuments implements IncludedParts {

    private final Lookup lookup;
    private final LegalLists lists;

    IncludedDocuments(Lookup lookup, LegalLists lists) {
        this.lookup = lookup;
        this.lists = lists;
    }

    @Override
    public Map<Include.Part, byte[]> of(Match<?, ?, ?, ?> match, Viewer viewer, Include wanted) {
        Map<Include.Part, byte[]> parts = new EnumMap<>(Include.Part.class);
        for (Include.Part part : wanted.parts()) {
            Object document = switch (part) {
                case LEGAL_ACTIONS -> actions(match, viewer, wanted);
                case VIEW -> lookup.document(match, viewer);
                case BOARD -> match.picture(viewer);
            };
            parts.put(part, match.codec().bytes(document));
        }
        return parts;
    }

    private LegalActions actions(Match<?, ?, ?, ?> match, Viewer viewer, Include wanted) {
        ActionChoice choice = ActionChoice.of(null, null, wanted.sample(), wanted.random())
                .shown(false, wanted.explain(), wanted.language());
        return viewer instanceof Viewer.Player player
                ? LegalActions.of(lists, match, player.seat(), choice)
                : LegalActions.none(match);
    }
}
