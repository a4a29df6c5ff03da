package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.game.picture.Seats;
import baffin.game.picture.Styles;
import baffin.game.picture.Svg;
import java.util.List;

/** Colours and styles of this game. */
final class Palette {

    static final String STYLE = Styles.sheet("""
        .bf .zone{font-weight:bold;text-anchor:middle;fill:#3d3524}
        .bf .blank{fill:light-dark(#e6dfcb,#232c33)}
        .bf .grid{stroke:light-dark(#c9bfa3,#3d4a54);stroke-width:1;stroke-dasharray:2 5}
        .bf .border{stroke:light-dark(#a2946d,#75828b);stroke-width:1.6;stroke-dasharray:9 6}
        .bf .frame{fill:none;stroke:light-dark(#5a5238,#8a97a0);stroke-width:2.5}
        .bf .sea{fill:light-dark(#a9cfe0,#34637b)}
        .bf .shelf2{fill:none;stroke:light-dark(#bfdfeb,#3e7089);stroke-width:19}
        .bf .shelf1{fill:none;stroke:light-dark(#d6edf2,#4d829b);stroke-width:9}
        .bf .land{fill:light-dark(#e3cf9a,#a38d58);stroke:light-dark(#e3cf9a,#a38d58);stroke-width:.8}
        .bf .coast{fill:none;stroke:light-dark(#6d5a2f,#2a2210);stroke-width:2;stroke-linecap:round}
        .bf .thin{fill:none;stroke:light-dark(#6d5a2f,#2a2210);stroke-width:1.1}
        .bf .hill{stroke:light-dark(#a58c52,#5f5028)}
        .bf .hill{fill:none;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
        .bf .tile{fill:none;stroke:#2c4250;stroke-opacity:.42;stroke-width:1.3}
        .bf .printed{fill:none;stroke:#5a4520;stroke-width:2.2;stroke-opacity:.75}
        .bf .rose{fill:light-dark(#2c4250,#c3d3de);fill-opacity:.55}
        .bf .frost{fill:light-dark(#f4faff,#86b3d0);fill-opacity:.36}
        .bf .line{stroke:light-dark(#1f6fa8,#5fb2e6);stroke-width:4;stroke-linecap:round}
        .bf .lineback{stroke:light-dark(#ffffff,#0c1318);stroke-width:8;stroke-linecap:round}
        .bf .next{stroke:light-dark(#1f6fa8,#5fb2e6);stroke-width:2;stroke-dasharray:3 7;stroke-linecap:round}
        .bf .icy{fill:light-dark(#1f6fa8,#8fd0f5);stroke:light-dark(#ffffff,#141d24)}
        .bf .icy{pointer-events:none;font-weight:bold;paint-order:stroke;stroke-width:3px}
        .bf .token{stroke:#2b2b2b;stroke-width:1.7;stroke-linejoin:round}
        .bf .gone{fill:#fffdf6;fill-opacity:.25;stroke:#5b5b5b;stroke-width:1.1;stroke-dasharray:3 3}
        .bf .arrow{fill:light-dark(#f3d9b0,#6f5b38);stroke:#8a6a2f;stroke-width:2;stroke-linejoin:round}
        .bf .value{fill:#fffdf6;stroke:#8a6a2f;stroke-width:1.5}
        .bf .wire{fill:none;stroke:#1d1d1d;stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}
        .bf .stuck{fill:none;stroke:#1f6fa8;stroke-width:2.4;stroke-dasharray:4 3}
        .bf .arc{fill:none;stroke:light-dark(#b9ae8f,#56616a);stroke-width:3}
        .bf .stop{stroke:#7c7256;stroke-width:1.3}
        .bf .ray{stroke:#d98a00;stroke-width:3;stroke-linecap:round}
        .bf .tick{stroke:light-dark(#8b8163,#8d99a2);stroke-width:1}
        .bf .free{fill:light-dark(#22303a,#e3eaef)}
        .bf .rest{fill:none;stroke:#8b979f;stroke-width:1.4}
        """);

    private Palette() {}

    static String token(Token token) {
        return switch (token) {
            case INUIT -> "#ffffff";
            case CAIRN -> "#d9d2c5";
            case FRANKLIN -> "#f7cf7f";
            case STRAIT -> "#8fd0ee";
            case CARTOGRAPHY -> "#cfe5b4";
        };
    }

    /** From cold blue to warm yellow by the rows that are frozen. */
    static String season(int frozenRows) {
        return List.of(
                        "#ffd54a", "#fde08a", "#f3e7bd", "#dbe6e2", "#c0dcea", "#a3cee6", "#86bfe1", "#69afdb",
                        "#4c9fd5")
                .get(frozenRows);
    }

    /** Fill patterns of seats and of ice. */
    static void patterns(Svg svg) {
        Seats.patterns(svg);
        svg.open("pattern", "id", "bf-frost", "width", 70, "height", 70, "patternUnits", "userSpaceOnUse");
        svg.leaf(
                "path",
                "d",
                flake(16, 18) + flake(50, 10) + flake(36, 44) + flake(8, 60) + flake(62, 58),
                "stroke",
                "#5f9fcb",
                "stroke-width",
                1.1,
                "stroke-opacity",
                ".55",
                "stroke-linecap",
                "round");
        svg.close("pattern");
    }

    private static String flake(int x, int y) {
        return "M%d %dv8M%d %dl7 4M%d %dl7 -4".formatted(x, y - 4, x - 3, y - 2, x - 3, y + 2);
    }
}
