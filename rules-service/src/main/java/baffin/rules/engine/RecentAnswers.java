package baffin.rules.engine;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;

/** The last answers of one partition, so that a repeated command gets the whole first answer while it is fresh. */
final class RecentAnswers {

    private static final int KEPT_MAX = 200;

    private final Map<String, ObjectNode> answers = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ObjectNode> eldest) {
            return size() > KEPT_MAX;
        }
    };

    void keep(String matchId, long version, ObjectNode body) {
        answers.put(key(matchId, version), body);
    }

    /** The first answer, or the bare version with a link to the events when it is no longer at hand. */
    ObjectNode find(CommandEnvelope repeated, long version) {
        ObjectNode first = answers.get(key(repeated.key(), version));
        return first == null ? bare(repeated, version) : first;
    }

    private static ObjectNode bare(CommandEnvelope repeated, long version) {
        return Reply.empty()
                .put("matchId", repeated.key())
                .put("version", version)
                .put("commandId", repeated.commandId())
                .put("link", MatchBinding.ANSWERS.events(repeated.key(), version));
    }

    private static String key(String matchId, long version) {
        return matchId + '@' + version;
    }
}
