package baffin.adventure.picture;

import baffin.adventure.sea.Ground;
import baffin.game.picture.Styles;

/** Colours and styles of this game. Each terrain has a sign besides its colour. */
final class Palette {

    static final String STYLE = Styles.COMMON + """
            .bf .blank{fill:#ece5d2;stroke:#d3c8ab;stroke-width:1;stroke-dasharray:2 4}
            .bf .water{fill:#a9cfe0}
            .bf .land{fill:#dfc78a}
            .bf .snow{fill:#fbfcfe}
            .bf .ice{fill:#cfe6f2}
            .bf .hex{stroke:#2c4250;stroke-opacity:.22;stroke-width:1}
            .bf .strip{fill:none;stroke:#2c4250;stroke-opacity:.75;stroke-width:2.2;stroke-linecap:round}
            .bf .hill{fill:none;stroke:#8f7434;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
            .bf .wave{fill:none;stroke:#6fa9c4;stroke-width:1.4;stroke-linecap:round}
            .bf .flake{fill:none;stroke:#8fa9bd;stroke-width:1.5;stroke-linecap:round}
            .bf .berg{fill:#ffffff;stroke:#2f6f95;stroke-width:1.8;stroke-linejoin:round}
            .bf .shade{fill:#9cc9e2}
            .bf .piece{stroke:#1d3b4a;stroke-width:2}
            .bf .chest{fill:#7a4a12;stroke:#2b1a05;stroke-width:1.4;stroke-linejoin:round}
            .bf .lid{fill:#c98a2c;stroke:#2b1a05;stroke-width:1.4;stroke-linejoin:round}
            .bf .edge{fill:none;stroke-linecap:round;stroke-linejoin:round}
            .bf .way{fill:#ffffff;fill-opacity:.45;stroke:#16222b;stroke-width:1.5;stroke-dasharray:4 4}
            .bf .link{fill:none;stroke-width:3;stroke-dasharray:2 5;stroke-linecap:round}
            .bf .ring{fill:#ffffff;stroke:#16222b;stroke-width:1.6}
            .bf .arrow{fill:#f3d9b0;stroke:#8a6a2f;stroke-width:2;stroke-linejoin:round}
            .bf .back{fill:#7b5a9e;stroke:#2f1f42;stroke-width:1.3}
            .bf .seen{fill:#e9e0f2;stroke:#7b5a9e;stroke-width:1.2}
            .bf .bit{fill:#8b979f;stroke:#44525c;stroke-width:.8}
            .bf .none{fill:#f1ece0;stroke:#c9c2b2;stroke-width:.8}
            .bf .wake{font-size:11px;font-weight:bold;text-anchor:middle;fill:#ffffff}
            .bf .flag{font-size:11px;font-weight:bold;fill:#9a2f1c}
            """;

    private Palette() {}

    static String ground(Ground ground) {
        return switch (ground) {
            case WATER -> "water";
            case LAND -> "land";
            case SNOW -> "snow";
            case ICEBERG -> "ice";
        };
    }
}
