package baffin.game.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class SvgTest {

    @Test
    void text_and_attributes_are_escaped() {
        String svg = new Svg()
                .words("text", "<script>&\"", "class", "a\"b<c")
                .toString()
                .strip();
        assertThat(svg).isEqualTo("<text class=\"a&quot;b&lt;c\">&lt;script&gt;&amp;&quot;</text>");
    }

    @Test
    void numbers_have_one_decimal_at_most_and_a_point() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(Svg.number(1.25)).isEqualTo("1.3");
            assertThat(Svg.number(-0.31)).isEqualTo("-0.3");
            assertThat(Svg.number(7.04)).isEqualTo("7");
            assertThat(Svg.number(-0.01)).isEqualTo("0");
        } finally {
            Locale.setDefault(before);
        }
    }
}
