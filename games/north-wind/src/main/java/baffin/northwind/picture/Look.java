package baffin.northwind.picture;

import baffin.game.picture.Styles;
import baffin.northwind.data.Commodity;

/** Colours and styles; every commodity has a shape and a letter besides its colour. */
final class Look {

    static final String STYLE = Styles.sheet("""
        .bf .sea{fill:light-dark(#b5d6e6,#2d5266);stroke:#2c4250;stroke-width:1.4}
        .bf .sea.open{stroke:light-dark(#22303a,#f1f5f8);stroke-width:3.2}
        .bf .wave{fill:none;stroke:#8dbcd3;stroke-width:1.6;stroke-linecap:round}
        .bf .quay{fill:#e3cf9a;stroke:#6d5a2f;stroke-width:1.4;stroke-linejoin:round}
        .bf .wall{fill:#f6ecd0;stroke:#6d5a2f;stroke-width:1.4;stroke-linejoin:round}
        .bf .roof{fill:#b5694a;stroke:#5d3221;stroke-width:1.4;stroke-linejoin:round}
        .bf .rock{fill:#a99a80;stroke:#4d4637;stroke-width:1.4;stroke-linejoin:round}
        .bf .wood{fill:#a5794b;stroke:#4a3217;stroke-width:1.6;stroke-linejoin:round}
        .bf .deck{fill:#d8b98a;stroke:#4a3217;stroke-width:1.6;stroke-linejoin:round}
        .bf .cloth{fill:#fffdf6;stroke:#4a4a4a;stroke-width:1.4;stroke-linejoin:round}
        .bf .mist{fill:#f3f7f9;stroke:#8ba1ad;stroke-width:1.4}
        .bf .mast{stroke:#4a3217;stroke-width:4;stroke-linecap:round}
        .bf .good{stroke:#2b2b2b;stroke-width:1.6;stroke-linejoin:round}
        .bf .coin{fill:#f7d774;stroke:#7a5c12;stroke-width:1.6}
        .bf .man{fill:#7fb7d9;stroke:#1d3c52;stroke-width:1.5;stroke-linejoin:round}
        .bf .captain{fill:light-dark(#2f4b6e,#6f9bd0);stroke:#12233a;stroke-width:1.5;stroke-linejoin:round}
        .bf .brim{stroke:#f7d774;stroke-width:2.4;stroke-linecap:round}
        .bf .iron{fill:light-dark(#4a5258,#9aa7b0);stroke:#1d1d1d;stroke-width:1.4;stroke-linejoin:round}
        .bf .post{fill:#fffdf6;stroke:#6d5a2f;stroke-width:1.5;stroke-linejoin:round}
        .bf .slot{fill:light-dark(#fffdf6,#2a2622);fill-opacity:.75;stroke:#7c6a4a;stroke-width:1.1}
        .bf .aboard{fill:#9cc9e6;stroke:#1d3c52;stroke-width:1.6}
        .bf .gap{fill:none;stroke:#8b979f;stroke-width:1.2;stroke-dasharray:4 4}
        .bf .field{fill:light-dark(#f3ead0,#332f26);stroke:light-dark(#b3a272,#5b5137);stroke-width:1.1}
        .bf .field.next{fill:light-dark(#fff7c9,#4d4723);stroke:light-dark(#22303a,#f1f5f8);stroke-width:2.4}
        .bf .field.done{fill:light-dark(#e4e0d4,#22292e);stroke:light-dark(#b9b3a2,#3b4a55);stroke-width:1.1}
        .bf .bonus{fill:light-dark(#dfe9d6,#293a2b);stroke:#6f8a5c;stroke-width:1.3}
        .bf .back{fill:#4f7f9c;stroke:#1f3b4d;stroke-width:1.3}
        .bf .rose{fill:#dcebf2}
        .bf .chip{fill:light-dark(#d5e8f1,#2c4250);stroke:#5f7f90;stroke-width:1.1}
        .bf .fate{fill:#22303a}
        .bf .onfate{font-weight:bold;text-anchor:middle;fill:#ffffff}
        .bf .price{fill:#4a3608}
        """);

    private Look() {}

    static String good(Commodity commodity) {
        return switch (commodity) {
            case GRAIN -> "#f2c94c";
            case FISH -> "#b8c4cc";
            case SALT -> "#ffffff";
            case LUMBER -> "#8fc08a";
            case WINE -> "#c79bd0";
        };
    }
}
