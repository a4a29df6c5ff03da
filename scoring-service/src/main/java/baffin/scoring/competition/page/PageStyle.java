package baffin.scoring.competition.page;

import baffin.platform.contract.StyleSheet;
import io.quarkus.qute.RawString;
import java.util.HexFormat;

/** The style sheet of all pages. */
public final class PageStyle {

    private static final StyleSheet SHEET = StyleSheet.read(PageStyle.class, "page.css");

    static final RawString TEXT = new RawString(SHEET.text());

    /**
     * What a page may do (Content Security Policy 3): show itself in a frame of any site, and nothing that is from
     * elsewhere or not this style.
     */
    public static final String SECURITY_POLICY = "default-src 'none'; style-src " + SHEET.source()
            + "; base-uri 'none'; form-action 'none'; frame-ancestors *";

    /** Part of the entity tags of all pages: with another style a page is another one, and its policy as well. */
    public static final String FINGERPRINT =
            HexFormat.of().toHexDigits(SHEET.text().hashCode());

    private PageStyle() {}
}
