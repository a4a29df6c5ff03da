package baffin.gameservice.match.action;

import baffin.platform.request.LanguageQuery;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** Which legal actions a request wants, and how they are shown. */
public class ActionQuery extends LanguageQuery {

    @Parameter(example = "PlaceTile")
    @QueryParam("type")
    @Nullable
    String type;

    @QueryParam("kind")
    @Nullable
    String kind;

    @QueryParam("limit")
    @Nullable
    Integer limit;

    @QueryParam("cursor")
    @Nullable
    String cursor;

    @QueryParam("sample")
    @Nullable
    Integer sample;

    @QueryParam("random")
    @Nullable
    Long random;

    @QueryParam("families")
    @DefaultValue("false")
    boolean families;

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
