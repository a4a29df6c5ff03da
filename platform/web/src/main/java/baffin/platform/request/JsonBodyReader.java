package baffin.platform.request;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyReader;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;
import org.jspecify.annotations.Nullable;

/** In place of the framework's own, which ends at the first fault. */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public class JsonBodyReader implements ServerMessageBodyReader<Object> {

    private final JsonBodies bodies;
    private final ObjectMapper mapper;

    JsonBodyReader(JsonBodies bodies, ObjectMapper mapper) {
        this.bodies = bodies;
        this.mapper = mapper;
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, ResteasyReactiveResourceInfo resource, MediaType mediaType) {
        return isReadable(type);
    }

    @Override
    public boolean isReadable(Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
        return isReadable(type);
    }

    // those are read as they come
    private static boolean isReadable(Class<?> type) {
        return type != byte[].class && type != String.class && !InputStream.class.isAssignableFrom(type);
    }

    @Override
    public @Nullable Object readFrom(
            Class<Object> type, Type generic, MediaType mediaType, ServerRequestContext context) throws IOException {
        return read(generic, context.getInputStream());
    }

    @Override
    public @Nullable Object readFrom(
            Class<Object> type,
            Type generic,
            Annotation[] annotations,
            MediaType mediaType,
            MultivaluedMap<String, String> headers,
            InputStream body)
            throws IOException {
        return read(generic, body);
    }

    private @Nullable Object read(Type type, InputStream body) throws IOException {
        byte[] bytes = body.readAllBytes();
        return bytes.length == 0 ? null : bodies.read(bytes, mapper.constructType(type));
    }
}
