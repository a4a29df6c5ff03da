package baffin.expedition.data;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.testing.RuleId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComponentDataTest {

    @Test
    @RuleId("EX-1.2")
    void there_are_64_large_and_32_small_tiles() {
        assertThat(LargeTiles.all()).hasSize(64);
        assertThat(SmallTiles.copies().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(32);
    }

    @Test
    @RuleId("EX-2.3")
    void small_tiles_have_six_designs_of_2_8_8_4_8_and_2_copies() {
        assertThat(SmallTiles.copies()).containsExactly(2, 8, 8, 4, 8, 2);
        assertThat(SmallTiles.all().stream().map(tile -> Integer.bitCount(tile.corners())))
                .containsExactly(0, 1, 2, 2, 3, 4);
    }

    @Test
    @RuleId("EX-2.4")
    void symbols_match_their_tokens_with_three_cairns_on_the_board() {
        Map<Token, Integer> symbols = new EnumMap<>(Token.class);
        LargeTiles.all().stream()
                .map(LargeTiles.LargeTile::symbol)
                .filter(symbol -> symbol != null)
                .forEach(symbol -> symbols.merge(symbol, 1, Integer::sum));
        assertThat(symbols).isEqualTo(Map.of(Token.STRAIT, 12, Token.INUIT, 9, Token.CAIRN, 6, Token.FRANKLIN, 10));
        assertThat(Preprinted.all().stream().filter(tile -> tile.symbol() == Token.CAIRN))
                .hasSize(3);
    }

    @Test
    @RuleId("EX-2.4")
    void every_strait_lies_on_a_square_with_opposite_corners_alike() {
        assertThat(LargeTiles.all().stream().filter(tile -> tile.symbol() == Token.STRAIT))
                .hasSize(12)
                .allSatisfy(tile -> assertThat(saddle(tile.code() >> 1 - tile.symbolSquare()))
                        .as("code %d", tile.code())
                        .isTrue());
    }

    @Test
    @RuleId("EX-1.3")
    void token_supply_is_as_counted_by_the_rulebook_and_others() {
        assertThat(Tokens.all().stream().map(Tokens.TokenSupply::supply)).containsExactly(9, 9, 10, 12, 20);
    }

    @Test
    @RuleId("EX-1.4")
    void arrow_tokens_depend_on_the_seats() {
        assertThat(ArrowValues.of(Arrow.NORTHWEST_PASSAGE, 2)).containsExactly(10, 3);
        assertThat(ArrowValues.of(Arrow.NORTHWEST_PASSAGE, 4)).containsExactly(15, 10, 6, 3);
        assertThat(ArrowValues.of(Arrow.GREENLAND, 2)).containsExactly(6);
        assertThat(ArrowValues.of(Arrow.GREENLAND, 3)).containsExactly(7, 3);
    }

    @Test
    @RuleId("EX-3.1")
    void zones_pay_three_times_in_the_west() {
        assertThat(IntStream.range(0, 12).map(Zones::factor)).containsExactly(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1);
    }

    @Test
    @RuleId("EX-6.2")
    void the_sun_line_moves_over_ten_rounds() {
        assertThat(IntStream.rangeClosed(1, SunLine.rounds()).map(SunLine::frozenRows))
                .containsExactly(2, 0, 2, 4, 7, 7, 4, 2, 0, 2);
    }

    @Test
    @RuleId("EX-7.11")
    void islands_pay_one_point_less_than_their_tiles_up_to_seven() {
        assertThat(IntStream.rangeClosed(1, 10).map(IslandPoints::of)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 7, 7);
    }

    @Test
    @RuleId("EX-5.2")
    void a_further_action_costs_one_more() {
        assertThat(List.of(Action.values()))
                .allSatisfy(action -> assertThat(Prices.of(action, false)).isEqualTo(Prices.of(action, true) + 1));
        assertThat(Prices.all().stream().map(Prices.Price::price)).containsExactly(1, 1, 1, 2, 1, 1, 3, 2);
    }

    @Test
    @RuleId("EX-9.2")
    void majorities_pay_three_ranks() {
        assertThat(Majorities.all().stream().map(Majorities.Majority::points))
                .containsExactly(List.of(13, 7, 4), List.of(11, 5, 3), List.of(9, 5, 2));
        assertThat(Majorities.all().getFirst().ofRank(4)).isZero();
    }

    private static boolean saddle(int shifted) {
        int northWest = shifted >> 4 & 1;
        int northEast = shifted >> 3 & 1;
        int southWest = shifted >> 1 & 1;
        int southEast = shifted & 1;
        return northWest == southEast && northEast == southWest && northWest != northEast;
    }
}
