package baffin.adventure.sea;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.MarkerKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeaTest {

    private static final Thing.Marker MARKER =
            new Thing.Marker(1, MarkerKind.TWO_STRAIGHT, List.of(new Hex(1, 1), new Hex(2, 1)), null, 0, 1);
    private static final Thing.Piece ICEBERG = new Thing.Piece(Ground.ICEBERG, new Hex(2, 1));
    private static final Sea SEA = Sea.empty(2)
            .with(new Tile("M1"), "WlSI")
            .with(new Tile("M2"), "wLWW")
            .with(MARKER)
            .with(ICEBERG);

    @Test
    void a_map_reads_what_it_writes() {
        assertThat(new Sea(SEA.text())).isEqualTo(SEA).hasSameHashCodeAs(SEA);
        assertThat(new Sea(SEA.text()).top(5)).isEqualTo(ICEBERG);
        assertThat(SEA.text()).startsWith("2|WlSI/wLWW/..../").endsWith("|1H>1,1+2,1~0.1;I@2,1");
    }

    @Test
    void an_iceberg_blocks_the_route_below_it_only() {
        Thing.Marker above = new Thing.Marker(0, MarkerKind.SINGLE, List.of(new Hex(2, 1)), null, Grid.NONE, 0);
        Sea sea = SEA.with(above);
        assertThat(sea.blocked(1, 5)).isTrue();
        assertThat(sea.blocked(0, 5)).isFalse();
        assertThat(sea.uncovered(above)).isTrue();
        assertThat(sea.uncovered(MARKER)).isFalse();
        assertThat(sea.without(above)).isEqualTo(SEA);
    }

    @Test
    void the_ground_of_a_hex_is_its_piece_or_its_terrain() {
        assertThat(SEA.ground(0)).isEqualTo(Ground.WATER);
        assertThat(SEA.ground(2)).isEqualTo(Ground.SNOW);
        Sea covered = SEA.with(new Thing.Piece(Ground.WATER, new Hex(1, 2)));
        assertThat(covered.ground(2)).isEqualTo(Ground.WATER);
        assertThat(covered.uncovered(new Tile("M1"))).isFalse();
    }

    @Test
    void a_chest_is_open_while_nothing_lies_on_it() {
        assertThat(SEA.openChest(4)).isTrue();
        assertThat(SEA.openChest(1)).isFalse();
        assertThat(SEA.without(MARKER).openChest(1)).isTrue();
    }

    @Test
    void a_marker_knows_where_each_of_its_hexes_was_entered_from() {
        Thing.Marker marker = new Thing.Marker(0, MarkerKind.TWO_STRAIGHT, MARKER.path(), new Hex(1, 0), 2, 1);
        assertThat(marker.before(new Hex(2, 1))).isEqualTo(new Hex(1, 1));
        assertThat(marker.before(new Hex(1, 1))).isEqualTo(new Hex(1, 0));
        assertThat(marker.wakeAt(new Hex(1, 1))).isEqualTo(2);
        assertThat(marker.wakeAt(new Hex(2, 1))).isEqualTo(Grid.NONE);
    }
}
