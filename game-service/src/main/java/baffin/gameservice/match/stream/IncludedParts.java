package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.gameservice.match.domain.Match;
import baffin.platform.match.Include;
import com.fasterxml.jackson.databind.util.RawValue;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Documents of a match that go along with its steps, for readers who would ask for them next. */
@FunctionalInterface
public interface IncludedParts {

    /** Writes the wanted documents of a match as a viewer may see it; JSON, by part. */
    Map<Include.Part, byte[]> of(Match<?, ?, ?, ?> match, Viewer viewer, Include wanted);

    /**
     * What one reader wants.
     *
     * @param include the documents
     * @param parts who writes them
     */
    record Wanted(Include include, IncludedParts parts) {

        /** The documents by the names that they have in answers. */
        Map<String, RawValue> of(Match<?, ?, ?, ?> match, Viewer viewer) {
            Map<String, RawValue> documents = new LinkedHashMap<>();
            if (!include.nothing()) {
                parts.of(match, viewer, include)
                        .forEach((part, json) ->
                                documents.put(part.word(), new RawValue(new String(json, StandardCharsets.UTF_8))));
            }
            return documents;
        }
    }
}
