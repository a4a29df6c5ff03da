package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.DeckRefilled;
import baffin.adventure.state.Supply;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Treasure chests and the deck (AD-4.10). */
class ChestsTest {

    @Test
    @RuleId("AD-4.10")
    void every_open_chest_under_a_marker_brings_a_card() {
        Table table = Table.of(2).row(1, "wwWW").row(2, "lWWW").turnOf(0, 4).does(lay("1,0", "2,0"));
        assertThat(table.cards(0)).isEqualTo(2);
        assertThat(table.last(CardDrawn.class))
                .extracting(CardDrawn::chest)
                .containsExactly(new Hex("1,0"), new Hex("2,0"));
        assertThat(table.state().supply().deck().total()).isEqualTo(28);
    }

    @Test
    @RuleId("AD-4.10")
    void a_covered_chest_brings_nothing() {
        Table table = Table.of(2).row(1, "wwWW").piece(Ground.WATER, "1,0").does(lay("1,0"));
        assertThat(table.cards(0)).isZero();
        Table wake =
                Table.of(2).row(1, "wwWW").singles(1, "1,0", "2,0").turnOf(0, 4).does(wake("1,0"));
        assertThat(wake.cards(0)).isZero();
        assertThat(Table.of(2)
                        .row(1, "wwWW")
                        .singles(0, "1,0", "2,0")
                        .does(follow("1,0"))
                        .cards(0))
                .isZero();
    }

    @Test
    @RuleId("AD-4.10")
    void a_chest_that_is_uncovered_again_counts_again() {
        Table table = Table.of(2).row(1, "wWWW").singles(0, "1,0", "2,0").turnOf(0, 9);
        table.does(new RecoverMarker(new Hex("1,0"))).does(lay("1,0"));
        assertThat(table.cards(0)).isEqualTo(1);
    }

    @Test
    @RuleId("AD-4.10")
    void an_empty_deck_is_refilled_from_the_discards() {
        Table table = Table.of(2).row(1, "wWWW").deckOf();
        Supply s = table.state().supply();
        table.supply(new Supply(
                s.strips(), s.icebergs(), s.waters(), s.deck(), s.discards().plus(Treasure.SILENCE, 2)));
        table.does(lay("1,0"));
        assertThat(table.last(DeckRefilled.class)).containsExactly(new DeckRefilled(2));
        assertThat(table.seat(0).hand().of(Treasure.SILENCE)).isEqualTo(1);
        assertThat(table.state().supply().discards().total()).isZero();
    }

    @Test
    @RuleId("AD-4.10")
    void without_any_card_left_a_chest_is_empty() {
        assertThat(Table.of(2).row(1, "wWWW").deckOf().does(lay("1,0")).cards(0))
                .isZero();
    }
}
