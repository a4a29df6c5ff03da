package baffin.northwind.view;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Chance;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.northwind.Matches;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Stack;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.Tiles;
import baffin.northwind.state.Voyage;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a viewer may not know is drawn again, and nothing else is. */
class RedealTest {

    private static Chance chance(long seed) {
        return new Random(seed)::nextInt;
    }

    private static List<Viewer> viewers(NorthWindState state) {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        for (int seat = 0; seat < state.ships().size(); seat++) {
            viewers.add(new Viewer.Player(new Seat(seat)));
        }
        return viewers;
    }

    @Test
    @RuleId({"NW-1.2", "NW-2.1", "NW-7.1"})
    void known_tiles_stay_and_all_others_are_dealt_anew() {
        Set<List<Tile>> dealt = new HashSet<>();
        Matches.eachPosition(6, 7, state -> {
            for (Viewer viewer : viewers(state)) {
                NorthWindState redealt = Matches.GAME.redeal(state, viewer, chance(dealt.size()));
                assertThat(tiles(redealt)).containsExactlyInAnyOrderElementsOf(tiles(state));
                for (Stack stack : state.stacks()) {
                    Stack now = redealt.of(stack.port());
                    List<Tile> known = Views.known(stack, Views.own(state, viewer));
                    assertThat(now.tiles()).hasSameSizeAs(stack.tiles()).isSorted();
                    assertThat(Tiles.minus(now.tiles(), known))
                            .hasSize(now.tiles().size() - known.size());
                    assertThat(now.seen()).isEqualTo(stack.seen());
                    dealt.add(now.tiles());
                }
            }
        });
        assertThat(dealt).hasSizeGreaterThan(1000);
    }

    private static List<Tile> tiles(NorthWindState state) {
        List<Tile> all = new ArrayList<>();
        state.stacks().forEach(stack -> all.addAll(stack.tiles()));
        return all;
    }

    @Test
    @RuleId({"NW-3.5", "NW-7.3"})
    void what_a_seat_saw_and_wishes_in_secret_is_known_to_it_alone() {
        List<Tile> glimpsed = new ArrayList<>();
        Matches.eachPosition(12, 3, state -> {
            for (Viewer viewer : viewers(state)) {
                NorthWindState redealt = Matches.GAME.redeal(state, viewer, chance(glimpsed.size()));
                for (int index = 0; index < state.ships().size(); index++) {
                    Seat seat = new Seat(index);
                    assertThat(!viewer.holds(seat) || redealt.of(seat).equals(state.of(seat)))
                            .isTrue();
                    assertThat(viewer.holds(seat) || redealt.of(seat).standing().equals(StandingAnswer.ASK))
                            .isTrue();
                }
                if (state.voyage() != null && !viewer.holds(state.active())) {
                    secrets(state, redealt, glimpsed);
                }
            }
        });
        assertThat(new HashSet<>(glimpsed)).hasSizeGreaterThan(10);
    }

    private static void secrets(NorthWindState state, NorthWindState redealt, List<Tile> glimpsed) {
        Voyage before = state.sailing();
        Voyage after = redealt.sailing();
        assertThat(after.top() == null).isEqualTo(before.top() == null);
        assertThat(after.under() == null).isEqualTo(before.under() == null);
        assertThat(after.sightings()).isEqualTo(before.sightings());
        Tile secret = after.top() == null ? after.under() : after.top();
        if (secret != null) {
            List<Tile> away = new ArrayList<>(after.revealed());
            away.add(secret);
            List<Tile> stack = redealt.of(after.stack()).tiles();
            assertThat(Tiles.minus(stack, away)).hasSize(stack.size() - away.size());
            assertThat(redealt.of(redealt.active()).knows(redealt.of(after.stack())))
                    .contains(secret);
            glimpsed.add(secret);
        }
    }
}
