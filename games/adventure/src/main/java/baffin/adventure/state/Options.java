package baffin.adventure.state;

import baffin.game.GameInfo;
import baffin.game.Setup;
import java.util.List;

/**
 * What the host has chosen.
 *
 * @param teams true for Sirs against Explorers (AD-5.2)
 * @param freeBySize true when the free marker of AD-6.12 is one of three hexes, false when it is one of up to 3 AP
 */
public record Options(boolean teams, boolean freeBySize) {

    public static final String MODE = "mode";
    public static final String TEAMS = "TEAMS";
    public static final String CATCH_UP = "catchUpMarker";
    public static final String SIZE_3 = "SIZE_3";

    public static final List<GameInfo.Option> ALL = List.of(
            new GameInfo.Option(MODE, List.of("SINGLE", TEAMS)),
            new GameInfo.Option(CATCH_UP, List.of("COST_3", SIZE_3)));

    public static Options of(Setup setup) {
        return new Options(
                setup.seatCount() == 4 && TEAMS.equals(setup.options().get(MODE)),
                SIZE_3.equals(setup.options().get(CATCH_UP)));
    }
}
