package baffin.standalone.cli;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand;
import baffin.competition.event.RoundCommand;
import baffin.competition.event.RulingCommand;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.decider.Transition;
import baffin.match.GameRegistry;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.Json;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A competition that was decided and played in this process, and what a platform would tell of it. */
final class PlayedCompetition {

    static final String ID = "00000000-0000-7000-8000-000000000001";

    private static final PublicNames NAMES = player -> "Sailor " + player.replaceAll("\\D+", "");
    private static final Json SHOWN = Json.shown(NAMES);

    private static final Actor ORGANISER = new Actor("player-0", false);
    private static final List<TieBreak> TIE_BREAKS =
            List.of(TieBreak.FIRST_PLACES, TieBreak.WINNER_SHARE, TieBreak.PENALTIES, TieBreak.LOT);

    private final CompetitionDecider decider =
            new CompetitionDecider(id -> GameRegistry.installed().find(id).map(game -> game.info()));
    private final List<CompetitionRecord> records = new ArrayList<>();
    private final Random chance = new Random(6);
    private Instant now = Instant.parse("2026-11-01T12:00:00Z");
    private @Nullable Competition state;
    private boolean changing;

    private PlayedCompetition() {}

    static PlayedCompetition of(Format format, int entrants) {
        PlayedCompetition played = entered(format, entrants);
        played.ask(ORGANISER, new CompetitionCommand.Start());
        played.playOut();
        return played;
    }

    /** Its first start is undone, and it ends early, with tables that share their places. */
    static PlayedCompetition interrupted(Format format, int entrants) {
        PlayedCompetition played = entered(format, entrants);
        played.ask(ORGANISER, new CompetitionCommand.Start());
        played.ask(ORGANISER, new CompetitionCommand.Undo(Act.START, "too early", "5eee".repeat(16)));
        played.ask(ORGANISER, new CompetitionCommand.Start());
        played.playRound();
        played.ask(ORGANISER, new RoundCommand.Publish(List.of(), List.of()));
        played.result(2, played.state().rounds().getLast().tables().getFirst());
        played.ask(
                ORGANISER, new CompetitionCommand.Finish(true, "the hall closes", Finish.Unfinished.SHARED, List.of()));
        return played;
    }

    /** One whose round 2 was withdrawn when it was played, and in whose round 3 two entrants have changed seats. */
    static PlayedCompetition changed(Format format, int entrants) {
        PlayedCompetition played = entered(format, entrants);
        played.changing = true;
        played.ask(ORGANISER, new CompetitionCommand.Start());
        played.playOut();
        return played;
    }

    private static PlayedCompetition entered(Format format, int entrants) {
        PlayedCompetition played = new PlayedCompetition();
        played.ask(
                ORGANISER,
                new CompetitionCommand.Create(
                        policy(format), "5eed".repeat(16), null, null, null, List.of(), List.of(), List.of(), null));
        for (int number = 1; number <= entrants; number++) {
            Actor actor = new Actor("player-" + number, false);
            played.ask(actor, new EntryCommand.Enter(actor.holder(), null, 0, null));
        }
        return played;
    }

    private static Policy policy(Format format) {
        return new Policy(
                "Winter league",
                null,
                "expedition",
                Map.of(),
                format,
                4,
                false,
                PointsRule.EXPEDITION,
                TIE_BREAKS,
                null,
                new EntryRule(EntryRule.Who.OPEN, List.of(), 4, 64, null, null, false, null, true, null),
                new Schedule(Duration.ofDays(14), Duration.ofDays(3), false),
                null);
    }

    private void playOut() {
        while (state().status() == CompetitionStatus.RUNNING) {
            if (!decider.decide(state, request(ORGANISER, new RoundCommand.Publish(List.of(), List.of())))
                    .isAccepted()) {
                ask(ORGANISER, new CompetitionCommand.Finish());
                return;
            }
            playRound();
        }
    }

    private void playRound() {
        ask(ORGANISER, new RoundCommand.Publish(List.of(), List.of()));
        int round = state().rounds().size();
        if (changing && round == 3) {
            exchange(state().rounds().getLast().tables());
        }
        state().rounds().getLast().tables().forEach(table -> result(round, table));
        settle();
        if (changing && round == 2 && state().withdrawn().isEmpty()) {
            ask(ORGANISER, new RoundCommand.WithdrawRound(round, "the wrong people", true, List.of()));
        }
    }

    private void exchange(List<Table> tables) {
        int one = tables.getFirst().seats().getFirst();
        int other = tables.get(1).seats().getFirst();
        ask(ORGANISER, new RoundCommand.ExchangeSeats(3, 1, one, other, "they travel together", List.of()));
    }

    private void result(int round, Table table) {
        List<Integer> places = new ArrayList<>(
                IntStream.rangeClosed(1, table.seats().size()).boxed().toList());
        Collections.shuffle(places, chance);
        List<SeatResult> seats = places.stream()
                .map(place -> new SeatResult(place, 50 - 7 * place, null, SeatResult.Fate.PLAYED, null))
                .toList();
        ask(null, new RulingCommand.RecordResult(round, table.number(), table.attempt(), now, seats));
    }

    private void settle() {
        Instant wake = decider.wakeAt(state());
        while (wake != null && !wake.isAfter(now)) {
            take(decider.decide(state, CompetitionRequest.tick(ID, now)).orElseThrow());
            wake = decider.wakeAt(state());
        }
    }

    private void ask(@Nullable Actor by, CompetitionCommand command) {
        take(decider.decide(state, request(by, command)).orElseThrow());
    }

    private CompetitionRequest request(@Nullable Actor by, CompetitionCommand command) {
        return new CompetitionRequest(ID, "command-" + records.size(), by, now, command);
    }

    private void take(Transition<Competition, CompetitionRecord> caused) {
        now = now.plusSeconds(60);
        records.addAll(caused.events());
        state = caused.next();
    }

    Competition state() {
        return Objects.requireNonNull(state);
    }

    /** The export as a platform writes it: without what was secret at first. */
    ObjectNode export() {
        ObjectNode export =
                WireJson.shared().createObjectNode().put("format", 1).put("competition", ID);
        ArrayNode list = export.putArray("records");
        records.forEach(record -> list.add(SHOWN.<ObjectNode>tree(record.hidden())));
        return export;
    }

    /** A page of the standing as a platform tells it. */
    ObjectNode standings(int from, int to) {
        List<StandingLine> lines = Standings.of(state()).lines();
        ObjectNode page = WireJson.shared().createObjectNode().put("competitionId", ID);
        ArrayNode items = page.putArray("items");
        for (StandingLine line : lines.subList(from, Math.min(to, lines.size()))) {
            ObjectNode row = SHOWN.tree(line);
            row.remove("person");
            items.add(row.put("handle", NAMES.of(line.person())));
        }
        if (to < lines.size()) {
            page.put("nextCursor", "after " + to);
        }
        return page;
    }
}
