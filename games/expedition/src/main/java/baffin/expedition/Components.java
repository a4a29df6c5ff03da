package baffin.expedition;

import baffin.expedition.data.ArrowValues;
import baffin.expedition.data.Arrows;
import baffin.expedition.data.FinalPoints;
import baffin.expedition.data.IslandPoints;
import baffin.expedition.data.LargeTiles;
import baffin.expedition.data.Majorities;
import baffin.expedition.data.Preprinted;
import baffin.expedition.data.Prices;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.data.SunLine;
import baffin.expedition.data.Tokens;
import baffin.expedition.data.Zones;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All component data with their source marks, by table. */
final class Components {

    private Components() {}

    static Map<String, List<?>> all() {
        Map<String, List<?>> all = new LinkedHashMap<>();
        all.put("largeTiles", LargeTiles.all());
        all.put("smallTiles", SmallTiles.all());
        all.put("tokens", Tokens.all());
        all.put("arrowValues", ArrowValues.all());
        all.put("zones", Zones.all());
        all.put("arrows", Arrows.all());
        all.put("preprinted", Preprinted.all());
        all.put("sunLine", SunLine.all());
        all.put("prices", Prices.all());
        all.put("islandPoints", IslandPoints.all());
        all.put("majorities", Majorities.all());
        all.put("finalPoints", FinalPoints.all());
        return all;
    }
}
