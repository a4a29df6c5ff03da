package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.match.event.Step;
import baffin.platform.match.Include;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Documents of a match that go along with its steps, for readers who would ask for them next. */
@FunctionalInterface
public interface IncludedParts {

    /**
     * Writes the wanted documents of a match as a viewer may see it; JSON, by part.
     *
     * @param step its last step; null when it is not wanted
     */
    Map<Include.Part, byte[]> of(Match<?, ?, ?, ?> match, @Nullable Step step, Viewer viewer, Include wanted);

    /** The last step of a match, read for those alone who want it told. */
    static Uni<@Nullable Step> last(StepSource matches, Match<?, ?, ?, ?> match, Include wanted) {
        return wanted.parts().contains(Include.Part.LOG)
                ? matches.steps(match, match.version(), match.version()).map(List::getLast)
                : Uni.createFrom().nullItem();
    }

    /**
     * What one reader wants.
     *
     * @param include the documents
     * @param parts who writes them
     */
    record Wanted(Include include, IncludedParts parts) {

        /** The documents by the names that they have in answers. */
        Map<String, RawValue> of(Match<?, ?, ?, ?> match, @Nullable Step step, Viewer viewer) {
            Map<String, RawValue> documents = new LinkedHashMap<>();
            if (!include.nothing()) {
                parts.of(match, step, viewer, include)
                        .forEach((part, json) ->
                                documents.put(part.word(), new RawValue(new String(json, StandardCharsets.UTF_8))));
            }
            return documents;
        }
    }
}
