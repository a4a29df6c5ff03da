package baffin.scoring.competition.domain;

import baffin.competition.Competition;
import baffin.platform.names.NamedTrees;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The competitions as this service has them: without anything that is secret. */
public interface Competitions {

    /**
     * A record of a competition.
     *
     * @param version its version
     * @param json as it may be told, on one line
     */
    record Told(long version, String json) {

        /** The same with the names of those whom it is about. */
        public Told named(PublicNames names) {
            ObjectNode record = (ObjectNode) Json.shared().parse(json);
            return new Told(version, NamedTrees.of(record, names).toString());
        }
    }

    /** The version of a competition; 0 for one that is not known. */
    Uni<Long> version(String id);

    /** The versions of all of these that are known. */
    Uni<Map<String, Long>> versions(Collection<String> ids);

    /** The latest version that is not younger than a moment; 0 when there was none. */
    Uni<Long> versionAt(String id, Instant moment);

    /**
     * The competition at a version that it has had. Comes on a worker thread.
     *
     * @param version 1 to {@link #version}
     */
    Uni<Competition> at(String id, long version);

    /** When a competition at a version that it has had went from one state to the next. */
    Uni<Lifecycle> lifecycle(String id, long version);

    /** Records after a version, in order, at most so many. */
    Uni<List<Told>> records(String id, long after, int most);
}
