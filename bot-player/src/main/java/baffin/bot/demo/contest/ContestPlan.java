package baffin.bot.demo.contest;

import baffin.bot.demo.match.DemoOptions;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What competition to play.
 *
 * @param origin where the platform is
 * @param form what kind
 * @param game id of the game
 * @param choices options of the game that differ from their defaults
 * @param bots names of bots, dealt to the entrants in turn
 * @param atOnce tables played at the same time, at least 1
 * @param internal what the check of the read models needs, or null to leave it out
 */
public record ContestPlan(
        URI origin,
        ContestPolicy.Form form,
        String game,
        Map<String, String> choices,
        List<String> bots,
        int atOnce,
        DemoOptions.@Nullable Internal internal) {

    public ContestPlan {
        choices = Map.copyOf(choices);
        bots = List.copyOf(bots);
    }

    /** The bot that plays for an entrant, from 0. */
    String botOf(int index) {
        return bots.get(index % bots.size());
    }

    /** Handles of all, in the order of entry. */
    List<String> handles() {
        return IntStream.range(0, form.entrants())
                .mapToObj(index -> botOf(index) + "-" + (index + 1))
                .toList();
    }

    ObjectNode policy() {
        return ContestPolicy.of(form, game, choices);
    }
}
