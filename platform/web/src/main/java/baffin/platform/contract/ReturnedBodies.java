package baffin.platform.contract;

import baffin.platform.identity.StreamTicket;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;
import org.jspecify.annotations.Nullable;

/**
 * Says what successes hold whose status is declared without it: what their method returns. A stream of events takes a
 * ticket, and has a form with one document a line.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class ReturnedBodies implements OASFilter {

    private static final DotName OPERATION =
            DotName.createSimple("org.eclipse.microprofile.openapi.annotations.Operation");
    private static final DotName UNI = DotName.createSimple("io.smallrye.mutiny.Uni");
    private static final DotName REST_RESPONSE = DotName.createSimple("org.jboss.resteasy.reactive.RestResponse");
    private static final DotName PRODUCES = DotName.createSimple("jakarta.ws.rs.Produces");
    private static final String EVENTS = "text/event-stream";
    private static final String LINES = "application/x-ndjson";
    private static final String FORMS = "\n\nComments keep an idle connection open. When the token ends, the stream"
            + " ends with the event `end`. With Accept: application/x-ndjson each line is a JSON document with the"
            + " same event. In both forms the document has the name as `event` and the id as `position`.";
    private static final Set<String> WITH_BODY = Set.of("200", "201", "202");
    private static final String JSON = "application/json";

    private final Map<String, String> schemas = new HashMap<>();
    private final Set<String> streams = new HashSet<>();

    /**
     * For the resources of one service.
     *
     * @param index of all classes of the service
     */
    public ReturnedBodies(IndexView index) {
        for (AnnotationInstance operation : index.getAnnotations(OPERATION)) {
            AnnotationValue id = operation.value("operationId");
            if (id != null && operation.target().kind() == AnnotationTarget.Kind.METHOD) {
                MethodInfo method = operation.target().asMethod();
                if (produces(method, EVENTS)) {
                    streams.add(id.asString());
                }
                ClassInfo body = body(index, method.returnType());
                if (body != null) {
                    schemas.put(id.asString(), RecordsByName.name(body));
                }
            }
        }
    }

    private static boolean produces(MethodInfo method, String form) {
        AnnotationInstance produces = method.annotation(PRODUCES);
        return produces != null && List.of(produces.value().asStringArray()).contains(form);
    }

    private static @Nullable ClassInfo body(IndexView index, Type returned) {
        Type type = returned;
        while (type.kind() == Type.Kind.PARAMETERIZED_TYPE
                && (type.name().equals(UNI) || type.name().equals(REST_RESPONSE))) {
            type = type.asParameterizedType().arguments().getFirst();
        }
        ClassInfo body = type.kind() == Type.Kind.CLASS ? index.getClassByName(type.name()) : null;
        return body != null && body.isRecord() ? body : null;
    }

    @Override
    public void filterOpenAPI(OpenAPI api) {
        if (api.getPaths() == null || api.getComponents() == null) {
            return;
        }
        api.getPaths().getPathItems().values().stream()
                .flatMap(path -> path.getOperations().values().stream())
                .forEach(this::stream);
        Map<String, ?> known = api.getComponents().getSchemas();
        api.getPaths().getPathItems().values().stream()
                .flatMap(path -> path.getOperations().values().stream())
                .filter(operation -> known.containsKey(schemas.get(operation.getOperationId())))
                .forEach(this::complete);
    }

    private void stream(Operation operation) {
        if (!streams.contains(operation.getOperationId())) {
            return;
        }
        operation.setDescription(operation.getDescription() + FORMS);
        Schema text = OASFactory.createSchema().type(List.of(Schema.SchemaType.STRING));
        operation.addParameter(OASFactory.createParameter()
                .name(StreamTicket.PARAMETER)
                .in(Parameter.In.QUERY)
                .schema(text));
        APIResponse found = operation.getResponses().getAPIResponse("200");
        Content content = Objects.requireNonNullElseGet(
                found.getContent(),
                () -> OASFactory.createContent()
                        .addMediaType(EVENTS, OASFactory.createMediaType().schema(text)));
        found.setContent(content.addMediaType(LINES, OASFactory.createMediaType()));
    }

    private void complete(Operation operation) {
        operation.getResponses().getAPIResponses().forEach((status, response) -> {
            if (WITH_BODY.contains(status) && response.getContent() == null) {
                fill(response, schemas.get(operation.getOperationId()));
            }
        });
    }

    private static void fill(APIResponse response, @Nullable String schema) {
        response.setContent(OASFactory.createContent()
                .addMediaType(
                        JSON,
                        OASFactory.createMediaType()
                                .schema(OASFactory.createSchema().ref("#/components/schemas/" + schema))));
    }
}
