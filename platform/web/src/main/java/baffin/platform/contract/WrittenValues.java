package baffin.platform.contract;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

/** Says that values which are written as one number are numbers in the API document, not what their classes hold. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class WrittenValues implements OASFilter {

    private static final DotName NUMERIC = DotName.createSimple("baffin.game.Numeric");

    private final Set<String> numbers;

    /**
     * For the classes of one service.
     *
     * @param index of all classes that schemas are made of
     */
    public WrittenValues(IndexView index) {
        this.numbers = index.getAllKnownImplementations(NUMERIC).stream()
                .map(ClassInfo::simpleName)
                .collect(Collectors.toSet());
    }

    @Override
    public void filterOpenAPI(OpenAPI api) {
        if (api.getComponents() != null && api.getComponents().getSchemas() != null) {
            api.getComponents().getSchemas().forEach((name, schema) -> {
                if (numbers.contains(name)) {
                    schema.setRef(null);
                    schema.setProperties(null);
                    schema.setRequired(null);
                    schema.setType(List.of(Schema.SchemaType.NUMBER));
                }
            });
        }
    }
}
