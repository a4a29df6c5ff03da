package baffin.adventure.picture;

import baffin.adventure.sea.Ground;
import baffin.game.picture.Styles;

/** Colours and styles of this game. Each terrain has a sign besides its colour. */
final class Palette {

    static final String STYLE = Styles.sheet("""
        .bf .blank{fill:light-dark(#ece5d2,#1d272e);stroke:light-dark(#d3c8ab,#3d4a54)}
        .bf .blank{stroke-width:1;stroke-dasharray:2 4}
        .bf .water{fill:light-dark(#a9cfe0,#34637b)}
        .bf .land{fill:light-dark(#dfc78a,#97824e)}
        .bf .snow{fill:light-dark(#fbfcfe,#c9d4dd)}
        .bf .ice{fill:light-dark(#cfe6f2,#86adc2)}
        .bf .hex{stroke:#2c4250;stroke-opacity:.22;stroke-width:1}
        .bf .strip{stroke:light-dark(#2c4250,#0b1217)}
        .bf .strip{fill:none;stroke-opacity:.75;stroke-width:2.2;stroke-linecap:round}
        .bf .hill{stroke:light-dark(#8f7434,#54431a)}
        .bf .hill{fill:none;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
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
        .bf .arrow{fill:light-dark(#f3d9b0,#6f5b38);stroke:#8a6a2f;stroke-width:2;stroke-linejoin:round}
        .bf .back{fill:#7b5a9e;stroke:#2f1f42;stroke-width:1.3}
        .bf .seen{fill:light-dark(#e9e0f2,#3f3352);stroke:#7b5a9e;stroke-width:1.2}
        .bf .bit{fill:#8b979f;stroke:#44525c;stroke-width:.8}
        .bf .none{fill:light-dark(#f1ece0,#28323a);stroke:light-dark(#c9c2b2,#414e58);stroke-width:.8}
        .bf .flag{font-weight:bold;fill:light-dark(#9a2f1c,#ff9f86)}
        """);

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
