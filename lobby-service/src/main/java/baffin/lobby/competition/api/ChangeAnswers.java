package baffin.lobby.competition.api;

import baffin.platform.request.IdempotencyKey;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/** Says what a change of a competition answers where its operation does not: what it has caused, or would cause. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class ChangeAnswers implements OASFilter {

    private static final String PATH = "/competitions/{id}";
    private static final String JSON = "application/json";

    /** What the scanner says of a success that nobody describes. */
    private static final String UNSAID = "OK";

    private static final String DONE = "Done, with the events that it caused";

    @Override
    public void filterOpenAPI(OpenAPI api) {
        api.getPaths().getPathItems().forEach((path, item) -> {
            if (path.contains(PATH)) {
                item.getOperations().values().forEach(ChangeAnswers::complete);
            }
        });
    }

    private static void complete(Operation operation) {
        List<String> parameters = operation.getParameters() == null
                ? List.of()
                : operation.getParameters().stream().map(Parameter::getName).toList();
        if (!parameters.contains(IdempotencyKey.HEADER)) {
            return;
        }
        boolean dryRun = parameters.contains("dryRun");
        APIResponse done = operation.getResponses().getAPIResponse("200");
        if (done == null || UNSAID.equals(done.getDescription())) {
            done = OASFactory.createAPIResponse()
                    .description(dryRun ? DONE + ". A dry run: the standing before and after" : DONE);
            operation.getResponses().addAPIResponse("200", done);
        }
        if (done.getContent() == null || done.getContent().getMediaType(JSON).getSchema() == null) {
            List<Schema> answers = Stream.of("CompetitionChange", "CompetitionDryRun")
                    .map(name -> OASFactory.createSchema().ref(name))
                    .toList();
            Schema answer = dryRun ? OASFactory.createSchema().anyOf(answers) : answers.getFirst();
            done.setContent(OASFactory.createContent()
                    .addMediaType(JSON, OASFactory.createMediaType().schema(answer)));
        }
    }
}
