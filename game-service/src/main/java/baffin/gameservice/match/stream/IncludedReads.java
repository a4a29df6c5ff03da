package baffin.gameservice.match.stream;

import baffin.gameservice.match.Matches;
import baffin.gameservice.match.api.Lookup;
import baffin.platform.match.Include;
import baffin.platform.match.MatchReads;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Map;

/** What answers to commands carry where the commands come into the same process. */
@Singleton
class IncludedReads implements MatchReads {

    private final Lookup lookup;
    private final Matches matches;
    private final IncludedDocuments documents;

    IncludedReads(Lookup lookup, Matches matches, IncludedDocuments documents) {
        this.lookup = lookup;
        this.matches = matches;
        this.documents = documents;
    }

    @Override
    public Uni<Map<Include.Part, byte[]>> read(Reader reader, Include wanted) {
        return lookup.seen(reader.matchId(), null, reader.version(), null)
                .chain(seen -> IncludedParts.last(matches, seen.match(), wanted)
                        .map(step -> documents.of(seen.match(), step, seen.viewer(), wanted)));
    }
}
