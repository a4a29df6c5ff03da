package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.api.People.Person;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Commands to one competition, each followed at once by all reads that have its version. */
record CupWrites(Writes writes, String id) {

    private static final List<String> READS = List.of("", "/entrants", "/rounds", "/alternates");

    static CupWrites created(Writes writes, Map<String, Object> policy) {
        return shown(writes, writes.done("POST", CUPS, policy));
    }

    CupWrites copied(Map<String, Object> body) {
        return shown(writes, writes.done("POST", path("/copy"), body));
    }

    CupWrites next(Map<String, Object> body) {
        return shown(writes, writes.done("POST", path("/next-season"), body));
    }

    private static CupWrites shown(Writes writes, Response created) {
        CupWrites cup = new CupWrites(writes, created.path("competitionId"));
        cup.reads(created);
        return cup;
    }

    CupWrites as(Person person) {
        return new CupWrites(writes.as(person), id);
    }

    String path(String rest) {
        return CUPS + "/" + id + rest;
    }

    JsonPath does(String what, @Nullable Object body) {
        Response answer = writes.done("POST", path("/" + what), body);
        reads(answer);
        return answer.jsonPath();
    }

    void patch(Object body) {
        reads(writes.done("PATCH", path(""), body));
    }

    void puts(String what, Object body) {
        reads(writes.put(path("/" + what), body));
    }

    void deletes(String what) {
        reads(writes.delete(path("/" + what)));
    }

    /** A round may close by itself in between, so that the reads are of a later version. */
    private void reads(Response answer) {
        long written = version(answer);
        for (String read : READS) {
            Response found = Writes.read(writes.person(), path(read));
            found.then().statusCode(200);
            assertThat(version(found)).as(read).isGreaterThanOrEqualTo(written);
        }
    }

    private static long version(Response answer) {
        String tag = answer.header("ETag");
        assertThat(tag).as("%s", answer.asString()).isNotNull();
        return Long.parseLong(tag.replace("\"", ""));
    }

    /** It is in the list, with one of these states. */
    void listed(String... states) {
        String status = Writes.read(
                        writes.person(), CUPS + "?official=" + writes.person().id())
                .then()
                .statusCode(200)
                .extract()
                .path("items.find { it.competitionId == '" + id + "' }.status");
        assertThat(status).isIn((Object[]) states);
    }
}
