package baffin.adventure.rules;

import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Play;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The legal commands closest to one that was refused: those of its type first. */
final class Suggestions {

    private static final int OTHER_TYPE = 1_000_000;
    private static final int OTHER_CARD = 10_000;

    private Suggestions() {}

    static List<AdventureCommand> of(List<LegalCommand<AdventureCommand>> legal, AdventureCommand refused) {
        return legal.stream()
                .map(LegalCommand::command)
                .sorted(Comparator.comparingInt(command -> distance(command, refused)))
                .limit(RuleViolation.NEARBY_MAX)
                .toList();
    }

    private static int distance(AdventureCommand a, AdventureCommand b) {
        int apart = distance(hex(a), hex(b));
        if (a instanceof Play one && b instanceof Play other) {
            return apart + (one.card() == other.card() ? 0 : OTHER_CARD);
        }
        return apart + (a.getClass() == b.getClass() ? length(a, b) : OTHER_TYPE);
    }

    private static int length(AdventureCommand a, AdventureCommand b) {
        return a instanceof LayMarker one && b instanceof LayMarker other
                ? Math.abs(one.path().size() - other.path().size())
                : 0;
    }

    /** The hex that a command is about. */
    private static @Nullable Hex hex(AdventureCommand command) {
        return switch (command) {
            case LayMarker c -> c.path().isEmpty() ? null : c.path().getLast();
            case LayWake c -> c.hex();
            case FollowRoute c -> c.to();
            case RecoverMarker c -> c.at();
            case PlayOnHex c -> c.hex();
            case PlayOnMarker c -> c.at();
            default -> null;
        };
    }

    private static int distance(@Nullable Hex a, @Nullable Hex b) {
        return a == null || b == null ? 0 : Math.abs(a.row() - b.row()) + Math.abs(a.col() - b.col());
    }
}
