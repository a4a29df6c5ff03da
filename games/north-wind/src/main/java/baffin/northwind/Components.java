package baffin.northwind;

import baffin.northwind.data.BattleDie;
import baffin.northwind.data.Berths;
import baffin.northwind.data.Commodities;
import baffin.northwind.data.Equipment;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.data.Pieces;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.TaskTokens;
import baffin.northwind.data.Tasks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All component data with their source marks, by table. */
final class Components {

    private Components() {}

    static Map<String, List<?>> all() {
        Map<String, List<?>> all = new LinkedHashMap<>();
        all.put("tiles", SeaTiles.all());
        all.put("tasks", Tasks.all());
        all.put("commodities", Commodities.all());
        all.put("equipment", Equipment.all());
        all.put("berths", Berths.all());
        all.put("ship", ShipParts.all());
        all.put("tokens", TaskTokens.all());
        all.put("supply", Pieces.all());
        all.put("eventDie", EventDie.all());
        all.put("battleDie", BattleDie.all());
        all.put("limits", MatchLimits.all());
        return all;
    }
}
