package baffin.bot.navigator.adventure;

import baffin.bot.player.Insight;
import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Plays cards that help, then goes as far as the points lead on the way that is shortest as far as it is known. */
public final class AdventureNavigator implements Insight {

    private static final List<String> CHARACTERS = List.of(
            "FRANKLIN",
            "MCCLURE",
            "AMUNDSEN",
            "PARRY",
            "GILBERT",
            "JAMES_ROSS",
            "RAE",
            "COOK",
            "DAVIS",
            "FROBISHER",
            "CABOT",
            "HUDSON",
            "BAFFIN",
            "JOHN_ROSS");

    private static final double CARD_LEAST = .35;

    /** Makes the bot; it keeps nothing, so one is enough. */
    public AdventureNavigator() {}

    @Override
    public JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random) {
        if (legal.size() == 1) {
            return legal.getFirst().command();
        }
        return switch (view.path("phase").asText()) {
            case "DRAFT" -> least(legal, action -> rank(text(action, "character")));
            case "DISCARD" -> least(legal, action -> CardWorth.keep(text(action, "card")));
            case "NEW_TILES" -> newTile(Situation.of(view, seat), legal);
            case "SWAP" -> legal.getFirst().command();
            case "FREE_MARKER" -> or(new Destination(Situation.of(view, seat), legal).closest(), legal.getFirst());
            default -> inTurn(Situation.of(view, seat), legal);
        };
    }

    @Override
    public double[] weights(JsonNode view, List<LegalAction> legal, int seat) {
        Outlook outlook = new Outlook(Situation.of(view, seat));
        double[] weights = legal.stream().mapToDouble(outlook::of).toArray();
        // it decides by steps, of which the weights of the others know nothing
        JsonNode chosen = choose(view, legal, seat, new SplittableRandom(0));
        double most = Arrays.stream(weights).max().orElseThrow();
        for (int index = 0; index < weights.length; index++) {
            weights[index] = legal.get(index).command() == chosen ? most + 1 : weights[index];
        }
        return weights;
    }

    @Override
    public double[] promises(JsonNode view) {
        return Outlook.promises(view);
    }

    @Override
    public int horizon() {
        return 0;
    }

    /** How well a character serves, 0 the best. */
    static int rank(String character) {
        return CHARACTERS.indexOf(character);
    }

    private static JsonNode inTurn(Situation situation, List<LegalAction> legal) {
        LegalAction out = ofType(legal, "SailOut");
        if (out != null) {
            return out.command();
        }
        // these points are lost with whatever is done first
        LegalAction overtaking = ofType(legal, "Overtake");
        if (overtaking != null) {
            return overtaking.command();
        }
        LegalAction card = card(situation, legal);
        if (card != null) {
            return card.command();
        }
        LegalAction movement = new Destination(situation, legal).best();
        return movement == null ? standing(situation, legal) : movement.command();
    }

    /** Nothing brings the ship on: a short marker comes back, or the turn ends. */
    private static JsonNode standing(Situation situation, List<LegalAction> legal) {
        boolean needs = situation
                        .seatOf(situation.seat())
                        .path("markers")
                        .path("SINGLE")
                        .asInt()
                < 2;
        LegalAction recovery = needs ? shortest(situation, legal) : null;
        return or(recovery, legal.getLast());
    }

    /** The marker of fewest hexes that may be recovered; null when there is none. */
    private static @Nullable LegalAction shortest(Situation situation, List<LegalAction> legal) {
        LegalAction best = null;
        int fewest = Integer.MAX_VALUE;
        for (LegalAction action : legal) {
            if (action.type().equals("RecoverMarker")) {
                int hexes = hexes(situation.view().path("markers"), situation.seat(), text(action, "at"));
                if (hexes < fewest) {
                    fewest = hexes;
                    best = action;
                }
            }
        }
        return best;
    }

    private static int hexes(JsonNode markers, int seat, String at) {
        for (JsonNode marker : markers) {
            if (marker.path("seat").asInt() == seat
                    && marker.path("path").path(0).asText().equals(at)) {
                // a wake marker does not lead over open ground
                return marker.path("marker").asText().equals("WAKE")
                        ? Integer.MAX_VALUE - 1
                        : marker.path("path").size();
            }
        }
        return Integer.MAX_VALUE;
    }

    private static @Nullable LegalAction card(Situation situation, List<LegalAction> legal) {
        CardWorth worth = new CardWorth(situation);
        LegalAction best = null;
        double most = CARD_LEAST;
        for (LegalAction action : legal) {
            if (action.type().startsWith("Play")) {
                double value = worth.of(action);
                if (value > most) {
                    most = value;
                    best = action;
                }
            }
        }
        return best;
    }

    private static JsonNode newTile(Situation situation, List<LegalAction> legal) {
        CardWorth worth = new CardWorth(situation);
        LegalAction best = legal.getLast();
        double least = situation.toGo() - .01;
        for (LegalAction action : legal) {
            if (action.type().equals("TurnTile")) {
                double toGo = worth.afterHalfTurn(text(action, "tile"));
                if (toGo < least) {
                    least = toGo;
                    best = action;
                }
            }
        }
        return best.command();
    }

    private static @Nullable LegalAction ofType(List<LegalAction> legal, String type) {
        return legal.stream()
                .filter(action -> action.type().equals(type))
                .findFirst()
                .orElse(null);
    }

    private static JsonNode least(List<LegalAction> legal, ToIntFunction<LegalAction> by) {
        return legal.stream().min(Comparator.comparingInt(by)).orElseThrow().command();
    }

    private static JsonNode or(@Nullable LegalAction action, LegalAction other) {
        return (action == null ? other : action).command();
    }

    private static String text(LegalAction action, String field) {
        return action.command().path(field).asText();
    }
}
