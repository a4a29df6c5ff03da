package baffin.bot.archive.adventure;

import baffin.adventure.data.Skipper;
import baffin.adventure.state.Phase;
import baffin.bot.archive.adventure.LedMatch.Led;
import baffin.bot.archive.adventure.WayGoals.SailsOut;
import baffin.bot.archive.adventure.WayGoals.SailsOut.By;
import baffin.match.event.Step;
import baffin.platform.wire.JsonCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Matches of the archive that meet what ordinary ones do not, by the names of their files. */
public final class AdventureMatches {

    private static final List<Led> ALL = List.of(
            new Led("v2-41-2-seats-deck-refilled", 2, CardGoals.Refilled::new),
            new Led("v2-42-4-seats-slowed-below-zero", 4, CardGoals.BelowZero::new),
            new Led("v2-43-3-seats-cook-given-back", 3, () -> new CardGoals.GivenBack(Skipper.COOK)),
            new Led("v2-44-3-seats-frobisher-given-back", 3, () -> new CardGoals.GivenBack(Skipper.FROBISHER)),
            new Led("v2-45-3-seats-cook-resigned", 3, () -> new CardGoals.SeatGone(Skipper.COOK)),
            new Led("v2-46-3-seats-frobisher-resigned", 3, () -> new CardGoals.SeatGone(Skipper.FROBISHER)),
            new Led("v2-47-2-seats-free-marker", 2, () -> new CardGoals.FreeMarker(false)),
            new Led("v2-48-3-seats-free-wake-marker-hudson", 3, () -> new CardGoals.FreeMarker(true)),
            new Led("v2-49-2-seats-wake-guarded", 2, CardGoals.Guarded::new),
            new Led("v2-50-3-seats-overtaken", 3, WayGoals.Overtaken::new),
            new Led("v2-51-2-seats-baffin-below-ice", 2, WayGoals.BelowIce::new),
            new Led("v2-52-2-seats-left-in-a-swap", 2, () -> new WayGoals.LeftWithCard(Phase.SWAP)),
            new Led("v2-53-2-seats-left-before-a-free-marker", 2, () -> new WayGoals.LeftWithCard(Phase.FREE_MARKER)),
            new Led("v2-54-2-seats-plan-sails-out", 2, () -> new SailsOut(By.PLAN)),
            new Led("v2-55-2-seats-house-bot-sails-out", 2, () -> new SailsOut(By.HOUSE_BOT)),
            new Led("v2-56-2-seats-resigned-in-row-24", 2, () -> new SailsOut(By.RESIGNATION)));

    private final JsonCodec<?, ?, ?, ?> codec;

    /** Matches for a codec of the game. */
    public AdventureMatches(JsonCodec<?, ?, ?, ?> codec) {
        this.codec = codec;
    }

    /** All matches, each played when it is asked for. */
    public Map<String, Supplier<List<Step>>> all() {
        Map<String, Supplier<List<Step>>> all = new LinkedHashMap<>();
        ALL.forEach(led -> all.put(led.name(), () -> LedMatch.play(codec, led)));
        return all;
    }
}
