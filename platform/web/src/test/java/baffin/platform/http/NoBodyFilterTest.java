package baffin.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.http.HttpServerRequest;
import jakarta.validation.Valid;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NoBodyFilterTest {

    /** What operations look like. */
    @SuppressWarnings("unused") // found by reflection
    private static final class Operations {

        void takesNothing() {}

        void takesParameters(@BeanParam Object all, @PathParam("id") String id, @QueryParam("q") @Nullable String q) {}

        void takesContext(@Context HttpServerRequest request, UriInfo uri) {}

        void readsDocument(@BeanParam Object all, @Nullable @Valid Object body) {}

        void readsBytes(byte[] body) {}

        void readsForm(MultivaluedMap<String, String> form, @Context HttpServerRequest request) {}
    }

    @Test
    void an_operation_takes_a_body_if_a_parameter_comes_from_nowhere_else() {
        List<String> reading = Arrays.stream(Operations.class.getDeclaredMethods())
                .filter(NoBodyFilter::takesBody)
                .map(Method::getName)
                .toList();

        assertThat(reading).containsExactlyInAnyOrder("readsDocument", "readsBytes", "readsForm");
    }
}
