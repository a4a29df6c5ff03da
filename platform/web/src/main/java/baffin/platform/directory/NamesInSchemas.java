package baffin.platform.directory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;

/** Lets the API document tell of people as they are shown, which differs from how records hold them. */
public final class NamesInSchemas implements OASFilter {

    private static final String PLAYER = "player";
    private static final String HANDLE = "handle";

    @Override
    public void filterOpenAPI(OpenAPI api) {
        if (api.getComponents() == null || api.getComponents().getSchemas() == null) {
            return;
        }
        Map<String, Schema> schemas = api.getComponents().getSchemas();
        for (String kind : List.of("Actor", "Official")) {
            Schema person = schemas.get(kind);
            if (person != null && person.getProperties() != null) {
                named(person);
            }
        }
        Schema holder = schemas.get("SeatHolder");
        if (holder != null) {
            holder.removeProperty("shownAs");
        }
    }

    private static void named(Schema person) {
        Map<String, Schema> properties = new LinkedHashMap<>();
        person.getProperties().forEach((name, schema) -> {
            properties.put(name, schema);
            if (name.equals(PLAYER)) {
                properties.put(HANDLE, OASFactory.createSchema().type(List.of(Schema.SchemaType.STRING)));
            }
        });
        person.setProperties(properties);
    }
}
