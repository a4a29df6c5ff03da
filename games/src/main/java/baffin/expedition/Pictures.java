package baffin.expedition;

import baffin.expedition.board.Grid;
import baffin.expedition.board.Terrain;
import baffin.game.ScoreSheet;

/** The map in its plainest form: a dot a corner, and the standing as a description. */
final class Pictures {

    private Pictures() {}

    static String draw(ExpeditionState state, ScoreSheet sheet) {
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1 14 10\">");
        svg.append("<desc>");
        sheet.seats()
                .forEach(score -> svg.append("seat ")
                        .append(score.seat().index())
                        .append(": ")
                        .append(score.total())
                        .append("; "));
        svg.append("</desc>");
        for (int row = 0; row <= Grid.ROWS; row++) {
            for (int col = 0; col <= Grid.COLUMNS; col++) {
                Terrain terrain = state.board().terrain(row, col);
                String colour = terrain == Terrain.LAND ? "#8d6e3a" : terrain == Terrain.SEA ? "#2f6fab" : "#dddddd";
                svg.append("<circle r=\".3\" cx=\"%d\" cy=\"%d\" fill=\"%s\"/>".formatted(col, row, colour));
            }
        }
        return svg.append("</svg>").toString();
    }
}
