package baffin.lobby.rating.domain;

import baffin.game.Game;
import baffin.game.Setup;
import java.util.List;
import java.util.Map;

/** In which mode a table is rated. */
public final class Modes {

    private Modes() {}

    /**
     * {@code teams} where seats of the largest possible table play together, else {@code solo}.
     *
     * @param seats sizes of table that will do
     */
    public static String of(Game<?, ?, ?, ?> game, Map<String, String> options, List<Integer> seats) {
        int most = seats.stream()
                .filter(size -> size <= game.info().maxSeats())
                .max(Integer::compare)
                .orElse(game.info().maxSeats());
        Setup setup = game.info().setup(most, options);
        return game.sides(setup).size() < most ? "teams" : "solo";
    }
}
