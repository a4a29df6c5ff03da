package baffin.expedition;

import static baffin.testing.ParsedSvg.parsed;
import static baffin.testing.ParsedSvg.titles;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.board.Areas;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Tile;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Outline;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.testing.Bundles;
import baffin.testing.ParsedSvg;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

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
                String ship = "ship of " + ParsedSvg.seat(seat);
                assertThat(titles.stream().filter(title -> title.startsWith(ship)))
                        .hasSize(1);
                assertThat(titles.contains("sled of " + ParsedSvg.seat(seat)))
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
        assertThat(drawn(POSITIONS.getFirst()))
                .contains("Round 10: 2 rows", "4 rows of ice", "7 rows of ice", "no ice");
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
        assertThat(own).contains("Orange (you)").doesNotContain("Blue (you)");
        assertThat(drawn(state)).doesNotContain("(you)");
    }

    @Test
    void own_vehicles_can_be_pointed_at_by_their_seat_alone() {
        ExpeditionState state = POSITIONS.getFirst();
        Viewer viewer = new Viewer.Player(new Seat(1));
        List<String> own = spots(GAME.picture(state, sheet(state), viewer));
        assertThat(own).contains("vehicle:SHIP");
        assertThat(spots(drawn(state))).noneMatch(spot -> spot.startsWith("vehicle:"));
    }

    @Test
    @RuleId("EX-3.1")
    void squares_areas_arrows_tiles_and_seats_can_be_pointed_at() {
        for (ExpeditionState state : POSITIONS) {
            List<String> spots = spots(drawn(state));
            assertThat(spots)
                    .contains("square:0,0", "square:7,11", "arrow:GREENLAND", "arrow:NORTHWEST_PASSAGE", "seat:0");
            assertThat(spots.stream().filter(spot -> spot.startsWith("square:")))
                    .hasSize(Grid.SQUARES);
            state.supply().display().forEach(tile -> assertThat(spots).contains("tile:" + tile));
            for (Piece piece : state.board().pieces()) {
                for (Quadrant area : Areas.of(state.board(), state.ice(), piece)) {
                    assertThat(spots).contains("area:" + Place.of(area).text());
                }
            }
        }
    }

    @Test
    void the_middle_of_a_square_is_where_the_grid_of_the_root_says() {
        ExpeditionState state = POSITIONS.getLast();
        for (PictureOptions.Orientation orientation : PictureOptions.Orientation.values()) {
            PictureOptions options = PictureOptions.DEFAULT.withOrientation(orientation);
            Element root = ParsedSvg.root(GAME.picture(state, sheet(state), new Viewer.Spectator(), options));
            double side = Double.parseDouble(root.getAttribute("data-size"));
            String[] origin = root.getAttribute("data-origin").split(" ");
            String[] row = root.getAttribute("data-row").split(" ");
            String[] column = root.getAttribute("data-column").split(" ");
            double x = number(origin, 0) + 5 * number(row, 0) + 3 * number(column, 0);
            double y = number(origin, 1) + 5 * number(row, 1) + 3 * number(column, 1);
            Element square = ParsedSvg.spots(root).stream()
                    .filter(spot -> spot.getAttribute("data-spot").equals("square:5,3"))
                    .findFirst()
                    .orElseThrow();
            assertThat(ParsedSvg.children(square).get(1).getAttribute("d")).isEqualTo(Outline.around(x, y, side / 2));
        }
    }

    @Test
    void every_tile_of_a_reserve_is_drawn_however_many_there_are() {
        Expedition full = POSITIONS.getFirst().seats().getFirst();
        for (int code = 0; code < 40; code++) {
            full = full.withTile(Tile.large(code));
        }
        full = full.withTile(Tile.small(0)).withTile(Tile.small(0));
        ExpeditionState state = POSITIONS.getFirst().with(new Seat(0), full);
        assertThat(spots(drawn(state))).contains("tile:L39", "tile:S0");
        assertThat(drawn(state)).contains("×2").doesNotContain(">+");
    }

    @Test
    void a_german_picture_has_no_english_label() {
        for (ExpeditionState state : POSITIONS) {
            PictureOptions german = PictureOptions.DEFAULT.withLanguage(Locale.GERMAN);
            Bundles.german(
                    drawn(state),
                    GAME.picture(state, sheet(state), new Viewer.Spectator(), german),
                    Set.of("Expedition", "Inuit", "Franklin"));
        }
    }

    @Test
    void labels_are_whole_in_all_languages_and_used() throws Exception {
        Messages messages = Messages.of("expedition/picture");
        Bundles.sameInAllLanguages(messages);
        Bundles.used(messages, "baffin/expedition/picture");
    }

    @Test
    void nothing_is_written_smaller_than_ten_pixels_on_the_map() {
        String style = drawn(POSITIONS.getFirst());
        assertThat(style.lines().filter(line -> line.contains("font-size")))
                .isNotEmpty()
                .noneMatch(line -> line.matches(".*font-size:[0-9](\\.[0-9]+)?px.*"));
    }

    private static double number(String[] parts, int at) {
        return Double.parseDouble(parts[at]);
    }

    private static List<String> spots(String picture) {
        return ParsedSvg.spots(ParsedSvg.root(picture)).stream()
                .map(spot -> spot.getAttribute("data-spot"))
                .toList();
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
