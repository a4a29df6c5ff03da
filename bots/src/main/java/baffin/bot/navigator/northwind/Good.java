package baffin.bot.navigator.northwind;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** Commodities, in the order in which the game names them. */
enum Good {
    GRAIN("grain"),
    FISH("fish"),
    SALT("salt"),
    LUMBER("lumber"),
    WINE("wine");

    private final String field;

    Good(String field) {
        this.field = field;
    }

    /** Pieces of this kind in an object that counts all kinds. */
    int in(JsonNode goods) {
        return goods.path(field).asInt();
    }

    /** The kinds that a command lists. */
    static List<Good> listed(JsonNode names) {
        List<Good> goods = new ArrayList<>();
        names.forEach(name -> goods.add(valueOf(name.asText())));
        return goods;
    }
}
