package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindEvent.StandingAnswerSet;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Stack;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.state.Tiles;
import baffin.northwind.state.Voyage;
import baffin.northwind.view.Views;
import baffin.testing.Effort;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a viewer may not know changes nothing that the viewer is shown. */
@Tag(Effort.SOAK)
class HiddenInformationTest {

    private static final PictureOptions PORTRAIT =
            PictureOptions.DEFAULT.withOrientation(PictureOptions.Orientation.PORTRAIT);

    private static final int MATCHES = Effort.many(1);

    private final Random random = new Random(11);

    /** The viewers of a table: every seat and somebody who holds none. */
    private static List<Viewer> viewers(NorthWindState state) {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        for (int seat = 0; seat < state.ships().size(); seat++) {
            viewers.add(new Viewer.Player(new Seat(seat)));
        }
        return viewers;
    }

    /** The same table for the viewer: all that it can't know is dealt anew. */
    private NorthWindState another(NorthWindState state, Viewer viewer) {
        NorthWindState changed = dealtAnew(state, viewer);
        Voyage voyage = changed.voyage();
        if (voyage != null && !viewer.holds(state.active())) {
            changed = changed.with(changed.phase(), otherSecrets(changed, voyage));
        }
        for (int index = 0; index < state.ships().size(); index++) {
            Seat seat = new Seat(index);
            if (!viewer.holds(seat)) {
                changed = changed.with(seat, otherMind(changed, state.of(seat)));
            }
        }
        return changed;
    }

    private NorthWindState dealtAnew(NorthWindState state, Viewer viewer) {
        List<List<Tile>> known = new ArrayList<>();
        List<Tile> pool = new ArrayList<>();
        for (Stack stack : state.stacks()) {
            List<Tile> certain = new ArrayList<>(Views.known(stack, Views.own(state, viewer)));
            known.add(certain);
            pool.addAll(Tiles.minus(stack.tiles(), certain));
        }
        Collections.shuffle(pool, random);
        List<Stack> dealt = new ArrayList<>();
        int from = 0;
        for (Stack stack : state.stacks()) {
            List<Tile> tiles = known.get(stack.port().ordinal());
            int missing = stack.tiles().size() - tiles.size();
            tiles.addAll(pool.subList(from, from + missing));
            from += missing;
            dealt.add(stack.dealt(Tiles.sorted(tiles)));
        }
        return state.with(dealt);
    }

    private Voyage otherSecrets(NorthWindState state, Voyage v) {
        List<Tile> left = Tiles.minus(state.of(v.stack()).tiles(), v.revealed());
        Tile other = left.get(random.nextInt(left.size()));
        return new Voyage(
                v.stack(),
                v.cut(),
                v.looked(),
                v.top() == null ? null : other,
                v.under() == null ? null : other,
                v.sightings(),
                v.pirate());
    }

    private Ship otherMind(NorthWindState state, Ship ship) {
        Ship other = ship.withStanding(
                new StandingAnswer(StandingAnswer.Answer.ONLY, List.of(Commodity.values()[random.nextInt(5)])));
        List<Tile> stack = state.of(Port.OLSAND).tiles();
        return other.withGlimpse(Port.OLSAND, List.of(stack.get(random.nextInt(stack.size()))));
    }

    @Test
    @RuleId({"NW-2.1", "NW-3.5", "NW-7.1", "NW-7.3"})
    void view_picture_and_legal_commands_do_not_depend_on_what_is_hidden() {
        List<Integer> compared = new ArrayList<>();
        List<Integer> different = new ArrayList<>();
        Matches.eachPosition(MATCHES, 21, state -> {
            for (Viewer viewer : viewers(state)) {
                NorthWindState other = another(state, viewer);
                compared.add(1);
                if (!other.equals(state)) {
                    different.add(1);
                }
                assertThat(Matches.GAME.view(other, Matches.emptySheet(state), viewer))
                        .isEqualTo(Matches.GAME.view(state, Matches.emptySheet(state), viewer));
                assertThat(Matches.GAME.picture(other, Matches.emptySheet(state), viewer))
                        .isEqualTo(Matches.GAME.picture(state, Matches.emptySheet(state), viewer));
                assertThat(Matches.GAME.picture(other, Matches.emptySheet(state), viewer, PORTRAIT))
                        .isEqualTo(Matches.GAME.picture(state, Matches.emptySheet(state), viewer, PORTRAIT));
                if (viewer instanceof Viewer.Player player) {
                    assertThat(Matches.GAME.legalCommands(other, player.seat()))
                            .isEqualTo(Matches.GAME.legalCommands(state, player.seat()));
                }
                assertThat(Matches.GAME.toAct(other)).isEqualTo(Matches.GAME.toAct(state));
                assertThat(Matches.GAME.redeal(other, viewer, new Random(compared.size())::nextInt))
                        .isEqualTo(Matches.GAME.redeal(state, viewer, new Random(compared.size())::nextInt));
            }
        });
        assertThat(compared).hasSizeGreaterThan(500 * MATCHES);
        assertThat(different).hasSizeGreaterThan(compared.size() / 2);
    }

    @Test
    @RuleId("NW-3.5")
    void refusals_do_not_depend_on_what_is_hidden() {
        Matches.eachPosition(4, 37, state -> {
            for (Viewer viewer : viewers(state)) {
                if (viewer instanceof Viewer.Player player) {
                    NorthWindState other = another(state, viewer);
                    for (NorthWindCommand command : AnyCommands.some(state.turn(), 40)) {
                        Decision<Transition<NorthWindState, NorthWindEvent>, RuleViolation> decision =
                                Matches.GAME.decide(state, player.seat(), command, bound -> 0);
                        if (decision instanceof Decision.Refused) {
                            assertThat(Matches.GAME.decide(other, player.seat(), command, bound -> 0))
                                    .isEqualTo(decision);
                        }
                    }
                }
            }
        });
    }

    @Test
    @RuleId({"NW-2.1", "NW-3.5", "NW-7.3"})
    void redacted_events_hold_nothing_that_the_viewer_may_not_know() {
        List<NorthWindEvent> hidden = new ArrayList<>();
        Matches.eachMatch(MATCHES, played -> {
            for (Viewer viewer : viewers(played.end())) {
                for (NorthWindEvent event : played.events()) {
                    NorthWindEvent shown = Matches.GAME.redact(event, viewer);
                    switch (shown) {
                        case StacksDealt e -> assertThat(e.stacks()).isEmpty();
                        case TopSeen e -> assertThat(e.tile() != null).isEqualTo(viewer.holds(e.seat()));
                        case StandingAnswerSet e ->
                            assertThat(e.answer() != null).isEqualTo(viewer.holds(e.seat()));
                        default -> assertThat(shown).isSameAs(event);
                    }
                    if (shown instanceof TopSeen || shown instanceof StandingAnswerSet) {
                        hidden.add(shown);
                    }
                }
            }
        });
        assertThat(hidden).hasSizeGreaterThan(166 * MATCHES);
    }

    @Test
    @RuleId("NW-2.1")
    void the_state_knows_no_order_of_a_stack() {
        Matches.eachPosition(
                4,
                11,
                state -> assertThat(state.stacks())
                        .allSatisfy(stack -> assertThat(stack.tiles()).isSorted()));
    }
}
