package baffin.game.picture;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Styles that pictures of every game use; a picture's root has the class {@code bf}, and {@code portrait} if it is. */
public final class Styles {

    /** Texts, paper, cards, rigging, marks. Seats are told apart by {@link Seats}. */
    public static final String COMMON = """
            .bf text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;fill:#22303a;font-size:13px}
            .bf .title{font-family:'DejaVu Serif',Georgia,serif;font-size:26px;font-weight:bold}
            .bf .sub{font-size:15px;fill:#44525c}
            .bf .head{font-size:12px;font-weight:bold;fill:#44525c}
            .bf .tiny{font-size:11px;fill:#5b6872}
            .bf .mid{text-anchor:middle}
            .bf .tail{text-anchor:end}
            .bf .big{font-size:24px;font-weight:bold}
            .bf .bold{font-weight:bold}
            .bf .mark{font-size:13px;font-weight:bold;text-anchor:middle}
            .bf .number{font-size:10.5px;font-weight:bold;text-anchor:middle}
            .bf .on0,.bf .on2{fill:#ffffff}
            .bf .on1,.bf .on3{fill:#1d1d1d}
            .bf .paper{fill:#f6f2e7}
            .bf .card{fill:#fffdf6;stroke:#cfc5aa;stroke-width:1.2}
            .bf .card.now{stroke:#22303a;stroke-width:3}
            .bf .halo{fill:#ffffff;stroke:#ffffff;stroke-width:5;stroke-linejoin:round}
            .bf .rig{stroke:#1d1d1d;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
            .bf .hit{fill:#ffffff;fill-opacity:0}
            .bf .glow,.bf .mark-legal,.bf .mark-last{fill:none;pointer-events:none;stroke-linejoin:round}
            .bf .glow{stroke:#ffffff;stroke-width:6}
            .bf .mark-legal{stroke:#b3123f;stroke-width:3;stroke-dasharray:7 4}
            .bf .mark-last{stroke:#22303a;stroke-width:4.5;stroke-dasharray:.1 7;stroke-linecap:round}
            .bf.portrait .title{font-size:19px}
            .bf.portrait .sub{font-size:13px}
            .bf.portrait .mark{font-size:16px}
            .bf.portrait .number{font-size:17px;fill:#1d1d1d;paint-order:stroke;stroke:#ffffff;stroke-width:4px}
            """;

    private static final int DIGEST = 16;

    private Styles() {}

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
