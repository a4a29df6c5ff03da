package baffin.platform.request;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MediaTypesTest {

    @Path("/cups/{id}")
    @Produces("application/json")
    static class Cups {
        @GET
        public void one() {}

        @POST
        @Produces("text/plain")
        public void change() {}

        @GET
        @Path("/table")
        @Produces({"text/html", "text/csv"})
        public void table() {}

        @GET
        @Path("/{part}")
        @Produces("image/png")
        public void part() {}
    }

    @Path("/cups/{id}/stream")
    static class Streams {
        @GET
        @Produces("text/event-stream")
        public void events() {}

        @GET
        @Produces("application/x-ndjson")
        public void lines() {}
    }

    private final MediaTypes types = new MediaTypes(Stream.of(Cups.class, Streams.class));

    @Test
    void a_method_has_its_own_types_or_those_of_its_resource() {
        assertThat(types.at("GET", "/cups/7")).containsExactly("application/json");
        assertThat(types.at("HEAD", "/cups/7")).containsExactly("application/json");
        assertThat(types.at("POST", "/cups/7")).containsExactly("text/plain");
    }

    @Test
    void an_address_that_is_written_out_goes_before_one_with_a_parameter() {
        assertThat(types.at("GET", "/cups/7/table")).containsExactly("text/csv", "text/html");
        assertThat(types.at("GET", "/cups/7/chair")).containsExactly("image/png");
    }

    @Test
    void an_address_has_the_methods_of_what_is_nearest_to_it() {
        assertThat(types.methods("/cups/7")).containsExactly("GET", "HEAD", "POST");
        assertThat(types.methods("/cups/7/table")).containsExactly("GET", "HEAD");
        assertThat(types.methods("/cups")).isEmpty();
    }

    @Test
    void methods_that_share_an_address_are_told_together_and_nothing_is_told_of_none() {
        assertThat(types.at("GET", "/cups/7/stream")).containsExactly("application/x-ndjson", "text/event-stream");
        assertThat(types.at("GET", "/cups")).isEmpty();
    }
}
