package baffin.game.picture;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Collectors;

/** Styles that pictures of every game use; a picture's root has the class {@code bf}, and {@code portrait} if it is. */
public final class Styles {

    /** Texts, paper, cards, rigging, marks. Seats are told apart by {@link Seats}. */
    private static final String COMMON = """
        .bf text{fill:light-dark(#22303a,#dfe7ec)}
        .bf text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;font-size:15px}
        .bf.portrait text{font-size:13px}
        .bf .title{font-family:'DejaVu Serif',Georgia,serif;font-weight:bold}
        .bf:not(.portrait) .title{font-size:26px}
        .bf.portrait .title{font-size:19px}
        .bf:not(.portrait) .sub{font-size:17px}
        .bf .big,.bf.portrait .big{font-size:24px;font-weight:bold}
        .bf .sub,.bf .head{fill:light-dark(#44525c,#b9c5cd)}
        .bf .tiny{fill:light-dark(#5b6872,#a9b6bf)}
        .bf .mid,.bf .mark{text-anchor:middle}
        .bf .tail{text-anchor:end}
        .bf .head,.bf .bold,.bf .mark{font-weight:bold}
        .bf .mark{fill:#1d1d1d}
        .bf .mark.on0{fill:#ffffff}
        .bf .edged{paint-order:stroke;stroke:#ffffff;stroke-width:2.6px;stroke-linejoin:round}
        .bf .paper{fill:light-dark(#f6f2e7,#141d24)}
        .bf .card{fill:light-dark(#fffdf6,#1d2931);stroke:light-dark(#cfc5aa,#3b4a55);stroke-width:1.2}
        .bf .card.now{stroke:light-dark(#22303a,#f1f5f8);stroke-width:3}
        .bf .halo{fill:#ffffff;stroke:#ffffff;stroke-width:5;stroke-linejoin:round}
        .bf .rig{stroke:#1d1d1d;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
        .bf .hit{fill:#ffffff;fill-opacity:0}
        .bf .glow,.bf .mark-legal,.bf .mark-last{fill:none;pointer-events:none;stroke-linejoin:round}
        .bf .glow{stroke:#ffffff;stroke-width:6}
        .bf .mark-legal{stroke:#b3123f;stroke-width:3;stroke-dasharray:7 4}
        .bf .mark-last{stroke:#22303a;stroke-width:4.5;stroke-dasharray:.1 7;stroke-linecap:round}
        """;

    private static final int DIGEST = 16;

    private static final String LIGHT_DARK = "light-dark\\((#[0-9a-f]+),(#[0-9a-f]+)\\)";

    private Styles() {}

    /**
     * The style sheet of a game's pictures: those of all games, and its own.
     *
     * @param own rules, one a line; {@code light-dark(#...,#...)} is dark on a page whose colour scheme is dark, and
     *     light for programs that know no such function
     */
    public static String sheet(String own) {
        String all = COMMON + own;
        String dark = all.lines().filter(rule -> rule.contains("light-dark")).collect(Collectors.joining("\n"));
        return all.replaceAll(LIGHT_DARK, "$1") + "@supports (color:light-dark(#fff,#000)){\n" + dark + "\n}\n";
    }

    /** What tells a style sheet from others, in 16 hexadecimal digits. */
    public static String digest(String styleSheet) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(styleSheet.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, DIGEST);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
