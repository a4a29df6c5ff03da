package baffin.gameservice.match.action;

import baffin.platform.request.LanguageQuery;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** Which legal actions a request wants, and how they are shown. */
public class ActionQuery extends LanguageQuery {

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

    @Parameter(description = "nextCursor of the page before")
    @QueryParam("cursor")
    @Nullable
    String cursor;

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

    /** What is wanted. */
    public ActionChoice choice() {
        return ActionChoice.of(limit, cursor, sample, random)
                .ofType(type)
                .ofKind(kind)
                .shown(families, explain, language());
    }
}
