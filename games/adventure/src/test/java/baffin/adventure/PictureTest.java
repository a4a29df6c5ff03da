package baffin.adventure;

import static baffin.testing.ParsedSvg.parsed;
import static baffin.testing.ParsedSvg.titles;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureState;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PictureTest {

    private static final AdventureGame GAME = Matches.GAME;

    /** Positions of random matches, a few of each. */
    private static final List<AdventureState> POSITIONS = positions();

    @Test
    void every_position_is_drawn_as_well_formed_xml() throws Exception {
        for (AdventureState state : POSITIONS) {
            Document document = parsed(drawn(state));
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(document.getDocumentElement().getAttribute("width")).isEqualTo("1200");
        }
    }

    @Test
    void every_ship_every_marker_and_every_piece_is_drawn_once() throws Exception {
        for (AdventureState state : POSITIONS) {
            List<String> titles = titles(drawn(state));
            for (Seat seat : state.all()) {
                assertThat(titles.stream().filter(("ship of seat " + seat.index())::equals))
                        .hasSize(1);
                String own = " of seat " + seat.index() + " on ";
                assertThat(titles.stream().filter(title -> title.contains(own)))
                        .hasSize((int) state.sea().markers().stream()
                                .filter(marker -> marker.seat() == seat.index())
                                .count());
            }
            assertThat(titles.stream().filter(title -> title.startsWith("iceberg hex")))
                    .hasSize((int) state.sea().things().stream()
                            .filter(thing -> thing instanceof Thing.Piece piece && piece.ground() == Ground.ICEBERG)
                            .count());
        }
    }

    @Test
    @RuleId("AD-4.10")
    void chests_are_drawn_while_they_are_open() throws Exception {
        for (AdventureState state : POSITIONS) {
            int open = (int) IntStream.range(0, state.sea().grid().size())
                    .filter(state.sea()::openChest)
                    .count();
            assertThat(titles(drawn(state)).stream().filter(title -> title.startsWith("chest on")))
                    .hasSize(open);
        }
    }

    @Test
    @RuleId("AD-8.2")
    void hands_are_not_drawn_not_even_for_their_seat() {
        Table one = Table.of(2).holds(0, Treasure.SILENCE);
        Table other = Table.of(2).holds(0, Treasure.CATCH_UP);
        Viewer viewer = new Viewer.Player(new Seat(0));
        assertThat(GAME.picture(one.state(), sheet(one.state()), viewer))
                .isEqualTo(GAME.picture(other.state(), sheet(other.state()), viewer))
                .contains("1 card");
    }

    @Test
    void the_same_table_gives_the_same_picture() {
        for (AdventureState state : POSITIONS) {
            assertThat(drawn(state)).isEqualTo(drawn(state));
        }
    }

    @Test
    void only_the_viewers_own_card_says_you() {
        AdventureState state = POSITIONS.getLast();
        String own = GAME.picture(state, sheet(state), new Viewer.Player(new Seat(1)));
        assertThat(own).contains("Seat 1 (you)").doesNotContain("Seat 0 (you)");
        assertThat(drawn(state)).doesNotContain("(you)");
        assertThat(own.replace(" (you)", "")).isEqualTo(drawn(state));
    }

    @Test
    void what_the_seat_to_act_is_doing_is_written_down() {
        Table table = Table.of(2);
        assertThat(drawn(table.state())).contains("Round 2 · seat 0 acts, 4 action points left");
        assertThat(drawn(GAME.initial(Matches.setup(2)))).contains("chosen in secret");
        assertThat(drawn(table.round(60).ends().ends().state())).contains("Round 60 · the match is over");
    }

    @Test
    void nothing_is_written_smaller_than_ten_pixels() {
        assertThat(drawn(POSITIONS.getFirst()).lines().filter(line -> line.contains("font-size")))
                .isNotEmpty()
                .noneMatch(line -> line.matches(".*font-size:[0-9](\\.[0-9]+)?px.*"));
    }

    private static String drawn(AdventureState state) {
        return GAME.picture(state, sheet(state), new Viewer.Spectator());
    }

    private static ScoreSheet sheet(AdventureState state) {
        return Matches.sheet(Matches.setup(state.seats().size()), List.of());
    }

    private static List<AdventureState> positions() {
        List<AdventureState> kept = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            List<AdventureState> all = Matches.positions(Matches.setup(seats), 40 + seats);
            for (int i = 0; i < all.size(); i += Math.max(1, all.size() / 8)) {
                kept.add(all.get(i));
            }
            kept.add(all.getLast());
        }
        return kept;
    }
}
