package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.board.Board;
import baffin.expedition.data.Arrow;
import baffin.expedition.data.ArrowValues;
import baffin.expedition.data.Arrows;
import baffin.expedition.data.LargeTiles;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.data.Token;
import baffin.expedition.data.Tokens;
import baffin.expedition.data.Zones;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.state.Crew;
import baffin.expedition.state.Expedition;
import baffin.expedition.tile.Piece;
import baffin.game.RuleCatalogue;
import baffin.game.words.Messages;
import baffin.testing.RuleId;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Components, terrain and board as the rulebook and the data files have them (EX-1 to EX-3). */
class ComponentsTest {

    @Test
    @RuleId("EX-1.1")
    void each_seat_has_a_ship_a_sled_and_seven_working_crewmen() {
        Expedition seat = Table.of(4).seat(3);
        assertThat(seat.shipCrew()).isEqualTo(new Crew(7, 0));
        assertThat(seat.sledCrew()).isEqualTo(Crew.NONE);
        assertThat(seat.sledAboard()).isTrue();
    }

    @Test
    @RuleId({"EX-1.2", "EX-2.2"})
    void the_large_tiles_are_the_64_colourings_of_six_corners() {
        assertThat(LargeTiles.all()).extracting(LargeTiles.LargeTile::code).containsExactlyElementsOf(codes());
    }

    @Test
    @RuleId({"EX-1.2", "EX-2.3"})
    void the_32_small_tiles_are_every_colouring_of_four_corners_twice() {
        assertThat(SmallTiles.copies()).containsExactly(2, 8, 8, 4, 8, 2);
        assertThat(SmallTiles.all())
                .extracting(tile -> Integer.bitCount(tile.corners()))
                .containsExactly(0, 1, 2, 2, 3, 4);
    }

    @Test
    @RuleId("EX-1.3")
    void tokens_are_there_in_the_right_numbers() {
        assertThat(Arrays.stream(Token.values()).map(token -> Tokens.of(token).supply()))
                .containsExactly(9, 9, 10, 12, 20);
    }

    @Test
    @RuleId("EX-1.4")
    void arrow_tokens_depend_on_the_number_of_seats() {
        assertThat(ArrowValues.of(Arrow.NORTHWEST_PASSAGE, 2)).containsExactly(10, 3);
        assertThat(ArrowValues.of(Arrow.NORTHWEST_PASSAGE, 3)).containsExactly(13, 7, 3);
        assertThat(ArrowValues.of(Arrow.NORTHWEST_PASSAGE, 4)).containsExactly(15, 10, 6, 3);
        assertThat(ArrowValues.of(Arrow.GREENLAND, 2)).containsExactly(6);
        assertThat(ArrowValues.of(Arrow.GREENLAND, 3)).containsExactly(7, 3);
        assertThat(ArrowValues.of(Arrow.GREENLAND, 4)).containsExactly(10, 6, 3);
    }

    @Test
    @RuleId("EX-2.4")
    void symbols_lie_on_37_large_tiles() {
        assertThat(symbols(Token.STRAIT)).containsExactly(10, 14, 17, 20, 28, 29, 34, 35, 43, 46, 49, 53);
        assertThat(symbols(Token.INUIT)).containsExactly(18, 19, 22, 23, 26, 30, 50, 51, 58);
        assertThat(symbols(Token.CAIRN)).containsExactly(5, 12, 13, 33, 40, 44);
        assertThat(symbols(Token.FRANKLIN)).containsExactly(1, 4, 8, 9, 27, 32, 36, 47, 54, 61);
    }

    @Test
    @RuleId("EX-3.1")
    void zones_grow_from_east_to_west() {
        assertThat(IntStream.range(0, 12).map(Zones::factor)).containsExactly(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1);
    }

    @Test
    @RuleId("EX-3.2")
    void the_arrows_are_joined_to_the_east_and_west_edges() {
        assertThat(Arrows.of(Arrow.GREENLAND)).extracting("row", "column").containsExactly(2, 11);
        assertThat(Arrows.of(Arrow.NORTHWEST_PASSAGE))
                .extracting("row", "column")
                .containsExactly(6, 0);
    }

    @Test
    @RuleId("EX-3.3")
    void five_tiles_are_printed_on_the_board_and_three_carry_a_cairn() {
        Board board = Board.start();
        assertThat(board.pieces()).hasSize(5);
        assertThat(board.withToken(Token.CAIRN))
                .extracting(Piece::anchor)
                .containsExactly(new Square(1, 11), new Square(5, 0), new Square(7, 0));
        assertThat(IntStream.rangeClosed(10, 12).mapToObj(col -> board.terrain(2, col)))
                .containsOnly(Terrain.LAND);
        assertThat(IntStream.rangeClosed(10, 12).mapToObj(col -> board.terrain(3, col)))
                .containsOnly(Terrain.SEA);
        assertThat(board.terrain(8, 0)).isEqualTo(Terrain.LAND);
        assertThat(board.terrain(0, 0)).isEqualTo(Terrain.UNKNOWN);
    }

    @Test
    void components_tell_the_source_of_every_row() {
        assertThat(Components.all().values())
                .allSatisfy(rows -> assertThat(rows)
                        .isNotEmpty()
                        .allSatisfy(row ->
                                assertThat(row).extracting("source").asString().matches("[RB2XID](,[RB2XID])*")));
    }

    @Test
    void the_catalogue_words_every_rule() {
        for (Locale language : Messages.LANGUAGES) {
            RuleCatalogue catalogue = Matches.GAME.catalogue(language);
            assertThat(catalogue.rules()).hasSize(55);
            assertThat(catalogue.rules())
                    .allMatch(rule -> rule.text().length() > 20 && !rule.title().isBlank());
        }
    }

    private static List<Integer> codes() {
        return IntStream.range(0, 64).boxed().toList();
    }

    private static List<Integer> symbols(Token token) {
        return LargeTiles.all().stream()
                .filter(tile -> tile.symbol() == token)
                .map(LargeTiles.LargeTile::code)
                .toList();
    }
}
