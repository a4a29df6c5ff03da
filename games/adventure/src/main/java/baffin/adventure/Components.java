package baffin.adventure;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Strips;
import baffin.adventure.data.Treasure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All component data with their source marks, by table. */
final class Components {

    private Components() {}

    static Map<String, List<?>> all() {
        Map<String, List<?>> all = new LinkedHashMap<>();
        all.put("markers", Markers.all());
        all.put("strips", Strips.all());
        all.put("treasures", Treasure.all());
        all.put("characters", Skipper.all());
        all.put("numbers", Figure.all());
        return all;
    }
}
