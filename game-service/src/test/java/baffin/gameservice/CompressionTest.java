package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.DecoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.response.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(60)
class CompressionTest {

    /** Takes bytes as they come. */
    private static final RestAssuredConfig PLAIN = RestAssuredConfig.config()
            .decoderConfig(DecoderConfig.decoderConfig().noContentDecoders());

    private static Response get(String path, String encodings) {
        return given().config(PLAIN).header("Accept-Encoding", encodings).get(path);
    }

    @Test
    void views_and_pictures_are_compressed_as_the_client_takes_them_under_the_same_tag() throws IOException {
        Recorded match = Recorded.match(81).logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);
        for (String path : new String[] {match.path("/board.svg"), match.path("/events")}) {
            Response identity = get(path, "identity");
            byte[] whole = identity.asByteArray();
            Response gzip = get(path, "gzip");

            gzip.then().header("Content-Encoding", equalTo("gzip")).header("ETag", equalTo(identity.header("ETag")));
            gzip.then().header("Vary", containsString("Accept-Encoding"));
            assertThat(new GZIPInputStream(new ByteArrayInputStream(gzip.asByteArray())).readAllBytes())
                    .isEqualTo(whole);
            assertThat(gzip.asByteArray().length).isLessThan(whole.length / 3);
            get(path, "gzip;q=0").then().header("Content-Encoding", nullValue());
            get(path, "br").then().header("Content-Encoding", nullValue());
        }
    }

    @Test
    void what_is_small_goes_out_as_it_is() {
        get("/api/v1/problems/stale-version", "gzip, br")
                .then()
                .statusCode(200)
                .header("Content-Encoding", nullValue())
                .body("status", equalTo(412));
        get("/api/v1/problems", "gzip").then().header("Content-Encoding", equalTo("gzip"));
    }

    @ParameterizedTest
    @CsvSource({
        "HTTP_1_1,text/event-stream",
        "HTTP_1_1,application/x-ndjson",
        "HTTP_2,text/event-stream",
        "HTTP_2,application/x-ndjson"
    })
    void a_stream_is_compressed_and_never_held_back(HttpClient.Version version, String form) throws Exception {
        Recorded match = Recorded.match(82).logged(1, 5);
        given().get(match.path("?minVersion=5")).then().statusCode(200);
        URI stream = URI.create("http://localhost:" + RestAssured.port + match.path("/stream?from=4&include=board"));
        HttpRequest request = HttpRequest.newBuilder(stream)
                .version(version)
                .header("Accept", form)
                .header("Accept-Encoding", "gzip, br")
                .build();
        var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
        assertThat(answer.headers().firstValue("Content-Encoding")).hasValue("gzip");
        StringBuilder read = new StringBuilder();
        // a reader of characters would wait for more than there is
        try (InputStream bytes = new GZIPInputStream(answer.body())) {
            byte[] piece = new byte[8_192];
            while (!read.toString().contains("</svg>")) {
                read.append(new String(piece, 0, bytes.read(piece), StandardCharsets.UTF_8));
            }
        }
        assertThat(read).contains(match.id());
    }
}
