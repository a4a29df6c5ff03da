package baffin.northwind;

import static baffin.testing.ParsedSvg.parsed;
import static baffin.testing.ParsedSvg.titles;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.testing.Bundles;
import baffin.testing.ParsedSvg;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class PictureTest {

    /** Positions of three random matches, a few of each. */
    private static final List<NorthWindState> POSITIONS = positions();

    @Test
    void every_position_is_drawn_as_well_formed_xml() throws Exception {
        for (NorthWindState state : POSITIONS) {
            Document document = parsed(drawn(state));
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
            assertThat(document.getDocumentElement().getAttribute("width")).isEqualTo("1200");
        }
    }

    @Test
    void every_token_on_the_board_is_drawn() throws Exception {
        for (NorthWindState state : POSITIONS) {
            List<String> titles = titles(drawn(state));
            for (int seat = 0; seat < state.ships().size(); seat++) {
                String token = "token of " + ParsedSvg.seat(seat);
                assertThat(titles.stream().filter(title -> title.endsWith(token)))
                        .hasSize(state.board().tokens(new Seat(seat)));
            }
        }
    }

    @Test
    void every_crew_member_and_the_active_ship_are_drawn() throws Exception {
        for (NorthWindState state : POSITIONS) {
            List<String> titles = titles(drawn(state));
            long crew = state.ships().stream().mapToInt(s -> s.crew().size()).sum();
            assertThat(titles.stream().filter(title -> title.endsWith(" aboard")))
                    .hasSize((int) crew);
            String ship = "ship of " + ParsedSvg.seat(state.active().index());
            assertThat(titles.stream().filter(title -> title.startsWith(ship))).hasSize(1);
        }
    }

    @Test
    @RuleId("NW-7.1")
    void revealed_and_known_tiles_are_drawn_and_no_others() throws Exception {
        for (NorthWindState state : POSITIONS) {
            List<String> titles = titles(drawn(state));
            int revealed =
                    state.voyage() == null ? 0 : state.sailing().sightings().size();
            int known = state.stacks().stream().mapToInt(s -> s.seen().size()).sum();
            assertThat(titles.stream().filter(title -> title.matches("[A-Z]+(_[A-Z0-9]+)?")))
                    .hasSize(revealed + known);
        }
    }

    @Test
    @RuleId("NW-7.2")
    void the_odds_of_a_fight_are_written_down() {
        NorthWindState state = Table.of(2).cannons(0, 2).pirate(2).state();
        assertThat(drawn(state)).contains("2 cannons win 9 of 36 fights, 25 %");
    }

    @Test
    void the_same_table_gives_the_same_picture() {
        for (NorthWindState state : POSITIONS) {
            assertThat(drawn(state)).isEqualTo(drawn(state));
        }
    }

    @Test
    void only_the_viewers_own_card_says_you() {
        NorthWindState state = POSITIONS.getLast();
        String own = Matches.GAME.picture(state, Matches.emptySheet(state), new Viewer.Player(new Seat(1)));
        assertThat(own).contains("Orange (you)").doesNotContain("Blue (you)");
        assertThat(drawn(state)).doesNotContain("(you)");
    }

    @Test
    @RuleId({"NW-2.1", "NW-2.2"})
    void stacks_commodities_seats_and_own_berths_can_be_pointed_at() {
        for (NorthWindState state : POSITIONS) {
            List<String> own =
                    spots(Matches.GAME.picture(state, Matches.emptySheet(state), new Viewer.Player(new Seat(1))));
            assertThat(own).contains("stack:NORTH_CAPE", "stack:FORT_HAVEN", "stack:OLSAND", "commodity:WINE");
            assertThat(own).contains("seat:0", "seat:1", "seat:1 berth:LOOKOUT", "seat:1 berth:TREASURER");
            assertThat(spots(drawn(state))).noneMatch(spot -> spot.contains("berth:"));
            if (state.voyage() != null && !state.sailing().sightings().isEmpty() && state.phase() != Phase.OVER) {
                assertThat(own)
                        .contains("voyage:"
                                + state.sailing().sightings().getLast().tile());
            }
        }
    }

    @Test
    void a_german_picture_has_no_english_label() {
        for (NorthWindState state : POSITIONS) {
            PictureOptions german = PictureOptions.DEFAULT.withLanguage(Locale.GERMAN);
            Viewer viewer = new Viewer.Player(new Seat(0));
            Bundles.german(
                    Matches.GAME.picture(state, Matches.emptySheet(state), viewer),
                    Matches.GAME.picture(state, Matches.emptySheet(state), viewer, german),
                    Set.of("North", "Wind", "Fort", "Haven", "Olsand", "Gold", "in"));
        }
    }

    @Test
    void labels_are_whole_in_all_languages_and_used() throws Exception {
        Messages messages = Messages.of("north-wind/picture");
        Bundles.sameInAllLanguages(messages);
        Bundles.used(messages, "baffin/northwind/picture");
    }

    @Test
    void nothing_is_written_smaller_than_ten_pixels() {
        assertThat(drawn(POSITIONS.getFirst()).lines().filter(line -> line.contains("font-size")))
                .isNotEmpty()
                .noneMatch(line -> line.matches(".*font-size:[0-9](\\.[0-9]+)?px.*"));
    }

    private static List<String> spots(String picture) {
        return ParsedSvg.spots(ParsedSvg.root(picture)).stream()
                .map(ParsedSvg::path)
                .toList();
    }

    private static String drawn(NorthWindState state) {
        return Matches.GAME.picture(state, Matches.emptySheet(state), new Viewer.Spectator());
    }

    private static List<NorthWindState> positions() {
        List<NorthWindState> kept = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            List<NorthWindState> all = new ArrayList<>();
            all.add(Matches.play(seats, 40 + seats, all::add).end());
            for (int i = 0; i < all.size(); i += Math.max(1, all.size() / 12)) {
                kept.add(all.get(i));
            }
            kept.add(all.getLast());
        }
        return kept;
    }
}
