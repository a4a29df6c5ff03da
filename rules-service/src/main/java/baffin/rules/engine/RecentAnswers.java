package baffin.rules.engine;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** The last answers of one partition, so that a repeated command gets the whole first answer while it is fresh. */
final class RecentAnswers {

    private static final int KEPT_MAX = 200;

    private final Map<String, Reply> answers = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Reply> eldest) {
            return size() > KEPT_MAX;
        }
    };

    void keep(Reply reply) {
        answers.put(key(reply.matchId(), reply.version()), reply);
    }

    /** The first answer, or the bare version with a link to the events when it is no longer at hand. */
    Reply find(CommandEnvelope repeated, long version) {
        Reply first = answers.get(key(repeated.matchId(), version));
        ObjectNode body = first == null ? bare(repeated, version) : first.body();
        return Reply.of(repeated, Reply.Outcome.REPEATED, version, null, body);
    }

    private static ObjectNode bare(CommandEnvelope repeated, long version) {
        return Reply.empty()
                .put("matchId", repeated.matchId())
                .put("version", version)
                .put("commandId", repeated.commandId())
                .put("link", MatchAggregate.ANSWERS.events(repeated.matchId(), version));
    }

    private static String key(String matchId, long version) {
        return matchId + '@' + version;
    }
}
