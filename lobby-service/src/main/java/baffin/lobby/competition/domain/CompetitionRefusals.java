package baffin.lobby.competition.domain;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.table.Round;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** Refusals of competitions as members of problem documents. */
public final class CompetitionRefusals {

    /** The member that names a competition which stands in the way of another one. */
    public static final String EXISTING = "existing";

    private CompetitionRefusals() {}

    public static Reply reply(CommandEnvelope command, @Nullable Competition state, CompetitionRefusal refusal) {
        long version = state == null ? 0 : state.version();
        ObjectNode members = Reply.empty().put("detail", refusal.detail());
        switch (refusal) {
            case CompetitionRefusal.Faulty faulty -> faults(members, faulty, state);
            case CompetitionRefusal.Exists exists when state != null -> existing(members, state);
            case CompetitionRefusal.Exists exists -> {}
            case CompetitionRefusal.Published(Round round) -> published(members.put("currentVersion", version), round);
        }
        return Reply.refused(command, version, refusal.reason().slug(), members);
    }

    /** Each field at fault, and the result that stands where another one was known. */
    private static void faults(
            ObjectNode members, CompetitionRefusal.Faulty refusal, @Nullable Competition competition) {
        ArrayNode faults = members.putArray("faults");
        refusal.faults().stream()
                .filter(fault -> !fault.pointer().isEmpty())
                .forEach(fault ->
                        faults.addObject().put("pointer", fault.pointer()).put("detail", fault.detail()));
        if (refusal.stands() != null && competition != null) {
            members.set("stands", Json.shared().tree(StandingResult.of(competition, refusal.stands())));
        }
    }

    private static void existing(ObjectNode members, Competition competition) {
        members.putObject(EXISTING)
                .put("competitionId", competition.id())
                .put("status", competition.status().name())
                .put("link", "/api/v1/competitions/" + competition.id());
    }

    private static void published(ObjectNode members, Round round) {
        ObjectNode published = members.putObject("published")
                .put("round", round.number())
                .put("version", round.publishedIn())
                .put("at", round.publishedAt().toString());
        if (round.publishedBy() != null) {
            published.set("by", Json.shared().tree(round.publishedBy()));
        }
    }
}
