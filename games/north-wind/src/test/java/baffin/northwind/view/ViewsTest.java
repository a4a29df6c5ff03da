package baffin.northwind.view;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Odds;
import baffin.northwind.state.Sighting;
import baffin.northwind.state.Stack;
import baffin.northwind.state.StandingAnswer;
import baffin.northwind.view.NorthWindView.AskView;
import baffin.northwind.view.NorthWindView.StackView;
import baffin.testing.RuleId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What viewers see (NW-7). */
class ViewsTest {

    private static final Viewer SPECTATOR = new Viewer.Spectator();

    private static NorthWindView view(NorthWindState state, Viewer viewer) {
        return (NorthWindView) Matches.GAME.view(state, Matches.emptySheet(state), viewer);
    }

    private static NorthWindView view(Table table, int seat) {
        return view(table.state(), new Viewer.Player(new Seat(seat)));
    }

    private static StackView stack(NorthWindView view, Port port) {
        return view.stacks().get(port.ordinal());
    }

    @Test
    @RuleId("NW-7.1")
    void the_view_keeps_what_was_revealed_of_a_stack() {
        Table table = Table.of(2);
        assertThat(stack(view(table, 1), Port.OLSAND).known()).containsExactly(new Tile("OLSAND"));
        table.faces(2).does(0, new SetSail(Port.OLSAND, 0));
        Tile tile = table.state().sailing().current().tile();
        assertThat(stack(view(table.state(), SPECTATOR), Port.OLSAND).known())
                .containsExactlyInAnyOrder(new Tile("OLSAND"), tile);
        assertThat(stack(view(table, 1), Port.OLSAND).unknown()).isEqualTo(6);
    }

    @Test
    @RuleId("NW-7.1")
    void equal_tiles_count_twice_only_when_they_were_seen_in_one_voyage() {
        Stack stack = new Stack(Port.OLSAND, List.of(), List.of(new Tile("OLSAND")));
        Tile fog = new Tile("FOG");
        Stack once = stack.shown(List.of(fog)).shown(List.of(fog, new Tile("WRECK")));
        assertThat(once.seen()).containsExactly(new Tile("OLSAND"), new Tile("WRECK"), fog);
        assertThat(once.shown(List.of(fog, fog)).seen()).filteredOn(fog::equals).hasSize(2);
    }

    @Test
    @RuleId("NW-7.1")
    void what_a_lookout_saw_is_kept_for_its_seat_alone() {
        Table table = Table.of(2)
                .crew(0, Berth.LOOKOUT)
                .does(0, new SetSail(Port.NORTH_CAPE, 0))
                .faces(4)
                .does(0, new LookAtTop());
        Tile top = table.state().sailing().top();
        assertThat(view(table, 0).voyage().top()).isEqualTo(top);
        assertThat(view(table, 1).voyage().top()).isNull();
        table.does(0, new PutTopUnder());
        assertThat(view(table, 0).voyage().under()).isEqualTo(top);
        assertThat(view(table, 1).voyage().under()).isNull();
        assertThat(stack(view(table, 0), Port.NORTH_CAPE).known()).contains(top);
        assertThat(stack(view(table, 1), Port.NORTH_CAPE).known())
                .containsExactlyInAnyOrder(
                        new Tile("NORTH_CAPE"),
                        table.state().sailing().current().tile());
    }

    @Test
    @RuleId({"NW-7.1", "NW-2.1"})
    void without_the_memory_aid_the_destination_of_each_stack_is_shown_and_nothing_else_of_it() {
        Setup off = Matches.GAME.info().setup(2, Map.of("memoryAid", "OFF"));
        NorthWindState state =
                Matches.folded(Matches.GAME.initial(off), Matches.GAME.setup(off, Matches.chance(new Random(2))));
        Seat first = state.active();
        NorthWindState later = Matches.folded(
                state,
                Matches.accepted(
                        Matches.GAME.decide(state, first, new SetSail(Port.OLSAND, 0), new Random(2)::nextInt)));
        assertThat(later.of(Port.OLSAND).seen()).as("the game remembers").hasSize(2);
        for (Viewer viewer : List.of(SPECTATOR, new Viewer.Player(first))) {
            assertThat(view(later, viewer).stacks())
                    .allMatch(stack -> stack.known().equals(List.of(Tile.of(stack.port()))))
                    .allMatch(stack -> stack.unknown() == 7);
            assertThat(Matches.GAME.picture(later, Matches.emptySheet(later), viewer))
                    .contains("memory aid off");
        }
    }

    @Test
    @RuleId("NW-7.2")
    void the_view_tells_the_chance_of_the_fight_and_of_every_pirate() {
        Table table = Table.of(2).cannons(0, 2).pirate(2);
        assertThat(view(table, 1).voyage().odds()).isEqualTo(new Odds(2, 9, 36));
        assertThat(view(table, 1).seats().get(1).odds())
                .containsExactly(new Odds(1, 3, 6), new Odds(2, 0, 6), new Odds(3, 0, 6));
        assertThat(view(Table.of(2).at("WRECK"), 0).voyage().odds()).isNull();
    }

