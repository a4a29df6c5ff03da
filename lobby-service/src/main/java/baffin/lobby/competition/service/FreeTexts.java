package baffin.lobby.competition.service;

import baffin.accounts.token.InvitationCodes;
import baffin.competition.decide.shared.ReasonTexts;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.CompetitionCommand.Redact;
import baffin.lobby.competition.store.TextStore;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the words of people out of commands and events, which carry references to them. */
@ApplicationScoped
public class FreeTexts {

    private final InvitationCodes ids;
    private final TextStore store;
    private final CompetitionReads reads;

    FreeTexts(InvitationCodes ids, TextStore store, CompetitionReads reads) {
        this.ids = ids;
        this.store = store;
        this.reads = reads;
    }

    /** A place in a body where somebody's words stand. */
    private record Place(ObjectNode owner, String member, boolean note) {

        String words() {
            return owner.path(member).textValue();
        }
    }

    /**
     * The words of a command.
     *
     * @param byId by the ids to which its references refer
     */
    record Texts(Map<String, String> byId) {

        /** Names with these words, as if they were kept. */
        PublicNames over(PublicNames names) {
            return new PublicNames() {
                @Override
                public @Nullable String known(String player) {
                    String words = names.redacted(player) ? null : byId.get(player);
                    return words == null ? names.known(player) : words;
                }

                @Override
                public boolean redacted(String text) {
                    return names.redacted(text);
                }
            };
        }
    }

    /**
     * Puts references into bodies of one command; the same request has the same ones.
     *
     * @param player who asks
     * @param key the Idempotency-Key
     */
    Uni<Texts> taken(String player, String key, JsonNode... bodies) {
        List<Place> places = new ArrayList<>();
        for (JsonNode body : bodies) {
            places.addAll(places(body));
        }
        String whole = key + bodies[0];
        Map<String, String> texts = new LinkedHashMap<>();
        return Multi.createFrom()
                .iterable(places)
                .onItem()
                .transformToUniAndConcatenate(place -> ids.secretId(player, whole + place.member() + place.words())
                        .invoke(uuid -> {
                            String id = place.note() ? FreeText.note(uuid) : FreeText.text(uuid);
                            texts.put(id, place.words());
                            place.owner().put(place.member(), FreeText.reference(id));
                        }))
                .collect()
                .last()
                .replaceWith(() -> new Texts(texts));
    }

    private static List<Place> places(JsonNode body) {
        JsonNode command = body.path("command");
        JsonNode ruling = command.path("ruling").isObject() ? command.path("ruling") : command;
        List<Place> places = new ArrayList<>();
        if (freely(ruling.path("reason"))) {
            places.add(new Place((ObjectNode) ruling, "reason", false));
        }
        if (command.path("text").isTextual()
                && ReasonTexts.announcement(command.path("text").textValue()).isEmpty()) {
            places.add(new Place((ObjectNode) command, "text", false));
        }
        if (body.path("cause").path("note").isTextual()) {
            places.add(new Place((ObjectNode) body.path("cause"), "note", true));
        }
        return places;
    }

    /** What cannot be taken is refused by the decider as it is. */
    private static boolean freely(JsonNode reason) {
        return reason.isTextual()
                && !Category.says(reason.textValue())
                && ReasonTexts.reason(reason.textValue()).isEmpty();
    }

    /** Keeps words before the command goes to the log; gives the ids of those that were not there. */
    Uni<List<String>> keep(Texts texts) {
        return texts.byId().isEmpty() ? Uni.createFrom().item(List.of()) : store.keep(texts.byId());
    }

    /** Fails with 409 for a record without words: whoever mistypes a version is not to redact another one. */
    public Uni<Void> required(String competition, long version) {
        return reads.present(competition)
                .chain(now -> version < 1 || version > now.version()
                        ? Uni.createFrom().voidItem()
                        : reads.record(competition, version)
                                .invoke(record -> {
                                    if (FreeText.in(Json.shared().text(record)).isEmpty()) {
                                        throw Problem.of(ProblemType.CONFLICT, "record " + version + " has no words")
                                                .asException();
                                    }
                                })
                                .replaceWithVoid());
    }

    /**
     * The answer to a redaction, once the words are erased; also when somebody has asked before, who may not have come
     * to the end.
     */
    public Uni<ResponseBuilder> redacted(Done done, Redact command) {
        return reads.record(done.competition(), command.version())
                .chain(record -> store.redact(FreeText.in(Json.shared().text(record))))
                .replaceWith(() -> Response.ok(ChangeView.of(done, List.of())));
    }

    /** Forgets the words of a command that was refused. */
    Uni<Void> drop(List<String> ids) {
        return ids.isEmpty() ? Uni.createFrom().voidItem() : store.drop(ids);
    }
}
