package baffin.accounts.avatar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Pictures that stand for players. */
class AvatarTest {

    private static final String ID = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10";
    private static final int BYTES_MAX = 1_100;
    private static final double OF_A_PICTURE = 3.0;

    private final Random random = new Random(20);

    private String drawn() {
        return Avatar.svg(new UUID(random.nextLong(), random.nextLong()).toString());
    }

    @Test
    void a_player_has_the_same_picture_for_good() {
        assertThat(Avatar.svg(ID)).isEqualTo("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>Avatar</title>\
                <rect width="48" height="48" rx="10" fill="#4a63c6"/><path fill="#ffffff" d="\
                M20 4h8v8h-8zM12 12h8v8h-8zM28 12h8v8h-8zM4 20h8v8h-8zM36 20h8v8h-8zM12 20h8v8h-8z\
                M28 20h8v8h-8zM4 28m4 0l4 4l-4 4l-4-4zM36 28m4 0l4 4l-4 4l-4-4zM12 28m4 0l4 4l-4 4l-4-4z\
                M28 28m4 0l4 4l-4 4l-4-4zM4 36m4 0l4 4l-4 4l-4-4zM36 36m4 0l4 4l-4 4l-4-4zM12 36h8v8h-8z\
                M28 36h8v8h-8z"/></svg>
                """);
    }

    @Test
    void many_players_have_pictures_of_their_own() {
        Set<String> all = new HashSet<>();
        for (int player = 0; player < 5_000; player++) {
            all.add(drawn());
        }
        assertThat(all).hasSize(5_000);
    }

    @Test
    void a_picture_is_small_and_well_formed_and_says_what_it_is_without_a_name() throws Exception {
        for (int player = 0; player < 500; player++) {
            byte[] svg = drawn().getBytes(StandardCharsets.UTF_8);
            assertThat(svg.length).isLessThan(BYTES_MAX);
            Element root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg))
                    .getDocumentElement();
            assertThat(root.getTagName()).isEqualTo("svg");
            assertThat(root.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo("Avatar");
        }
    }

    @Test
    void its_colours_are_told_apart_and_stand_out_on_light_and_dark_pages() {
        for (String ground : Avatar.GROUNDS) {
            assertThat(contrast(ground, "#ffffff")).as(ground).isGreaterThan(OF_A_PICTURE);
            assertThat(contrast(ground, "#121212")).as(ground).isGreaterThan(OF_A_PICTURE);
            for (String light : Avatar.LIGHTS) {
                assertThat(contrast(ground, light)).as(ground + " and " + light).isGreaterThan(OF_A_PICTURE);
            }
        }
    }

    /** As WCAG 2.2 has it. */
    private static double contrast(String one, String other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(String colour) {
        return 0.2126 * part(colour, 1) + 0.7152 * part(colour, 3) + 0.0722 * part(colour, 5);
    }

    private static double part(String colour, int at) {
        double value = Integer.parseInt(colour, at, at + 2, 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
