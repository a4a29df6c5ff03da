package baffin.expedition.data;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.data.FinalPoints.Reason;
import baffin.expedition.geometry.Grid;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.Supply;
import baffin.expedition.tile.Tile;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every table of Expedition says what the words of the rules say. */
class RulesTextTest {

    private static Token token(String name) {
        return Token.valueOf(name.toUpperCase(Locale.ROOT));
    }

    @Test
    @RuleId({"EX-1.1", "EX-4.2", "EX-5.1"})
    void crewmen_displayed_tiles_and_rounds() {
        int working =
                RulesText.of("EX-1.1").between("crewmen (", " work").numbers().getFirst();
        assertThat(Expedition.CREW).isEqualTo(working);
        assertThat(Supply.DISPLAY).isEqualTo(RulesText.of("EX-4.2").numbers().getFirst());
        assertThat(SunLine.rounds()).isEqualTo(RulesText.of("EX-5.1").numbers().getFirst());
    }

    @Test
    @RuleId({"EX-1.2", "EX-2.2"})
    void large_tiles_are_all_colourings_with_the_code_of_their_corners() {
        assertThat(LargeTiles.all()).hasSize(RulesText.of("EX-1.2").numbers().getFirst());
        List<String> order =
                List.of(RulesText.of("EX-2.2").between("order ", ",").words().split(" "));
        assertThat(order).containsExactly("NW", "N", "NE", "SW", "S", "SE");
        for (LargeTiles.LargeTile tile : LargeTiles.all()) {
            StringBuilder bits = new StringBuilder();
            Tile.large(tile.code()).corners().forEach(bits::append);
            String shown = bits.toString().replace('#', '1').replace('~', '0');
            assertThat(Integer.parseInt(shown, 2)).isEqualTo(tile.code());
        }
        assertThat(LargeTiles.all().stream().map(LargeTiles.LargeTile::code).distinct())
                .hasSize(64);
    }

    @Test
    @RuleId({"EX-1.2", "EX-2.3"})
    void small_tiles_and_their_copies() {
        RulesText text = RulesText.of("EX-2.3");
        List<Integer> copies = text.between("designs with ", " copies").numbers();
        assertThat(SmallTiles.copies()).isEqualTo(copies);
        assertThat(copies.stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(
                        RulesText.of("EX-1.2").between(", ", " small").numbers().getLast());
        List<String> lands = List.of(text.between("(", " land corners)").words().split(" / "));
        Map<String, List<String>> corners = Map.of(
                "no land", List.of("0000"),
                "one", List.of("0001", "0010", "0100", "1000"),
                "two adjacent", List.of("1100", "0011", "1010", "0101"),
                "two opposite", List.of("1001", "0110"),
                "three", List.of("1110", "1101", "1011", "0111"),
                "four", List.of("1111"));
        for (int design = 0; design < lands.size(); design++) {
            String bits = String.join("", Tile.small(design).corners())
                    .replace('#', '1')
                    .replace('~', '0');
            assertThat(corners.get(lands.get(design))).as(lands.get(design)).contains(bits);
        }
    }

    @Test
    @RuleId("EX-2.4")
    void symbols_lie_on_the_tiles_and_squares_that_the_text_names() {
        Map<Integer, Token> symbols = new HashMap<>();
        RulesText.of("EX-2.4")
                .all("(Strait|Inuit|Cairn|Franklin) (\\d+):(?: codes)?((?: \\d+)+)")
                .forEach(found -> {
                    List<Integer> codes = new RulesText(found.group(3)).numbers();
                    assertThat(codes).hasSize(Integer.parseInt(found.group(2)));
                    codes.forEach(code -> symbols.put(code, token(found.group(1))));
                });
        int blank =
                RulesText.of("EX-2.4").between("The other ", " are").numbers().getFirst();
        assertThat(symbols).hasSize(LargeTiles.COUNT - blank);
        for (LargeTiles.LargeTile tile : LargeTiles.all()) {
            assertThat(tile.symbol()).as("code %d", tile.code()).isEqualTo(symbols.get(tile.code()));
            boolean west = tile.symbol() != Token.STRAIT || oppositeAlike(tile.code(), 0);
            assertThat(tile.symbolSquare()).as("code %d", tile.code()).isEqualTo(west ? 0 : 1);
            assertThat(tile.symbol() != Token.STRAIT || oppositeAlike(tile.code(), tile.symbolSquare()))
                    .isTrue();
        }
    }

    private static boolean oppositeAlike(int code, int square) {
        List<String> rows = Tile.large(code).corners();
        char northWest = rows.get(0).charAt(square);
        char northEast = rows.get(0).charAt(square + 1);
        return northWest == rows.get(1).charAt(square + 1)
                && northEast == rows.get(1).charAt(square)
                && northWest != northEast;
    }

    @Test
    @RuleId({"EX-1.3", "EX-7.13", "EX-7.14"})
    void tokens_and_what_takes_them() {
        Map<String, Integer> counts = new HashMap<>();
        RulesText.of("EX-1.3")
                .all("(\\d+) ([A-Z][A-Za-z ]+)")
                .forEach(found -> counts.put(found.group(2), Integer.parseInt(found.group(1))));
        for (Tokens.TokenSupply supply : Tokens.all()) {
            String name = supply.token().name();
            assertThat(supply.supply())
                    .isEqualTo(counts.get(name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT)));
        }
        assertThat(ArrowValues.of(Arrow.NORTHWEST_PASSAGE, 4)).hasSize(counts.get("Northwest Passage"));
        assertThat(ArrowValues.of(Arrow.GREENLAND, 4)).hasSize(counts.get("Greenland"));
        taking("EX-7.13", Action.EXPLORE);
        taking("EX-7.14", Action.DISCOVER);
    }

