package baffin.adventure;

import static baffin.testing.ParsedSvg.parsed;
import static baffin.testing.ParsedSvg.titles;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Thing;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.testing.Bundles;
import baffin.testing.ParsedSvg;
import baffin.testing.RuleId;
import baffin.testing.Ways;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PictureTest {

    private static final AdventureGame GAME = Matches.GAME;

    /** Characters, the game, and words of both languages. */
    private static final Set<String> NAMES = names();

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
                assertThat(titles.stream().filter(("ship of " + ParsedSvg.seat(seat.index()))::equals))
                        .hasSize(1);
                String own = " of " + ParsedSvg.seat(seat.index()) + " on ";
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
    void a_hand_is_drawn_face_up_for_its_seat_and_for_nobody_else() {
        AdventureState one = Table.of(2).holds(0, Treasure.SILENCE).state();
        AdventureState other = Table.of(2).holds(0, Treasure.CATCH_UP).state();
        String own = GAME.picture(one, sheet(one), new Viewer.Player(new Seat(0)));
        assertThat(own).contains("data-spot=\"card:SILENCE\"", "Silence").doesNotContain("CATCH_UP", "Catch up");
        for (Viewer viewer : List.of(new Viewer.Player(new Seat(1)), new Viewer.Spectator())) {
            for (PictureOptions options : Ways.all(2)) {
                assertThat(GAME.picture(one, sheet(one), viewer, options))
                        .isEqualTo(GAME.picture(other, sheet(other), viewer, options))
                        .doesNotContain("card:");
            }
            assertThat(GAME.picture(one, sheet(one), viewer)).contains("1 card");
        }
    }

    @Test
    @RuleId("AD-3.1")
    void characters_dealt_in_secret_are_drawn_for_their_seat_and_for_nobody_else() {
        AdventureState state = POSITIONS.getFirst();
        assertThat(state.phase()).isEqualTo(Phase.DRAFT);
        for (Seat seat : state.all()) {
            String own = GAME.picture(state, sheet(state), new Viewer.Player(seat));
            state.of(seat).dealt().forEach(dealt -> assertThat(own).contains("data-spot=\"character:" + dealt + "\""));
            for (Seat opponent : state.all()) {
                if (!opponent.equals(seat)) {
                    state.of(opponent).dealt().forEach(dealt -> assertThat(own).doesNotContain(dealt.title()));
                }
            }
        }
        assertThat(drawn(state)).doesNotContain("character:");
    }

    @Test
    @RuleId("AD-2.2")
    void every_hex_every_known_strip_and_every_marker_of_a_supply_can_be_pointed_at() {
        for (AdventureState state : POSITIONS) {
            List<String> spots = ParsedSvg.spots(ParsedSvg.root(drawn(state))).stream()
                    .map(ParsedSvg::path)
                    .toList();
            for (int id = 0; id < state.sea().grid().size(); id++) {
                String hex = "hex:" + state.sea().grid().hex(id);
                assertThat(spots).anyMatch(spot -> spot.equals(hex) || spot.endsWith(" " + hex));
            }
            for (Tile tile : state.sea().tiles().all()) {
                assertThat(spots.contains("strip:" + tile))
                        .isEqualTo(state.sea().known(tile));
            }
            assertThat(spots).contains("seat:0 marker:WAKE", "seat:1 marker:FOUR_ZIGZAG_MIRRORED");
        }
    }

    @Test
    void the_middle_of_a_hex_is_where_the_grid_of_the_root_says() {
        for (AdventureState state : POSITIONS) {
            for (PictureOptions options : Ways.all(2)) {
                if (options.map()) {
                    String picture = GAME.picture(state, sheet(state), new Viewer.Spectator(), options);
                    Ways.hexesAreWhereTheGridSays(
                            ParsedSvg.root(picture), state.sea().grid().width());
                }
            }
        }
    }

    @Test
    void a_german_picture_has_no_english_label() {
        for (AdventureState state : POSITIONS) {
            PictureOptions german = PictureOptions.DEFAULT.withLanguage(Locale.GERMAN);
            Viewer viewer = new Viewer.Player(new Seat(0));
            Bundles.german(
                    GAME.picture(state, sheet(state), viewer),
                    GAME.picture(state, sheet(state), viewer, german),
                    NAMES);
        }
    }

    @Test
    void labels_are_whole_in_all_languages_and_used() throws Exception {
        Messages messages = Messages.of("adventure/picture");
        Bundles.sameInAllLanguages(messages);
        Bundles.used(messages, "baffin/adventure/picture");
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
        assertThat(own).contains("Orange (you)").doesNotContain("Blue (you)");
        assertThat(drawn(state)).doesNotContain("(you)");
    }

    @Test
    void what_the_seat_to_act_is_doing_is_written_down() {
        Table table = Table.of(2);
        assertThat(drawn(table.state())).contains("Round 2 · Blue acts, 4 action points left");
        assertThat(drawn(GAME.initial(Matches.setup(2)))).contains("chosen in secret");
        assertThat(drawn(table.round(60).ends().ends().state())).contains("Round 60 · the match is over");
    }

    @Test
    void nothing_is_written_smaller_than_ten_pixels() {
        assertThat(drawn(POSITIONS.getFirst()).lines().filter(line -> line.contains("font-size")))
                .isNotEmpty()
                .noneMatch(line -> line.matches(".*font-size:[0-9](\\.[0-9]+)?px.*"));
    }

    private static Set<String> names() {
        Set<String> names = new HashSet<>(Set.of("Northwest", "Passage", "Adventure", "Land", "Start", "Sirs"));
        for (Skipper skipper : Skipper.values()) {
            names.addAll(List.of(skipper.title().split(" ", -1)));
        }
        return names;
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
