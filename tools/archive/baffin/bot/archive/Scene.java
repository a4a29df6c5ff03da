package baffin.bot.archive;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.HandOver;
import baffin.match.event.MatchCommand.OfferSeat;
import baffin.match.event.MatchCommand.Pause;
import baffin.match.event.MatchCommand.Resume;
import baffin.match.event.MatchCommand.StandBy;
import baffin.match.event.MatchCommand.StandDown;
import baffin.match.event.MatchCommand.TakeSeat;
import baffin.match.event.MatchCommand.TakeVacation;
import baffin.match.terms.QuietHours;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/**
 * What somebody does beside the game.
 *
 * @param version from which on, as soon as the match takes it
 * @param player who does it
 * @param command what, given the time
 */
record Scene(int version, String player, Function<Instant, MatchCommand> command) {

    /** Who has opened the match and does not play. */
    static final String ORGANISER = "organiser";

    private static final String ALTERNATE = "player-8";
    private static final String OTHER = "player-9";

    /** All scenes of a match, earliest first. */
    static List<Scene> of(Style style) {
        return switch (style) {
            case HANDED_ON ->
                List.of(
                        scene(
                                5,
                                "player-1",
                                new MatchCommand.SetQuietHours(new QuietHours("Europe/Oslo", "22:00", "07:00"))),
                        new Scene(8, ORGANISER, now -> new Pause(now.plus(Duration.ofDays(1)), "a storm")),
                        scene(9, ORGANISER, new Resume()),
                        new Scene(12, "player-0", now -> new Pause(now.plus(Duration.ofHours(30)), null)),
                        scene(15, ALTERNATE, new StandBy()),
                        scene(16, OTHER, new StandBy()),
                        scene(17, OTHER, new StandDown()),
                        scene(18, "player-1", new TakeVacation(3)),
                        scene(30, "player-1", new OfferSeat()),
                        scene(32, ALTERNATE, new TakeSeat(new Seat(1))),
                        scene(45, ALTERNATE, new HandOver(null, "house:careful")),
                        scene(60, OTHER, new StandBy()));
            case REPLACED -> List.of(scene(90, ORGANISER, new MatchCommand.ForfeitSeat(new Seat(0), "a quarrel")));
            default -> List.of();
        };
    }

    private static Scene scene(int version, String player, MatchCommand command) {
        return new Scene(version, player, now -> command);
    }
}
