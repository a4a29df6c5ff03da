package baffin.platform.wire;

import baffin.game.Seat;
import baffin.match.chance.Seed;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import baffin.match.terms.QuietHours;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** One of each command and event of the match around a game that concerns time and absence, the same for all games. */
final class MatchSamples {

    /** Folder of their golden files. */
    static final String FOLDER = "match";

    private static final Seat SEAT = new Seat(1);
    private static final Instant AT = Instant.parse("2026-11-18T12:00:00Z");
    private static final Instant LATER = Instant.parse("2026-11-19T07:30:00Z");
    private static final QuietHours NIGHT = new QuietHours("Europe/Oslo", "22:00", "07:30");
    private static final SeatHolder ANN = new SeatHolder("p-ann", null, false, NIGHT, null);
    private static final SeatHolder BOB = new SeatHolder("p-bob", false);
    private static final MatchTerms TERMS = new MatchTerms(
            new ClockRule.PerMove(Duration.ofDays(2), Duration.ofDays(1), Duration.ofHours(12), true),
            List.of(
                    new AbsenceStep.Safe(2),
                    new AbsenceStep.Substitute(),
                    new AbsenceStep.Bot("random"),
                    new AbsenceStep.Forfeit()),
            7,
            List.of(BOB));

    static final List<MatchCommand> COMMANDS = List.of(
            new MatchCommand.SetOrders(List.of()),
            new MatchCommand.Tick(AT, LATER),
            new MatchCommand.RuleTable(3, Ruled.Kind.FORFEIT, "never came"),
            new MatchCommand.LiftRuling(),
            new MatchCommand.CloseMatch(),
            new MatchCommand.Reseat(SEAT, BOB),
            new MatchCommand.Unseat(SEAT, "p-bob", MatchCommand.Unseat.Why.REMOVED),
            new MatchCommand.TakeOver(SEAT, BOB),
            new MatchCommand.AccountGone("p-bob", true),
            new MatchCommand.StandBy(),
            new MatchCommand.StandDown(),
            new MatchCommand.OfferSeat(),
            new MatchCommand.TakeSeat(SEAT),
            new MatchCommand.HandOver(SEAT, "house:careful"),
            new MatchCommand.ForfeitSeat(SEAT, "did not come"),
            new MatchCommand.Pause(LATER, "the hall is closed"),
            new MatchCommand.Resume(),
            new MatchCommand.TakeVacation(3),
            new MatchCommand.EndVacation(),
            new MatchCommand.SetQuietHours(NIGHT));

    static final List<MatchEvent> EVENTS = List.of(
            new MatchEvent.MatchStarted(
                    new MatchSetup("expedition", Map.of(), List.of(ANN, BOB)),
                    "1",
                    Seed.fromText("1"),
                    true,
                    TERMS,
                    List.of("my own luck", ""),
                    null,
                    null),
            new MatchEvent.TimeRanOut(SEAT, new AbsenceStep.Safe(2), 0, 1),
            new MatchEvent.SeatHandedOver(SEAT, ANN, BOB, MatchEvent.HandOverReason.ABSENCE, Duration.ofMinutes(90)),
            new MatchEvent.SeatForfeited(SEAT, "ABSENCE"),
            new MatchEvent.OrderPlayed(SEAT),
            new MatchEvent.ClockPaused(SEAT, PauseReason.QUIET_HOURS, AT, LATER, null),
            new MatchEvent.ClockResumed(SEAT, PauseReason.QUIET_HOURS, LATER),
            new MatchEvent.TableRuled(3, Ruled.Kind.FORFEIT, "never came", List.of(new Seat(1)), AT),
            new MatchEvent.RulingLifted(LATER),
            new MatchEvent.MatchClosed(Seed.fromText("1").hex()),
            new MatchEvent.TimeIsShort(SEAT, LATER),
            new MatchEvent.OrdersSet(SEAT, List.of(new MatchCommand.Undo())),
            new MatchEvent.OrdersStopped(SEAT, "EX-1.1", new MatchCommand.Undo()),
            new MatchEvent.AlternateAdded(BOB),
            new MatchEvent.AlternateLeft("p-bob"),
            new MatchEvent.PlayerBarred("p-bob"),
            new MatchEvent.SeatOffered(SEAT),
            new MatchEvent.SeatOfferEnded(SEAT),
            new MatchEvent.PauseProposed(SEAT, LATER),
            new MatchEvent.QuietHoursSet(SEAT, NIGHT));

    private MatchSamples() {}
}
