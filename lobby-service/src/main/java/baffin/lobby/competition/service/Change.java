package baffin.lobby.competition.service;

import baffin.competition.event.Cause;
import baffin.competition.event.Cause.Category;
import baffin.platform.http.IfMatch;
import baffin.platform.problem.Problem;
import baffin.platform.request.IdempotencyKey;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import org.jspecify.annotations.Nullable;

/** What every change of a competition brings. */
public class Change {

    /** A body that gives a reason: public words, a category, or both; and a note for those with a role. */
    public interface Given {

        int NOTE_MAX = 500;

        String NOTE_SIZE = "must have {min} to {max} characters";

        /** Public words, 1 to 500 characters; those of the category when they are left out. */
        @Nullable
        String reason();

        /** The kind of reason, which everybody sees. */
        @Nullable
        Category category();

        /** For those with a role alone, 1 to 500 characters. */
        @Nullable
        String note();
    }

    @PathParam("id")
    String id = "";

    @HeaderParam(IdempotencyKey.HEADER)
    @Nullable
    String key;

    @HeaderParam(IfMatch.HEADER)
    @Nullable
    String ifMatch;

    private @Nullable Cause cause;

    /** The public words of a reason; what stands beside them is kept for the record. 400 when there is neither. */
    public String why(Given given) {
        String words = whyOrNull(given);
        if (words == null) {
            throw Problem.invalidField("/reason", "invalid", "is missing, and so is category")
                    .asException();
        }
        return words;
    }

    /** The same where the reason may be left out. */
    public @Nullable String whyOrNull(Given given) {
        cause = given.category() == null && given.note() == null ? null : new Cause(given.category(), given.note());
        return given.reason() != null || given.category() == null
                ? given.reason()
                : given.category().words();
    }

    @Nullable
    Cause cause() {
        return cause;
    }

    public String competition() {
        return CompetitionIds.checked(id);
    }

    public String commandId() {
        return IdempotencyKey.of(key).id();
    }

    /** True when nothing is to change. */
    boolean rehearsed() {
        return false;
    }

    public IfMatch expected() {
        return IfMatch.optional(ifMatch);
    }
}
