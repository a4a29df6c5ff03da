package baffin.northwind.state;

import baffin.northwind.data.Commodities;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Pieces;
import baffin.northwind.data.ShipParts;
import java.util.List;

/**
 * What lies beside the board; gold never runs out (NW-1.1).
 *
 * @param goods commodities left
 * @param captains captains left
 * @param letters letters left
 * @param crew crew members left
 */
public record Supply(Goods goods, int captains, int letters, int crew) {

    public static Supply full(int seats) {
        int given = seats * ShipParts.start(ShipParts.Name.LETTERS);
        return new Supply(
                Commodities.everything(),
                Pieces.of(Pieces.Item.CAPTAINS),
                Pieces.of(Pieces.Item.LETTERS) - given,
                Pieces.of(Pieces.Item.CREW));
    }

    Supply with(List<Commodity> pieces) {
        return new Supply(goods.plus(pieces), captains, letters, crew);
    }

    Supply without(List<Commodity> pieces) {
        return new Supply(goods.minus(pieces), captains, letters, crew);
    }

    Supply withCaptains(int change) {
        return new Supply(goods, captains + change, letters, crew);
    }

    Supply withLetters(int change) {
        return new Supply(goods, captains, letters + change, crew);
    }

    Supply withoutCrew() {
        return new Supply(goods, captains, letters, crew - 1);
    }
}
