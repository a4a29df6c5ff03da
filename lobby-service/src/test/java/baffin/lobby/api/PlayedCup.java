package baffin.lobby.api;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.terms.NamedIds;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The records of a competition that no log here has ever held. */
final class PlayedCup {

    private static final Actor NANSEN = new Actor("01890000-0000-7000-8000-00000000aaaa", false);

    private final CompetitionDecider decider =
            new CompetitionDecider(id -> GameRegistry.installed().find(id).map(Game::info));
    private final String id = NamedIds.of(UUID.randomUUID().toString());
    private final List<CompetitionRecord> records = new ArrayList<>();
    private @Nullable Competition state;
    private Instant now = Instant.parse("2026-01-05T12:00:00Z");

    private PlayedCup() {}

    /** A bracket of so many entrants whose first round is played. */
    static List<CompetitionRecord> records(int entrants) {
        PlayedCup cup = new PlayedCup();
        Policy policy = new Policy(
                "Played cup",
                null,
                "expedition",
                Map.of(),
                new Format.SingleElimination(false),
                2,
                false,
                PointsRule.DUEL,
                List.of(TieBreak.LOT),
                null,
                new EntryRule(EntryRule.Who.OPEN, List.of(), 2, entrants, null, null, false, null, true, null),
                new Schedule(Duration.ofDays(7), Duration.ZERO, false),
                null);
        cup.take(NANSEN, new Create(policy, "7".repeat(64), null, null, null, List.of(), List.of(), List.of(), null));
        for (int number = 1; number <= entrants; number++) {
            SeatHolder person = new SeatHolder("01890000-0000-7000-8000-%012d".formatted(number), false);
            cup.take(NANSEN, new AddEntrant(person, 1500, 3));
        }
        cup.take(NANSEN, new Start());
        cup.take(NANSEN, new Publish(List.of(), List.of()));
        cup.results();
        return cup.records;
    }

    private void results() {
        Competition published = java.util.Objects.requireNonNull(state);
        for (Table table : published.round(1).orElseThrow().tables()) {
            SeatResult first = new SeatResult(1, 50, null, SeatResult.Fate.PLAYED, null);
            SeatResult second = new SeatResult(2, 40, null, SeatResult.Fate.PLAYED, null);
            take(null, new RecordResult(1, table.number(), 1, now, List.of(first, second)));
        }
    }

    private void take(@Nullable Actor by, CompetitionCommand command) {
        now = now.plusSeconds(60);
        var caused = decider.decide(state, new CompetitionRequest(id, "c" + records.size(), by, now, command))
                .orElseThrow();
        records.addAll(caused.events());
        state = caused.next();
    }
}
