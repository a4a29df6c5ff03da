package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.action.ActionChoice;
import baffin.gameservice.match.action.LegalActions;
import baffin.gameservice.match.action.LegalLists;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.board.Boards;
import baffin.gameservice.match.log.Logs;
import baffin.match.event.Step;
import baffin.platform.match.Include;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Documents of a match beside answers to commands and steps of streams: those of their own {@code GET}. */
@Singleton
public class IncludedDocuments implements IncludedParts {

    private final Lookup lookup;
    private final LegalLists lists;
    private final Boards boards;
    private final Logs logs;

    IncludedDocuments(Lookup lookup, LegalLists lists, Boards boards, Logs logs) {
        this.lookup = lookup;
        this.lists = lists;
        this.boards = boards;
        this.logs = logs;
    }

    @Override
    public Map<Include.Part, byte[]> of(Match<?, ?, ?, ?> match, @Nullable Step step, Viewer viewer, Include wanted) {
        Map<Include.Part, byte[]> parts = new EnumMap<>(Include.Part.class);
        for (Include.Part part : wanted.parts()) {
            Object document = switch (part) {
                case LEGAL_ACTIONS -> actions(match, viewer, wanted);
                case VIEW -> lookup.document(match, viewer, wanted.language());
                case BOARD -> boards.picture(match, viewer, PictureOptions.DEFAULT.withLanguage(wanted.language()));
                case LOG -> logs.of(match, List.of(Objects.requireNonNull(step)), viewer, wanted.language(), null);
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
