package baffin.gameservice.match.api;

import baffin.game.Command;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.gameservice.match.domain.Match;
import baffin.match.event.MatchCommand;
import baffin.platform.limits.Limits;
import baffin.platform.problem.Problem;
import baffin.platform.request.QueryFilters;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do now.
 *
 * @param matchId the match
 * @param version version at which these are legal
 * @param seat whose they are; absent for everybody
 * @param toAct seats that are to act now; a seat that is not among them has the actions only that nobody waits for
 * @param total number of all actions of the asked type
 * @param offset place of the first one shown; absent for a sample
 * @param actions in the game's fixed order, or as drawn
 * @param matchCommands types of the commands that belong to the match and not to the game, legal now
 */
@Schema(name = "LegalActions")
public record LegalActions(
        String matchId,
        long version,
        @Nullable Integer seat,
        List<Integer> toAct,
        int total,
        @Nullable Integer offset,
        List<Action> actions,
        List<String> matchCommands) {

    /**
     * One action.
     *
     * @param command the body to send, as it is
     * @param cost its price in the game's own unit; 0 when free
     */
    @Schema(name = "LegalAction")
    public record Action(
            @Schema(type = SchemaType.OBJECT, implementation = Object.class)
            MatchCommand command,

            int cost) {}

    /** Which of the actions are wanted. */
    public sealed interface Choice {

        /** A part of the list. */
        record Slice(int offset, int limit) implements Choice {}

        /** Some drawn at random; the same seed draws the same ones from the same list. */
        record Sample(int count, long seed) implements Choice {}

        /** The choice that the parameters of a request stand for. */
        static Choice of(
                @Nullable Integer limit, @Nullable Integer offset, @Nullable Integer sample, @Nullable Long random) {
            QueryFilters.refuse("limit", sample != null && limit != null, "has no meaning together with sample");
            QueryFilters.refuse("offset", sample != null && offset != null, "has no meaning together with sample");
            QueryFilters.refuse("random", sample == null && random != null, "is the seed of sample, and needs it");
            return sample == null
                    ? new Slice(within("?offset", offset, 0, 0), within("?limit", limit, Limits.LEGAL_ACTIONS_MAX, 1))
                    : new Sample(within("?sample", sample, 1, 1), random == null ? 0 : random);
        }

        private static int within(String name, @Nullable Integer value, int otherwise, int least) {
            int number = value == null ? otherwise : value;
            if (number < least || number > Limits.LEGAL_ACTIONS_MAX) {
                throw Problem.invalidField(
                                name, "out-of-range", "must be from " + least + " to " + Limits.LEGAL_ACTIONS_MAX)
                        .asException();
            }
            return number;
        }
    }

    /** What everybody may do: nothing. */
    public static LegalActions none(Match<?, ?, ?, ?> match) {
        return new LegalActions(match.id(), match.version(), null, asked(match), 0, null, List.of(), List.of());
    }

    private static List<Integer> asked(Match<?, ?, ?, ?> match) {
        return match.toAct().stream().map(Seat::index).toList();
    }

    /** The actions of a seat. */
    public static <C extends Command> LegalActions of(
            LegalLists lists, Match<C, ?, ?, ?> match, Seat seat, @Nullable String type, Choice choice) {
        List<LegalCommand<C>> all = lists.of(match, seat);
        if (type != null) {
            all = all.stream()
                    .filter(legal -> legal.command().getClass().getSimpleName().equals(type))
                    .toList();
        }
        List<LegalCommand<C>> chosen = switch (choice) {
            case Choice.Slice slice -> slice(all, slice);
            case Choice.Sample sample -> sample(all, sample);
        };
        return new LegalActions(
                match.id(),
                match.version(),
                seat.index(),
                asked(match),
                all.size(),
                choice instanceof Choice.Slice slice ? slice.offset() : null,
                chosen.stream()
                        .map(legal -> new Action(new MatchCommand.Play<>(legal.command()), legal.cost()))
                        .toList(),
                ofMatch(match, seat));
    }

    private static <T> List<T> slice(List<T> all, Choice.Slice slice) {
        int from = Math.min(slice.offset(), all.size());
        return all.subList(from, Math.min(all.size(), from + slice.limit()));
    }

    private static <T> List<T> sample(List<T> all, Choice.Sample sample) {
        List<T> rest = new ArrayList<>(all);
        Random random = new Random(sample.seed());
        int count = Math.min(sample.count(), rest.size());
        for (int drawn = 0; drawn < count; drawn++) {
            int other = drawn + random.nextInt(rest.size() - drawn);
            T kept = rest.get(drawn);
            rest.set(drawn, rest.get(other));
            rest.set(other, kept);
        }
        return rest.subList(0, count);
    }

    private static List<String> ofMatch(Match<?, ?, ?, ?> match, Seat seat) {
        List<String> types = new ArrayList<>();
        if (match.canUndo(new Viewer.Player(seat))) {
            types.add("Undo");
        }
        if (!match.ended() && match.ruled() == null && !match.resigned().contains(seat)) {
            types.add("Resign");
        }
        return types;
    }
}
