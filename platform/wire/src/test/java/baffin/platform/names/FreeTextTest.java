package baffin.platform.names;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.wire.Json;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Texts stand in the place of references where something is shown, and notes never do. */
class FreeTextTest {

    private static final String TEXT = FreeText.text("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111");
    private static final String GONE = FreeText.text("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c112");
    private static final String UNDERWAY = FreeText.text("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c113");
    private static final String NOTE = FreeText.note("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c114");

    private static final PublicNames NAMES = new PublicNames() {
        @Override
        public @Nullable String known(String player) {
            return Map.of(TEXT, "costs $1 \\ \"quoted\"", NOTE, "a secret").get(player);
        }

        @Override
        public boolean redacted(String text) {
            return text.equals(GONE);
        }
    };

    private record Sample(String reason, @Nullable String note) {}

    @Test
    void a_text_stands_in_the_place_of_its_reference_a_redacted_one_is_marked() {
        String logged = "a (" + FreeText.reference(TEXT) + ") b " + FreeText.reference(GONE) + " c "
                + FreeText.reference(UNDERWAY);

        assertThat(FreeText.shown(logged, NAMES)).isEqualTo("a (costs $1 \\ \"quoted\") b [redacted] c …");
        assertThat(FreeText.shown("plain ⟦text⟧", NAMES)).isEqualTo("plain ⟦text⟧");
        assertThat(FreeText.in(logged + FreeText.reference(NOTE))).isEqualTo(Set.of(TEXT, GONE, UNDERWAY, NOTE));
    }

    @Test
    void a_note_is_resolved_where_it_is_meant_alone() {
        String logged = FreeText.reference(NOTE);

        assertThat(FreeText.shown(logged, NAMES)).isEqualTo(logged);
        assertThat(FreeText.shownNote(logged, NAMES)).isEqualTo("a secret");
    }

    @Test
    void json_that_is_shown_has_the_texts_and_records_have_references() {
        Sample sample = new Sample("why: " + FreeText.reference(TEXT), FreeText.reference(NOTE));

        assertThat(Json.shared().text(sample)).contains(TEXT).doesNotContain("costs");
        assertThat(Json.shown(NAMES).text(sample))
                .contains("why: costs $1 \\\\ \\\"quoted\\\"")
                .doesNotContain("a secret");
        assertThat(NamedTrees.of(Json.shared().<com.fasterxml.jackson.databind.node.ObjectNode>tree(sample), NAMES)
                        .path("reason")
                        .asText())
                .isEqualTo("why: costs $1 \\ \"quoted\"");
    }
}
