package baffin.scoring.seat.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.seat.domain.SeatReport.Row;
import baffin.scoring.skill.Skill;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SeatReportTest {

    private static Row row(String match, int seat, int players, int place, int points, @Nullable Skill skill) {
        return new Row(match, seat, players, "solo", seat, place, points, skill);
    }

    private static Stream<Row> duel(int number, @Nullable Skill skill) {
        return Stream.of(row("m" + number, 0, 2, 1, 30, Skill.NEW), row("m" + number, 1, 2, 2, 10, skill));
    }

    @Test
    void it_counts_places_wins_and_shares_of_the_points() {
        List<SeatReport> reports = SeatReport.of(List.of(
                row("a", 0, 3, 1, 50, null),
                row("a", 1, 3, 2, 30, null),
                row("a", 2, 3, 3, 20, null),
                row("b", 0, 3, 3, 0, null),
                row("b", 1, 3, 1, 10, null),
                row("b", 2, 3, 1, 10, null)));

        SeatReport report = reports.getFirst();
        assertThat(reports).hasSize(1);
        assertThat(report.players()).isEqualTo(3);
        assertThat(report.matches()).isEqualTo(2);
        assertThat(report.fitted()).isZero();
        assertThat(report.seats()).extracting(SeatReport.Line::wins).containsExactly(1, 1, 1);
        assertThat(report.seats()).extracting(SeatReport.Line::meanPlace).containsExactly(2.0, 1.5, 2.0);
        assertThat(report.seats()).extracting(SeatReport.Line::meanShare).containsExactly(0.25, 0.4, 0.35);
        assertThat(report.seats()).allSatisfy(line -> assertThat(line.effect()).isNull());
    }

    @Test
    void thirty_matches_in_which_everybody_is_rated_are_enough_for_an_effect() {
        List<Row> few = IntStream.range(0, 29)
                .boxed()
                .flatMap(number -> duel(number, Skill.NEW))
                .toList();
        List<Row> withStranger = Stream.concat(few.stream(), duel(29, null)).toList();
        List<Row> enough = Stream.concat(few.stream(), duel(29, Skill.NEW)).toList();

        assertThat(SeatReport.of(few).getFirst().seats().getFirst().effect()).isNull();
        assertThat(SeatReport.of(withStranger).getFirst().matches()).isEqualTo(30);
        assertThat(SeatReport.of(withStranger).getFirst().seats().getFirst().effect())
                .isNull();
        var effect = SeatReport.of(enough).getFirst().seats().getFirst().effect();
        assertThat(effect).isNotNull();
        assertThat(effect == null ? 0 : effect.mu()).isPositive();
    }

    @Test
    void a_table_without_points_has_no_shares() {
        assertThat(SeatReport.of(List.of(row("a", 0, 2, 1, 0, null), row("a", 1, 2, 1, -3, null)))
                        .getFirst()
                        .seats())
                .allSatisfy(line -> assertThat(line.meanShare()).isNull());
    }

    @Test
    void partners_have_the_effect_of_their_team_and_every_kind_of_table_is_told_apart() {
        List<Row> rows = IntStream.range(0, 40)
                .boxed()
                .flatMap(number -> IntStream.range(0, 4)
                        .mapToObj(seat -> new Row(
                                "t" + number,
                                seat,
                                4,
                                "teams",
                                seat % 2,
                                number % 4 == 0 ? 2 - seat % 2 : 1 + seat % 2,
                                10,
                                Skill.NEW)))
                .toList();
        List<SeatReport> reports =
                SeatReport.of(Stream.concat(rows.stream(), duel(1, Skill.NEW)).toList());

        assertThat(reports).extracting(SeatReport::players).containsExactly(2, 4);
        List<SeatReport.Line> seats = reports.getLast().seats();
        assertThat(seats.get(0).effect()).isEqualTo(seats.get(2).effect()).isNotNull();
        assertThat(seats.get(1).effect()).isEqualTo(seats.get(3).effect()).isNotNull();
        var better = seats.get(0).effect();
        var worse = seats.get(1).effect();
        assertThat(better == null || worse == null ? 0 : better.mu() - worse.mu())
                .isPositive();
        assertThat(better == null || worse == null ? 1 : better.mu() + worse.mu())
                .isCloseTo(0, within(1e-9));
    }
}