    @Test
    @RuleId({"NW-7.3", "NW-4.5"})
    void the_view_tells_who_is_asked_what_and_until_when() {
        Table table = Table.of(3).at("SALT_1").does(0, new Buy(List.of(Commodity.SALT), List.of()));
        assertThat(view(table, 0).questions()).extracting(AskView::seat).containsExactly(new Seat(1), new Seat(2));
        assertThat(view(table, 0).questions()).allMatch(ask -> ask.question().contains("SALT_1"));
        assertThat(view(table, 0).questions().getFirst().until()).contains("seat 0");
        assertThat(view(table, 0).questions().getLast().until()).startsWith("after seat 1");
        assertThat(view(Table.of(2), 1).questions())
                .extracting(AskView::question)
                .containsExactly("choose a stack for the voyage");
    }

    @Test
    void questions_come_with_the_facts_they_are_made_of_and_in_german() {
        Table table = Table.of(3).at("SALT_1").does(0, new Buy(List.of(Commodity.SALT), List.of()));
        AskView ask = german(table).questions().getLast();
        assertThat(ask.question()).isEqualTo("SALT_1 für 1 Brief nutzen oder verzichten");
        assertThat(ask.code()).isEqualTo("asked.LETTERS");
        assertThat(ask.parameters()).isEqualTo(Map.of("tile", "SALT_1"));
        assertThat(ask.until()).startsWith("nach Platz 1; die Fahrt von Platz 0 geht weiter");
        assertThat(ask.untilCode()).isEqualTo("until.after");
        assertThat(ask.untilParameters()).isEqualTo(Map.of("seat", 1, "active", 0));
        assertThat(german(Table.of(2).pirate(3)).questions())
                .extracting(AskView::question)
                .containsExactly("den Piraten der Stärke 3 bezahlen oder kämpfen");
    }

    @Test
    @RuleId("NW-1.4")
    void tasks_say_what_they_ask_for() {
        NorthWindView view = view(Table.of(2), 0);
        assertThat(demand(view, Port.NORTH_CAPE, 1)).isEqualTo("1 wine");
        assertThat(demand(view, Port.NORTH_CAPE, 2)).isEqualTo("3 gold");
        assertThat(demand(view, Port.NORTH_CAPE, 9)).isEqualTo("2 wine, 5 gold");
        assertThat(demand(view, Port.FORT_HAVEN, 1)).isEqualTo("1 captain");
        assertThat(demand(view, Port.FORT_HAVEN, 9)).isEqualTo("2 captains, 4 gold");
        assertThat(demand(view, Port.OLSAND, 1)).isEqualTo("1 fish, 1 salt");
        assertThat(demand(view, Port.OLSAND, 9)).isEqualTo("1 grain, 1 fish, 1 salt, 1 lumber");
        assertThat(demand(german(Table.of(2)), Port.FORT_HAVEN, 9)).isEqualTo("2 Kapitäne, 4 Gold");
    }

    private static String demand(NorthWindView view, Port port, int place) {
        return view.columns().get(port.ordinal()).fields().get(place - 1).demand();
    }

    private static NorthWindView german(Table table) {
        return Matches.GAME.view(table.state(), Matches.emptySheet(table.state()), SPECTATOR, Locale.GERMAN);
    }

    @Test
    @RuleId("NW-7.3")
    void a_seat_sees_its_own_standing_answer_only() {
        Table table = Table.of(2).standing(1, StandingAnswer.Answer.ONLY, Commodity.WINE);
        assertThat(view(table, 1).standingAnswer().commodities()).containsExactly(Commodity.WINE);
        assertThat(view(table, 0).standingAnswer()).isEqualTo(StandingAnswer.ASK);
        assertThat(view(table.state(), SPECTATOR).standingAnswer()).isNull();
    }

    @Test
    void the_view_shows_board_ships_and_standing() {
        Table table = Table.of(3)
                .done(Port.NORTH_CAPE, 1, 2)
                .crewBonus(1)
                .supplyBonus(2)
                .hold(1, Commodity.WINE);
        NorthWindView view = view(table, 0);
        assertThat(view.columns().getFirst().tokens()).containsExactly(0, 1, 1);
        assertThat(view.columns().getFirst().fields().getFirst().seat()).isEqualTo(new Seat(1));
        assertThat(view.columns().getFirst().fields().get(2).seat()).isNull();
        assertThat(view.columns().getFirst().fields().get(2).demand()).isEqualTo("1 wine, 2 gold");
        assertThat(view.crewBonus()).containsExactly(new Seat(1));
        assertThat(view.supplyBonus()).containsExactly(new Seat(2));
        assertThat(view.seats().get(1).tokens()).isEqualTo(2);
        assertThat(view.seats().get(1).tokensLeft()).isEqualTo(8);
        assertThat(view.seats().get(1).free()).isEqualTo(5);
        assertThat(view.standing()).hasSize(3);
    }

    @Test
    void a_voyage_shows_its_range_and_what_has_come_of_each_tile() {
        Table table = Table.of(2).at("WRECK").does(0, new NorthWindCommand.SearchWreck());
        table.next("FOG").faces(6).does(0, new RevealTile());
        NorthWindView.VoyageView voyage = view(table, 1).voyage();
        assertThat(voyage.range()).isEqualTo(4);
        assertThat(voyage.left()).isEqualTo(2);
        assertThat(voyage.actions()).isEqualTo(1);
        assertThat(voyage.sightings())
                .containsExactly(
                        new Sighting(new Tile("WRECK"), Sighting.Fate.USED),
                        new Sighting(new Tile("FOG"), Sighting.Fate.TREASURE));
    }
}
