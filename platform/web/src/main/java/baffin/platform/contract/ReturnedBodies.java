package baffin.platform.contract;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.AnnotationValue;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;
import org.jspecify.annotations.Nullable;

/** Says what successes hold whose status is declared without it: what their method returns. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class ReturnedBodies implements OASFilter {

    private static final DotName OPERATION =
            DotName.createSimple("org.eclipse.microprofile.openapi.annotations.Operation");
    private static final DotName UNI = DotName.createSimple("io.smallrye.mutiny.Uni");
    private static final DotName REST_RESPONSE = DotName.createSimple("org.jboss.resteasy.reactive.RestResponse");
    private static final Set<String> WITH_BODY = Set.of("200", "201", "202");
    private static final String JSON = "application/json";

    private final Map<String, String> schemas = new HashMap<>();

    /**
     * For the resources of one service.
     *
     * @param index of all classes of the service
     */
    public ReturnedBodies(IndexView index) {
        for (AnnotationInstance operation : index.getAnnotations(OPERATION)) {
            AnnotationValue id = operation.value("operationId");
            if (id != null && operation.target().kind() == AnnotationTarget.Kind.METHOD) {
                ClassInfo body = body(index, operation.target().asMethod().returnType());
                if (body != null) {
                    schemas.put(id.asString(), RecordsByName.name(body));
                }
            }
        }
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
        Map<String, ?> known = api.getComponents().getSchemas();
        api.getPaths().getPathItems().values().stream()
                .flatMap(path -> path.getOperations().values().stream())
                .filter(operation -> known.containsKey(schemas.get(operation.getOperationId())))
                .forEach(this::complete);
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
