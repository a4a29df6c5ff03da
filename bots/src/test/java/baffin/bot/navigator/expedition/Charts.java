package baffin.bot.navigator.expedition;

import baffin.platform.wire.Trees;
import java.nio.charset.StandardCharsets;

/** Boards for tests, as the API writes them. */
final class Charts {

    private Charts() {}

    /** The preprinted tiles by the arrows. */
    static Chart start() {
        return of("""
                {"vertices":["%1$s","...........##","..........###","..........~~~","%1$s","##...........",
                 "###..........","~~~..........","##..........."],
                 "pieces":[{"squares":[[2,10],[2,11]],"zone":1},
                  {"squares":[[1,11]],"symbol":"CAIRN","token":true,"zone":1},
                  {"squares":[[6,0],[6,1]],"zone":3},
                  {"squares":[[5,0]],"symbol":"CAIRN","token":true,"zone":3},
                  {"squares":[[7,0]],"symbol":"CAIRN","token":true,"zone":3}]}""".formatted("............."));
    }

    /** A strip of open sea along row 2 from Greenland, as many tiles long as asked for. */
    static Chart strip(int tiles) {
        Chart chart = start();
        for (int tile = 1; tile < tiles; tile++) {
            chart = chart.with(Shapes.of("S0", "FRONT_0"), 3, 12 - tile, false);
        }
        return chart;
    }

    static Chart of(String json) {
        return Chart.of(Trees.trusted(json.getBytes(StandardCharsets.UTF_8)));
    }
}
