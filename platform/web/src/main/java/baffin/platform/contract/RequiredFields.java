package baffin.platform.contract;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.jboss.jandex.IndexView;

/**
 * Says which fields of the API document are required: the components of a record that are not nullable. Bodies that are
 * read are refused without them, bodies that are written always have them, and null is never written.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class RequiredFields implements OASFilter {

    private final RecordsByName records;

    /**
     * For the classes of one service.
     *
     * @param index of all classes that schemas are made of
     */
    public RequiredFields(IndexView index) {
        this.records = RecordsByName.of(index);
    }

    @Override
    public void filterOpenAPI(OpenAPI api) {
        if (api.getComponents() != null && api.getComponents().getSchemas() != null) {
            api.getComponents().getSchemas().forEach(this::require);
        }
    }

    private void require(String name, Schema schema) {
        Map<String, Schema> properties = schema.getProperties();
        if (properties == null) {
            return;
        }
        Set<String> required = new TreeSet<>(records.required(name, properties.keySet()));
        required.retainAll(properties.keySet());
        if (schema.getRequired() != null) {
            required.addAll(schema.getRequired());
        }
        List<String> inOrder = new ArrayList<>(properties.keySet());
        inOrder.retainAll(required);
        schema.setRequired(inOrder.isEmpty() ? null : inOrder);
    }
}