    private static void taking(String ruleId, Action action) {
        RulesText text = RulesText.of(ruleId);
        int points = text.between(": ", " PP").numbers().getFirst();
        text.all("take an? (\\w+) or (\\w+) token").forEach(found -> {
            for (String name : List.of(found.group(1), found.group(2))) {
                assertThat(Tokens.of(token(name)).action()).as(name).isEqualTo(action);
                assertThat(Tokens.of(token(name)).points()).as(name).isEqualTo(points);
            }
        });
    }

    @Test
    @RuleId("EX-1.4")
    void values_of_the_arrow_tokens() {
        RulesText text = RulesText.of("EX-1.4");
        values(Arrow.NORTHWEST_PASSAGE, text.between("Passage values:", "."));
        values(Arrow.GREENLAND, text.between("Greenland values:", "."));
    }

    private static void values(Arrow arrow, RulesText text) {
        text.all("(\\d) seats((?: \\d+)+)")
                .forEach(found -> assertThat(ArrowValues.of(arrow, Integer.parseInt(found.group(1))))
                        .isEqualTo(new RulesText(found.group(2)).numbers()));
    }

    @Test
    @RuleId("EX-3.1")
    void board_and_zones() {
        RulesText text = RulesText.of("EX-3.1");
        assertThat(List.of(Grid.COLUMNS, Grid.ROWS)).isEqualTo(text.numbers().subList(0, 2));
        text.all("(\\d+)-(\\d+) x(\\d)")
                .forEach(found -> IntStream.rangeClosed(
                                Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2)))
                        .forEach(column -> assertThat(Zones.factor(column))
                                .as("column %d", column)
                                .isEqualTo(Integer.parseInt(found.group(3)))));
    }

    @Test
    @RuleId("EX-3.2")
    void arrows_are_joined_to_the_edges_that_the_text_names() {
        RulesText text = RulesText.of("EX-3.2");
        joined(Arrow.GREENLAND, text.between("Greenland", "Northwest"));
        joined(Arrow.NORTHWEST_PASSAGE, text.after("Northwest"));
    }

    private static void joined(Arrow arrow, RulesText text) {
        var found =
                text.all("(east|west) edge of (?:square )?\\((\\d),(\\d+)\\)").getFirst();
        assertThat(Arrows.of(arrow).west()).isEqualTo(found.group(1).equals("west"));
        assertThat(Arrows.of(arrow).row()).isEqualTo(Integer.parseInt(found.group(2)));
        assertThat(Arrows.of(arrow).column()).isEqualTo(Integer.parseInt(found.group(3)));
    }

    @Test
    @RuleId("EX-3.3")
    void preprinted_tiles() {
        List<String> expected = new ArrayList<>();
        RulesText.of("EX-3.3").all("(large|small) \\((\\d),(\\d+)\\)([^;.]*)").forEach(found -> {
            int row = Integer.parseInt(found.group(2));
            int column = Integer.parseInt(found.group(3));
            int squares = found.group(1).equals("large") ? 2 : 1;
            expected.add(row + "," + column + " " + land(row, column, squares, found.group(4))
                    + (found.group(4).contains("Cairn") ? " CAIRN" : ""));
        });
        assertThat(expected).hasSize(5);
        assertThat(Preprinted.all().stream().map(RulesTextTest::shown)).containsExactlyInAnyOrderElementsOf(expected);
    }

    /** Land corners of a preprinted tile as the text tells them. */
    private static TreeSet<String> land(int row, int column, int squares, String text) {
        TreeSet<String> land = new TreeSet<>();
        if (text.contains("four land corners")) {
            for (int south = 0; south < 2; south++) {
                for (int east = 0; east <= squares; east++) {
                    land.add((row + south) + "," + (column + east));
                }
            }
            return land;
        }
        RulesText words = new RulesText(text);
        if (text.contains("vertices")) {
            words.all("row (\\d) c(\\d+)-(\\d+) land")
                    .forEach(found -> IntStream.rangeClosed(
                                    Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3)))
                            .forEach(col -> land.add(found.group(1) + "," + col)));
            return land;
        }
        words.all("\\((\\d),(\\d)\\) \\((\\d),(\\d)\\) land").forEach(found -> {
            land.add(found.group(1) + "," + found.group(2));
            land.add(found.group(3) + "," + found.group(4));
        });
        return land;
    }

    private static String shown(Preprinted.PreprintedTile tile) {
        TreeSet<String> land = new TreeSet<>();
        for (int east = 0; east <= tile.squares(); east++) {
            int bit = tile.squares() - east;
            if ((tile.north() >> bit & 1) == 1) {
                land.add(tile.row() + "," + (tile.column() + east));
            }
            if ((tile.south() >> bit & 1) == 1) {
                land.add((tile.row() + 1) + "," + (tile.column() + east));
            }
        }
        return tile.row() + "," + tile.column() + " " + land + (tile.symbol() == Token.CAIRN ? " CAIRN" : "");
    }

    @Test
    @RuleId("EX-6.2")
    void sun_line() {
        List<Integer> rows = RulesText.of("EX-6.2").between("1..10: ", ".").numbers();
        assertThat(IntStream.rangeClosed(1, SunLine.rounds())
                        .mapToObj(SunLine::frozenRows)
                        .toList())
                .isEqualTo(rows);
    }

    @Test
    @RuleId("EX-5.2")
    void prices_of_actions() {
        Map<String, Action> actions = new LinkedHashMap<>();
        actions.put("EX-7.1", Action.MOVE_SHIP);
        actions.put("EX-7.3", Action.MOVE_SLED);
        actions.put("EX-7.4", Action.DRAW);
        actions.put("EX-7.5", Action.REFRESH_AND_DRAW);
        actions.put("EX-7.6", Action.PLACE);
        actions.put("EX-7.12", Action.TRANSFER);
        actions.put("EX-7.13", Action.EXPLORE);
        actions.put("EX-7.14", Action.DISCOVER);
        assertThat(actions.values()).containsExactly(Action.values());
        int further =
                RulesText.of("EX-5.2").between("its price + ", " (").numbers().getFirst();
        actions.forEach((ruleId, action) -> {
            int price = RulesText.of(ruleId).after(", ").numbers().getFirst();
            assertThat(Prices.of(action, true)).as(ruleId).isEqualTo(price);
            assertThat(Prices.of(action, false)).as(ruleId).isEqualTo(price + further);
        });
    }

    @Test
    @RuleId("EX-7.11")
    void points_of_islands() {
        RulesText text = RulesText.of("EX-7.11");
        text.all("(\\d) (\\d)(?: |$|\\.)")
                .forEach(found -> assertThat(IslandPoints.of(Integer.parseInt(found.group(1))))
                        .isEqualTo(Integer.parseInt(found.group(2))));
        var most = text.all("(\\d) or more (\\d)").getFirst();
        for (int tiles = Integer.parseInt(most.group(1)); tiles < 30; tiles++) {
            assertThat(IslandPoints.of(tiles)).isEqualTo(Integer.parseInt(most.group(2)));
        }
        assertThat(IslandPoints.of(1)).isZero();
    }

    @Test
    @RuleId("EX-9.2")
    void points_of_majorities() {
        var found = RulesText.of("EX-9.2").all("(Franklin|Strait|Cartography) (\\d+)/(\\d+)/(\\d+)");
        assertThat(found).hasSize(Majorities.all().size());
        found.forEach(one -> assertThat(Majorities.all())
                .filteredOn(majority -> majority.token() == token(one.group(1)))
                .singleElement()
                .extracting(Majorities.Majority::points)
                .isEqualTo(List.of(
                        Integer.parseInt(one.group(2)),
                        Integer.parseInt(one.group(3)),
                        Integer.parseInt(one.group(4)))));
    }

    @Test
    @RuleId({"EX-9.4", "EX-9.5"})
    void points_of_sets_and_losses() {
        RulesText losses = RulesText.of("EX-9.5");
        assertThat(FinalPoints.of(Reason.FULL_SET))
                .isEqualTo(RulesText.of("EX-9.4").between(": ", " PP").numbers().getFirst());
        assertThat(FinalPoints.of(Reason.LOST_CREWMAN))
                .isEqualTo(
                        losses.between("Lost sled: ", " per crewman").numbers().getFirst());
        assertThat(FinalPoints.of(Reason.LOST_CREWMAN))
                .isEqualTo(
                        losses.between("Lost ship: ", " per crewman").numbers().getFirst());
        assertThat(FinalPoints.of(Reason.LOST_SHIP))
                .isEqualTo(losses.between("and ", " for the ship").numbers().getFirst());
        assertThat(FinalPoints.all()).hasSize(Reason.values().length);
    }
}
