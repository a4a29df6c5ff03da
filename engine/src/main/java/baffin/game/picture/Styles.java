package baffin.game.picture;

/** Styles that pictures of every game use; a picture's root has the class {@code bf}. */
public final class Styles {

    /** Texts, paper, cards and rigging. */
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
            .bf .paper{fill:#f6f2e7}
            .bf .card{fill:#fffdf6;stroke:#cfc5aa;stroke-width:1.2}
            .bf .card.now{stroke:#22303a;stroke-width:3}
            .bf .halo{fill:#ffffff;stroke:#ffffff;stroke-width:5;stroke-linejoin:round}
            .bf .rig{stroke:#1d1d1d;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
            """;

    private Styles() {}
}
