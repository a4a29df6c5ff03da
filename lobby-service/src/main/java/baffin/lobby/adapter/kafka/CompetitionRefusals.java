package baffin.lobby.adapter.kafka;

import baffin.competition.Actor;
import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.Verdict;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** Refusals of competitions as members of problem documents. */
public final class CompetitionRefusals {

    /** The member that names a competition which stands in the way of another one. */
    public static final String EXISTING = "existing";

    private CompetitionRefusals() {}

    /** What the decider has against it, with each field at fault. */
    static Reply of(CommandEnvelope command, long version, Verdict.Refused refused, @Nullable Competition competition) {
        ObjectNode members =
                Reply.empty().put("detail", refused.faults().getFirst().detail());
        ArrayNode faults = members.putArray("faults");
        refused.faults().stream()
                .filter(fault -> !fault.pointer().isEmpty())
                .forEach(fault ->
                        faults.addObject().put("pointer", fault.pointer()).put("detail", fault.detail()));
        if (refused.stands() != null && competition != null) {
            members.set("stands", WireJson.shared().valueToTree(StandingResult.of(competition, refused.stands())));
        }
        return Reply.refused(command, version, refused.reason().slug(), members);
    }

    /** There is one with the id that was to be created. */
    static Reply existing(CommandEnvelope command, Verdict.Refused refused, Competition competition) {
        ObjectNode members =
                Reply.empty().put("detail", refused.faults().getFirst().detail());
        members.putObject(EXISTING)
                .put("competitionId", competition.id())
                .put("status", competition.status().name())
                .put("link", "/api/v1/competitions/" + competition.id());
        return Reply.refused(command, competition.version(), refused.reason().slug(), members);
    }

    /** Somebody was faster: the round stands, with its tables and matches. */
    static Reply published(CommandEnvelope command, long version, Round round) {
        Actor by = round.publishedBy();
        String who = by == null ? "the platform itself" : by.handle();
        ObjectNode members = Reply.empty()
                .put(
                        "detail",
                        "round " + round.number() + " is published already: by " + who + " at " + round.publishedAt()
                                + ", as version " + round.publishedIn())
                .put("currentVersion", version);
        ObjectNode published = members.putObject("published")
                .put("round", round.number())
                .put("version", round.publishedIn())
                .put("at", round.publishedAt().toString());
        if (by != null) {
            published.set("by", WireJson.shared().valueToTree(by));
        }
        return Reply.refused(command, version, Verdict.Reason.CONFLICT.slug(), members);
    }
}
