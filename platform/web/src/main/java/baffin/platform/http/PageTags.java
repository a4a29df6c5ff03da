package baffin.platform.http;

import baffin.platform.limits.Page;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.util.RawValue;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Gives each page of a list an entity tag, made of what it says, so that a client that polls reads changes only. */
public final class PageTags {

    /** Before {@link NotModifiedFilter}: response filters run from the highest priority down. */
    private static final int BEFORE_NOT_MODIFIED = Priorities.USER + 100;

    private final ObjectWriter writer;

    PageTags(ObjectMapper mapper) {
        this.writer = mapper.writer().with(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
    }

    @ServerResponseFilter(priority = BEFORE_NOT_MODIFIED)
    void tag(ContainerResponseContext response) throws JsonProcessingException {
        if (response.getEntity() instanceof Page<?> page
                && !response.getHeaders().containsKey(HttpHeaders.ETAG)) {
            String json = writer.writeValueAsString(page);
            UUID digest = UUID.nameUUIDFromBytes(json.getBytes(StandardCharsets.UTF_8));
            response.getHeaders().putSingle(HttpHeaders.ETAG, '"' + digest.toString() + '"');
            response.getHeaders().putIfAbsent(HttpHeaders.CACHE_CONTROL, List.of("no-cache"));
            response.setEntity(new RawValue(json));
        }
    }
}
