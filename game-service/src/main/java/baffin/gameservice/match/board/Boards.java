package baffin.gameservice.match.board;

import baffin.game.Viewer;
import baffin.game.picture.Marks;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Styles;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.SeatNames;
import baffin.gameservice.match.board.BoardChoice.Mark;
import baffin.platform.http.Tagged;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Draws tables as requests want them. */
@Singleton
public class Boards {

    /** Content security policy of a picture: it loads nothing, and its styles are its own. */
    public static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'";

    private final SeatNames names;

    Boards(SeatNames names) {
        this.names = names;
    }

    /**
     * The table as the caller may see it, or 304 when the client has it.
     *
     * @param steps where the last step is found
     * @param known tags that the client has; null for none
     */
    public Uni<RestResponse<byte[]>> draw(
            Lookup.Seen seen, StepSource steps, BoardChoice choice, @Nullable String known) {
        Match<?, ?, ?, ?> match = seen.match();
        // names change at the same version
        String named = Styles.digest(String.join("\n", names.of(match)));
        String tag = Tagged.tag(match.version(), choice.variant() + '-' + named, "");
        if (!choice.marks().contains(Mark.LAST) || Tagged.known(known, tag)) {
            return Uni.createFrom().item(answer(seen, choice, Set.of(), tag, known));
        }
        return steps.steps(match, match.version(), match.version()).map(last -> {
            Set<String> touched = new HashSet<>();
            last.forEach(step -> touched.addAll(match.touched(step, seen.viewer())));
            return answer(seen, choice, touched, tag, known);
        });
    }

    private RestResponse<byte[]> answer(
            Lookup.Seen seen, BoardChoice choice, Set<String> touched, String tag, @Nullable String known) {
        RestResponse<byte[]> answer =
                Answers.unlessKnown(seen.match(), tag, known, BoardQuery.SVG, () -> picture(seen, choice, touched));
        answer.getHeaders().putSingle("Content-Security-Policy", POLICY);
        return answer;
    }

    private byte[] picture(Lookup.Seen seen, BoardChoice choice, Set<String> touched) {
        Set<String> legal = choice.marks().contains(Mark.LEGAL) && seen.viewer() instanceof Viewer.Player player
                ? seen.match().targets(player.seat())
                : Set.of();
        PictureOptions options = choice.options().withMarks(new Marks(legal, touched));
        return picture(seen.match(), seen.viewer(), options).getBytes(StandardCharsets.UTF_8);
    }

    /** The table as a viewer may see it, with the names of the players. */
    public String picture(Match<?, ?, ?, ?> match, Viewer viewer, PictureOptions options) {
        return match.picture(viewer, options.withNames(names.of(match)));
    }
}
