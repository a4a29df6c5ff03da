package baffin.expedition;

import static baffin.testing.ParsedSvg.parsed;
import static baffin.testing.ParsedSvg.titles;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Piece;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PictureTest {

    private static final ExpeditionGame GAME = Matches.GAME;

    /** Positions of three random matches, a few of each. */
    private static final List<ExpeditionState> POSITIONS = positions();

    @Test
    void every_position_is_drawn_as_well_formed_xml() throws Exception {
        for (ExpeditionState state : POSITIONS) {
            Document document = parsed(drawn(state));
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(document.getDocumentElement().getAttribute("width")).isEqualTo("1200");
        }
    }

    @Test
    void every_ship_and_every_sled_on_the_board_is_drawn() throws Exception {
        for (ExpeditionState state : POSITIONS) {
            List<String> titles = titles(drawn(state));
            for (int seat = 0; seat < state.seats().size(); seat++) {
                String ship = "ship of seat " + seat;
                assertThat(titles.stream().filter(title -> title.startsWith(ship)))
                        .hasSize(1);
                assertThat(titles.contains("sled of seat " + seat))
                        .isEqualTo(state.seats().get(seat).sled() != null);
            }
        }
    }

    @Test
    @RuleId("EX-7.8")
    void every_token_on_the_board_is_drawn_and_every_taken_one_is_marked() throws Exception {
        for (ExpeditionState state : POSITIONS) {
            List<String> map = titles(drawn(state));
            long lying = state.board().pieces().stream().filter(Piece::token).count();
            long symbols = state.board().pieces().stream()
                    .filter(piece -> piece.symbol() != null)
                    .count();
            assertThat(map.stream().filter(title -> title.endsWith(" on the board")))
                    .hasSize((int) lying);
            assertThat(map.stream().filter(title -> title.endsWith(" site"))).hasSize((int) (symbols - lying));
        }
    }

    @Test
    @RuleId("EX-10.2")
    void the_frozen_rows_of_all_ten_rounds_are_written_down() {
        assertThat(drawn(POSITIONS.getFirst())).contains("no ice", "2 rows", "4 rows", "7 rows");
    }

    @Test
    void the_same_table_gives_the_same_picture() {
        for (ExpeditionState state : POSITIONS) {
            assertThat(drawn(state)).isEqualTo(drawn(state));
        }
    }

    @Test
    void only_the_viewers_own_card_says_you() {
        ExpeditionState state = POSITIONS.getLast();
        String own = GAME.picture(state, sheet(state), new Viewer.Player(new Seat(1)));
        assertThat(own).contains("Seat 1 (you)").doesNotContain("Seat 0 (you)");
        assertThat(drawn(state)).doesNotContain("(you)");
        assertThat(own.replace(" (you)", "")).isEqualTo(drawn(state));
    }

    @Test
    void nothing_is_written_smaller_than_ten_pixels_on_the_map() {
        String style = drawn(POSITIONS.getFirst());
        assertThat(style.lines().filter(line -> line.contains("font-size")))
                .isNotEmpty()
                .noneMatch(line -> line.matches(".*font-size:[0-9](\\.[0-9]+)?px.*"));
    }

    private static String drawn(ExpeditionState state) {
        return GAME.picture(state, sheet(state), new Viewer.Spectator());
    }

    private static ScoreSheet sheet(ExpeditionState state) {
        ExpeditionTally empty =
                GAME.scoreKeeper().initial(Matches.setup(state.seats().size()));
        return GAME.scoreKeeper().sheet(empty);
    }

    private static List<ExpeditionState> positions() {
        List<ExpeditionState> kept = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            List<ExpeditionState> all = new ArrayList<>();
            all.add(Matches.play(seats, 40 + seats, all::add).end());
            for (int i = 0; i < all.size(); i += Math.max(1, all.size() / 8)) {
                kept.add(all.get(i));
            }
            kept.add(all.getLast());
        }
        return kept;
    }
}
