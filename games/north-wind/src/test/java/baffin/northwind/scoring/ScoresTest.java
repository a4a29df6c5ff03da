package baffin.northwind.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.words.Phrase;
import baffin.northwind.Matches;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.Bonus;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.WreckSearched;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Score sheets and places (NW-6, NW-8). */
class ScoresTest {

    private static TaskCompleted task(int seat, Port port, int place) {
        return new TaskCompleted(new Seat(seat), port, place, List.of(), 0, 0);
    }

    private static ScoreSheet sheet(int seats, NorthWindEvent... events) {
        return Matches.sheet(seats, List.of(events));
    }

    private static List<Integer> ranks(ScoreSheet sheet) {
        return sheet.seats().stream().map(SeatScore::place).toList();
    }

    @Test
    @RuleId({"NW-6.1", "NW-6.2", "NW-6.3"})
    void every_token_is_a_line_with_its_rule() {
        ScoreSheet sheet = sheet(
                2,
                task(0, Port.NORTH_CAPE, 1),
                new BonusPlaced(new Seat(0), Bonus.MAJORITY, Port.NORTH_CAPE),
                new BonusPlaced(new Seat(0), Bonus.CREW, null),
                task(1, Port.NORTH_CAPE, 2),
                new MajorityLost(new Seat(0), Port.NORTH_CAPE));
        SeatScore first = sheet.of(new Seat(0));
        assertThat(first.score()).isEqualTo(2);
        assertThat(first.lines()).extracting(ScoreLine::points).containsExactly(1, 1, 1, -1);
        assertThat(first.lines()).extracting(ScoreLine::ruleId).containsExactly("NW-6.1", "NW-6.2", "NW-6.3", "NW-6.2");
        assertThat(first.counts())
                .containsEntry("NORTH_CAPE", 1)
                .containsEntry("OLSAND", 0)
                .containsEntry("BONUS", 1);
        assertThat(sheet.last()).isFalse();
    }

    @Test
    @RuleId("NW-8.1")
    void the_winner_is_first_even_with_no_more_tokens_than_another_seat() {
        List<NorthWindEvent> events = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int place = 1; place <= 9; place++) {
                events.add(task(seat, Port.OLSAND, place));
            }
            events.add(new BonusPlaced(new Seat(seat), Bonus.CREW, null));
        }
        events.add(new WreckSearched(new Seat(0), 50));
        events.add(new GameEnded(Reason.VICTORY, new Seat(1)));
        ScoreSheet sheet = Matches.sheet(2, events);
        assertThat(ranks(sheet)).containsExactly(2, 1);
        assertThat(sheet.of(new Seat(1)).facts()).containsEntry("won", "true");
        assertThat(sheet.of(new Seat(1)).tieBreak().code()).isEqualTo("tie.won");
        assertThat(sheet.last()).isTrue();
    }

    @Test
    @RuleId({"NW-8.2", "NW-6.5"})
    void the_others_go_by_tokens_then_by_gold_then_share_the_place() {
        ScoreSheet sheet = sheet(
                4,
                task(1, Port.OLSAND, 1),
                task(3, Port.OLSAND, 2),
                task(3, Port.OLSAND, 3),
                new WreckSearched(new Seat(1), 2),
                task(2, Port.OLSAND, 4),
                new GameEnded(Reason.ALL_TASKS, null));
        assertThat(ranks(sheet)).containsExactly(4, 2, 3, 1);
        assertThat(sheet.of(new Seat(2)).tieBreak()).isEqualTo(Phrase.of("tie.gold", "tokens", 1, "gold", 5));
        ScoreSheet shared = sheet(3, task(1, Port.OLSAND, 1), new GameEnded(Reason.LAST_VOYAGE, null));
        assertThat(ranks(shared)).containsExactly(2, 1, 2);
    }
}
