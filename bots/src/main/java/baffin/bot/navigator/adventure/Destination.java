package baffin.bot.navigator.adventure;

import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where to go: the hex within reach that is closest to the end, and the first marker or step towards it. */
final class Destination {

    /** Less than this is no progress. */
    private static final double PROGRESS = .05;

    /** How much longer a way may be for the sake of a longer marker. */
    private static final double DETOUR = .3;

    /** What one more hex of a marker is worth, for short markers run out. */
    private static final double LENGTH = .12;

    /** Points for a marker that leads into a wake (AD-4.5). */
    private static final double WAKE = 2;

    private final Situation situation;
    private final List<LegalAction> legal;

    Destination(Situation situation, List<LegalAction> legal) {
        this.situation = situation;
        this.legal = legal;
    }

    /** The best movement, or null when none brings the ship closer to the end. */
    @Nullable
    LegalAction best() {
        Chart chart = situation.chart();
        JsonNode target = null;
        double least = situation.toGo() - PROGRESS;
        for (JsonNode reach : situation.view().path("reach")) {
            double toGo = chart.toGo(chart.hex(reach.path("hex").asText()));
            if (toGo < least) {
                least = toGo;
                target = reach;
            }
        }
        return target == null ? null : towards(target, least);
    }

    private @Nullable LegalAction towards(JsonNode target, double end) {
        double whole = target.path("cost").asInt() + end;
        LegalAction planned = null;
        LegalAction best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (LegalAction action : legal) {
            if (action.command().equals(target.path("first"))) {
                planned = action;
            }
            int hex = end(situation.chart(), action);
            if (hex == Chart.NONE) {
                continue;
            }
            double price = price(action, hex);
            double toGo = situation.chart().toGo(hex);
            double detour = price + toGo - whole;
            if (price <= target.path("cost").asInt() && detour <= DETOUR && toGo < situation.toGo() - PROGRESS) {
                double value = LENGTH * action.command().path("path").size() - detour;
                if (value > most) {
                    most = value;
                    best = action;
                }
            }
        }
        return best == null ? planned : best;
    }

    /** The movement that ends closest to the end of the map; null when there is none. */
    @Nullable
    LegalAction closest() {
        LegalAction best = null;
        double least = Double.POSITIVE_INFINITY;
        for (LegalAction action : legal) {
            int hex = end(situation.chart(), action);
            if (hex != Chart.NONE && situation.chart().toGo(hex) < least) {
                least = situation.chart().toGo(hex);
                best = action;
            }
        }
        return best;
    }

    /** Points that a movement takes, about. */
    private double price(LegalAction action, int end) {
        double sum = 0;
        for (JsonNode hex : action.command().path("path")) {
            sum += situation.chart().cost(situation.chart().hex(hex.asText()));
        }
        return switch (action.type()) {
            case "LayMarker" -> sum;
            case "LayWake" -> WAKE;
            default -> situation.chart().cost(end);
        };
    }

    /** Where a movement ends, {@link Chart#NONE} for anything else. */
    static int end(Chart chart, LegalAction action) {
        JsonNode command = action.command();
        JsonNode path = command.path("path");
        return switch (action.type()) {
            case "LayMarker" -> chart.hex(path.path(path.size() - 1).asText());
            case "LayWake" -> chart.hex(command.path("hex").asText());
            case "FollowRoute" -> chart.hex(command.path("to").asText());
            default -> Chart.NONE;
        };
    }
}
