package baffin.scoring.seat.view;

import baffin.scoring.seat.domain.SeatFit;
import baffin.scoring.seat.domain.SeatReport;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What the start seats of a game are worth.
 *
 * @param game id of the game
 * @param options only matches with these options
 * @param matchesMin below so many fitted matches no effect is told
 * @param items one for each kind of table, by number of players and mode
 */
@Schema(name = "SeatEffects")
public record SeatEffectsView(String game, Map<String, String> options, int matchesMin, List<Table> items) {

    private static final double RATING_POINTS = 25;

    public SeatEffectsView {
        options = Map.copyOf(options);
        items = List.copyOf(items);
    }

    /**
     * A kind of table.
     *
     * @param players number of seats
     * @param mode {@code solo} or {@code teams}
     * @param matches ranked matches that nobody has left
     * @param fitted those of them in which everybody was rated: the effects rest on them
     * @param tooFew true when these are too few to tell effects
     * @param seats by seat
     */
    @Schema(name = "SeatEffectsTable")
    public record Table(int players, String mode, int matches, int fitted, boolean tooFew, List<SeatLine> seats) {

        static Table of(SeatReport report) {
            return new Table(
                    report.players(),
                    report.mode(),
                    report.matches(),
                    report.fitted(),
                    report.fitted() < SeatReport.FITTED_MIN,
                    report.seats().stream().map(SeatLine::of).toList());
        }
    }

    /**
     * One start seat.
     *
     * @param seat from 0
     * @param matches how often it was played
     * @param wins first places, shared ones too
     * @param meanPlace mean of its places; 1 is first
     * @param meanTableShare mean of its part of all points at the table; absent when no table had any
     * @param effect what it adds to the strength of who sits there, rating points; absent with too few matches
     * @param standardError of the effect, rating points
     */
    @Schema(name = "SeatEffect")
    public record SeatLine(
            int seat,
            int matches,
            int wins,
            double meanPlace,
            @Nullable Double meanTableShare,
            @Schema(examples = "12.4") @Nullable Double effect,
            @Schema(examples = "5.1") @Nullable Double standardError) {

        static SeatLine of(SeatReport.Line line) {
            SeatFit.Effect effect = line.effect();
            Double share = line.meanShare();
            return new SeatLine(
                    line.seat(),
                    line.matches(),
                    line.wins(),
                    rounded(line.meanPlace(), 1_000),
                    share == null ? null : rounded(share, 10_000),
                    effect == null ? null : rounded(RATING_POINTS * effect.mu(), 10),
                    effect == null ? null : rounded(RATING_POINTS * effect.error(), 10));
        }

        private static double rounded(double value, int parts) {
            return (double) Math.round(value * parts) / parts;
        }
    }

    /** The document of some reports. */
    public static SeatEffectsView of(String game, Map<String, String> options, List<SeatReport> reports) {
        return new SeatEffectsView(
                game,
                options,
                SeatReport.FITTED_MIN,
                reports.stream().map(Table::of).toList());
    }
}
