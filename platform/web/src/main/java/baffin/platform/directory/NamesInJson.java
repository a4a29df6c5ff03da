package baffin.platform.directory;

import baffin.platform.names.PublicNames;
import baffin.platform.wire.Json;
import baffin.platform.wire.json.NamesModule;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.jackson.ObjectMapperCustomizer;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Singleton;

/** Names in all JSON that people read: in the bodies of the REST layer, and in what is written by hand for streams. */
@Singleton
public final class NamesInJson implements ObjectMapperCustomizer {

    /** Identifier of the {@link Json} that writes with names. */
    public static final String SHOWN = "shown";

    private final PublicNames names;

    NamesInJson(NameDirectory names) {
        this.names = names;
    }

    @Override
    public void customize(ObjectMapper mapper) {
        mapper.registerModule(new NamesModule(names));
    }

    @Singleton
    @Identifier(SHOWN)
    Json shown() {
        return Json.shown(names);
    }
}
