package baffin.rules;

import baffin.match.terms.MatchSetup;
import baffin.platform.wire.Json;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** Starts of matches, as the lobby writes them. */
public final class Starts {

    private Starts() {}

    /** A start without anything agreed beyond game and seats. */
    public static MatchStart of(MatchSetup setup, String host, @Nullable String seed) {
        return new MatchStart(setup, host, seed, null, null, null, null, null);
    }

    /** As the lobby writes it. */
    public static String json(MatchStart start) {
        MatchSetup setup = start.setup();
        ObjectNode json = Json.shared().object();
        json.put(SealedTypes.TYPE, "MatchStarted").put("game", setup.game());
        ObjectNode options = json.putObject("options");
        setup.options().forEach(options::put);
        ArrayNode seats = json.putArray("seats");
        for (int index = 0; index < setup.seats().size(); index++) {
            ObjectNode seat = Json.shared().tree(setup.seats().get(index));
            seats.add(seat.put("seat", index));
        }
        json.put("host", start.host());
        if (start.seed() != null) {
            json.put("seed", start.seed());
        }
        if (start.secret() != null) {
            json.put("secret", start.secret());
        }
        if (start.nonces() != null) {
            json.set("nonces", Json.shared().tree(start.nonces()));
        }
        if (start.terms() != null) {
            json.set("terms", Json.shared().tree(start.terms()));
        }
        if (start.competition() != null) {
            json.set("competition", Json.shared().tree(start.competition()));
        }
        if (start.visibility() != null) {
            json.put("visibility", start.visibility().name());
        }
        return json.toString();
    }
}
