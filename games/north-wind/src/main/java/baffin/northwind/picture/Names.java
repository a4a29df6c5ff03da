package baffin.northwind.picture;

import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles.SeaTile;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Names in words. */
final class Names {

    private Names() {}

    static String of(Port port) {
        return Arrays.stream(port.name().split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    static String of(Commodity commodity) {
        return commodity.name().toLowerCase(Locale.ROOT);
    }

    static String of(SeaTile tile) {
        Port port = tile.port();
        Commodity commodity = tile.commodity();
        return switch (tile.kind()) {
            case DESTINATION -> port == null ? "destination" : of(port);
            case COMMERCIAL -> (commodity == null ? "commercial" : of(commodity)) + " harbour";
            case EQUIPMENT -> "equipment";
            case MERCHANT -> "merchant";
            case WRECK -> "shipwreck";
            case FOG -> "fog";
        };
    }
}
