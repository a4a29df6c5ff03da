package baffin.scoring.competition.view;

import baffin.competition.policy.TieBreak;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.platform.names.PublicNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A standing as comma-separated values: one line an entrant, one column a tie-break. */
public final class StandingCsv {

    private StandingCsv() {}

    /** All rows of a document. */
    public static String of(StandingView view, PublicNames names) {
        List<String> header = new ArrayList<>(List.of("division", "rank", "entrant", "handle", "player", "points"));
        view.tieBreaks().forEach(kind -> header.add(column(kind)));
        header.addAll(List.of("played", "games_left", "byes", "penalties", "movement", "outcome", "presence"));
        if (!view.official()) {
            header.addAll(List.of("official_rank", "official_points"));
        }
        header.addAll(List.of("yellow_cards", "red_cards", "carried_cards"));
        Csv csv = new Csv(header);
        view.items().forEach(row -> csv.add(fields(row, view, names)));
        return csv.toString();
    }

    private static String column(TieBreak kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private static List<@Nullable Object> fields(StandingRow row, StandingView view, PublicNames names) {
        List<@Nullable Object> fields = new ArrayList<>();
        fields.add(row.division());
        fields.add(row.rank());
        fields.add(row.entrant());
        fields.add(names.of(row));
        fields.add(row.player());
        fields.add(row.points().decimal());
        row.tieBreaks().forEach(value -> fields.add(value(value)));
        fields.add(row.played());
        fields.add(row.gamesLeft());
        fields.add(row.byes().stream().map(Enum::name).collect(Collectors.joining(" ")));
        fields.add(row.penalties().decimal());
        fields.add(row.movement());
        fields.add(row.outcome());
        fields.add(row.presence());
        if (!view.official()) {
            StandingRow.Official own = row.official();
            fields.add(own == null ? null : own.rank());
            fields.add(own == null ? null : own.points().decimal());
        }
        fields.add(row.cards().yellow());
        fields.add(row.cards().red());
        fields.add(row.cards().carried());
        return fields;
    }

    private static @Nullable Object value(TieBreakValue value) {
        return value.lot() == null ? value.value() : value.lot();
    }
}
