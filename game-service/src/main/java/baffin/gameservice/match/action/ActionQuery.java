package baffin.gameservice.match.action;

import baffin.platform.request.Languages;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** Which legal actions a request wants, and how they are shown. */
public class ActionQuery {

    @Parameter(description = "only commands of this type", example = "PlaceTile")
    @QueryParam("type")
    @Nullable
    String type;

    @Parameter(description = "move for what the match waits for, arrangement for what is said in advance")
    @QueryParam("kind")
    @Nullable
    String kind;

    @Parameter(description = "at most so many; all when absent")
    @QueryParam("limit")
    @Nullable
    Integer limit;

    @Parameter(description = "leave out so many first")
    @QueryParam("offset")
    @Nullable
    Integer offset;

    @Parameter(description = "draw so many at random instead, from the moves unless kind says otherwise")
    @QueryParam("sample")
    @Nullable
    Integer sample;

    @Parameter(description = "seed of the draw; 0 when absent")
    @QueryParam("random")
    @Nullable
    Long random;

    @Parameter(description = "true for one action with ranges instead of many that differ in amounts only")
    @QueryParam("families")
    @DefaultValue("false")
    boolean families;

    @Parameter(description = "false for commands and costs only")
    @QueryParam("explain")
    @DefaultValue("true")
    boolean explain;

    @Parameter(description = "language of texts, en or de; Accept-Language when absent")
    @QueryParam("lang")
    @Nullable
    String lang;

    @Parameter(hidden = true)
    @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE)
    @Nullable
    String accepted;

    /** What is wanted. */
    public ActionChoice choice() {
        return ActionChoice.of(limit, offset, sample, random)
                .ofType(type)
                .ofKind(kind)
                .shown(families, explain, Languages.of(lang, accepted));
    }
}
