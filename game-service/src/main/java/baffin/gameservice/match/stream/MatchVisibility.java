package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.match.Audience;
import baffin.match.event.Step;
import java.util.Optional;

/** What the reader of a stream may see at one version of a match; asked again with each step. */
public sealed interface MatchVisibility {

    /** As what the reader looks; empty when there is no such match for the reader any more. */
    Optional<Viewer> viewer();

    /** The sight after a step. */
    MatchVisibility after(Step step);

    /** The sight of somebody who may look, or sit there, or not, as the match goes on. */
    static MatchVisibility of(Audience audience, Optional<String> player) {
        return new Among(audience, player);
    }

    /** A sight that stays what it is. */
    static MatchVisibility always(Viewer viewer) {
        return new Always(viewer);
    }

    /** Somebody among the audience of a match. */
    record Among(Audience audience, Optional<String> player) implements MatchVisibility {

        @Override
        public Optional<Viewer> viewer() {
            return audience.admits(player) ? Optional.of(audience.viewer(player)) : Optional.empty();
        }

        @Override
        public MatchVisibility after(Step step) {
            return new Among(audience.after(step), player);
        }
    }

    /** The owner of what is shown. */
    record Always(Viewer seen) implements MatchVisibility {

        @Override
        public Optional<Viewer> viewer() {
            return Optional.of(seen);
        }

        @Override
        public MatchVisibility after(Step step) {
            return this;
        }
    }
}
