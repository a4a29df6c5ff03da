package baffin.platform.names;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.terms.HouseBot;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whom people read of, and under which name. */
class PublicNamesTest {

    private static final PublicNames NAMES = Map.of("p-ann", "Ann")::get;
    private static final Json SHOWN = Json.shown(NAMES);

    private record Row(int rank, String player, @Nullable String handle) implements Named {}

    private record Author(String player, boolean bot) implements Named {}

    private record Bye(@Nullable String player, @Nullable String handle) implements Named {}

    @Test
    void a_name_that_is_on_its_way_is_no_former_player() {
        PublicNames reading = new PublicNames() {
            @Override
            public @Nullable String known(String player) {
                return null;
            }

            @Override
            public boolean erased(String player) {
                return player.equals("p-bo");
            }
        };
        assertThat(reading.of("p-ann")).isEqualTo("…");
        assertThat(reading.of("p-bo")).isEqualTo("former player");
    }

    @Test
    void who_has_a_name_is_shown_under_it_and_everybody_else_as_a_former_player() {
        assertThat(SHOWN.text(new SeatHolder("p-ann", false)))
                .isEqualTo("{\"player\":\"p-ann\",\"handle\":\"Ann\",\"bot\":false}");
        assertThat(SHOWN.text(new SeatHolder("p-bo", false)))
                .isEqualTo("{\"player\":\"p-bo\",\"handle\":\"former player\",\"bot\":false}");
    }

    @Test
    void a_name_stands_behind_the_id_whether_a_record_has_a_place_for_it_or_not() {
        assertThat(SHOWN.text(new Row(1, "p-ann", null)))
                .isEqualTo("{\"rank\":1,\"player\":\"p-ann\",\"handle\":\"Ann\"}");
        assertThat(SHOWN.text(new Author("p-ann", true)))
                .isEqualTo("{\"player\":\"p-ann\",\"handle\":\"Ann\",\"bot\":true}");
        assertThat(SHOWN.text(new Bye(null, null))).isEqualTo("{}");
    }

    @Test
    void a_bot_of_the_house_keeps_its_name_and_number() {
        SeatHolder third = HouseBot.RANDOM.holder().numbered(3);

        assertThat(Json.shared().text(third)).contains("House bot (random) 3");
        assertThat(NAMES.of(third)).isEqualTo("House bot (random) 3");
        assertThat(NAMES.of("house:careful")).isEqualTo("House bot (careful)");
    }

    @Test
    void a_document_without_the_names_of_people_reads_as_records() {
        SeatHolder ann = new SeatHolder("p-ann", false);
        SeatHolder third = HouseBot.RANDOM.holder().numbered(3);
        JsonNode document = SHOWN.parse(SHOWN.text(List.of(ann, third, new Author("p-ann", true))));

        NamedTrees.strip(document);

        assertThat(Json.shared().value(document.path(0), SeatHolder.class)).isEqualTo(ann);
        assertThat(Json.shared().value(document.path(1), SeatHolder.class)).isEqualTo(third);
        assertThat(Json.shared().value(document.path(2), Author.class)).isEqualTo(new Author("p-ann", true));
    }

    @Test
    void a_tree_that_was_written_as_a_record_gets_the_names_of_now() {
        ObjectNode tree = (ObjectNode) Json.shared().parse("""
                {"by":{"player":"p-ann","bot":false},"seats":[{"place":1,"player":"p-ann"},
                {"player":"p-bo","bot":true},{"player":"house:random","handle":"House bot (random) 2","bot":true}]}""");

        assertThat(NamedTrees.of(tree, NAMES)).hasToString("""
                {"by":{"player":"p-ann","handle":"Ann","bot":false},"seats":[{"place":1,"player":"p-ann"},\
                {"player":"p-bo","handle":"former player","bot":true},\
                {"player":"house:random","handle":"House bot (random) 2","bot":true}]}""");
    }

    @Test
    void a_document_tells_the_names_that_it_holds() {
        DocumentNames names = DocumentNames.in(Json.shared().parse("""
                {"a":{"player":"p-ann","handle":"Ann"},"b":[{"player":"house:random","handle":"House bot"},
                {"player":"p-bo"},{"handle":"nobody"}]}"""));

        assertThat(names.byPlayer()).containsExactly(Map.entry("p-ann", "Ann"));
    }

    @Test
    void a_row_opens_for_whoever_has_the_token_and_for_nobody_else() {
        var sealer = NameRow.sealer("token");
        byte[] body = Json.shared().bytes(new NameRow("p-ann", "Ann"));
        byte[] sealed = sealer.seal("key", body).getBytes(java.nio.charset.StandardCharsets.UTF_8);

        assertThat(new String(sealed, java.nio.charset.StandardCharsets.UTF_8)).doesNotContain("Ann");
        assertThat(NameRow.open(NameRow.sealer("token"), "key", sealed)).contains(new NameRow("p-ann", "Ann"));
        assertThat(NameRow.open(NameRow.sealer("other"), "key", sealed)).isEmpty();
        assertThat(NameRow.open(sealer, "another key", sealed)).isEmpty();
    }
}
