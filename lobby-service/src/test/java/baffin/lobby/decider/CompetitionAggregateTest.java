package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static baffin.lobby.decider.TestPolicies.OTTO;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.PairingProof;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionEvent.DeadlinesExtended;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.standing.Standings;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.match.terms.CompetitionRef;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Competitions on the runtime: repeats, versions, rehearsals, rounds with their matches, results, time. */
class CompetitionAggregateTest {

    private static final Publish NEXT = new Publish(List.of(), List.of());

    private final CompetitionLog log = new CompetitionLog();

    private void running(int entrants) {
        log.ask("create", OLGA, TestPolicies.create(TestPolicies.swiss(entrants)));
        for (int number = 1; number <= entrants; number++) {
            log.ask("enter-" + number, OLGA, new AddEntrant(TestPolicies.player(number), 1500 + number, 9));
        }
        assertThat(log.ask("start", OLGA, new Start()))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
    }

    private static RecordResult result(int table, Integer... places) {
        List<SeatResult> seats = List.of(places).stream()
                .map(place -> new SeatResult(place, 40 - place, null, Fate.PLAYED, null))
                .toList();
        return new RecordResult(1, table, 1, Instant.parse("2027-01-05T13:00:00Z"), seats);
    }

    @Test
    void a_round_is_published_with_all_of_its_matches() {
        running(8);
        Reply reply = log.ask("publish", OLGA, NEXT);

        assertThat(reply).returns(true, Reply::accepted).returns(false, Reply::repeated);
        Competition competition = log.competition();
        assertThat(competition.rounds())
                .singleElement()
                .satisfies(round -> assertThat(round.tables()).hasSize(2));
        assertThat(log.matches()).hasSize(2).allSatisfy(match -> {
            MatchStart start = MatchStart.in(match.json()).orElseThrow();
            CompetitionRef ref = java.util.Objects.requireNonNull(start.competition());
            assertThat(match.key()).isEqualTo(ref.matchId());
            assertThat(start.host()).isEqualTo("olga");
            assertThat(start.setup().options()).containsEntry("mode", "slow");
            List<Integer> seats = competition
                    .round(1)
                    .orElseThrow()
                    .table(ref.table())
                    .orElseThrow()
                    .seats();
            assertThat(start.setup().seats())
                    .extracting(holder -> holder.player())
                    .containsExactlyElementsOf(seats.stream()
                            .map(number -> TestPolicies.player(number).player())
                            .toList());
        });
    }

    @Test
    void a_match_that_is_asked_for_again_is_made_once() {
        running(8);
        log.ask("publish", OLGA, NEXT);
        int facts = log.facts.size();
        log.commands.addAll(Fixtures.commands(log.competition(), log.records().getLast()));
        assertThat(log.commands).hasSize(2);
        log.take();

        assertThat(log.facts).hasSize(facts);
    }

    @Test
    void alternates_are_ready_in_every_match() {
        running(4);
        var substitute = new baffin.competition.entry.Actor("sub", false);
        log.ask("offer", substitute, new OfferAlternate(substitute.holder(), null, 0));
        log.ask("publish", OLGA, NEXT);

        assertThat(log.matches())
                .singleElement()
                .satisfies(match -> assertThat(MatchStart.in(match.json())
                                .orElseThrow()
                                .terms()
                                .alternates())
                        .extracting(holder -> holder.player())
                        .containsExactly("sub"));
    }

    @Test
    void a_rehearsal_shows_what_would_be_published_and_changes_nothing() {
        running(8);
        int facts = log.facts.size();
        Reply rehearsed = log.send(CompetitionLog.command("dry", OLGA, NEXT).rehearsed());

        assertThat(rehearsed).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(log.facts).hasSize(facts);
        Reply published = log.ask("publish", OLGA, NEXT);
        assertThat(round(published)).isEqualTo(round(rehearsed));
    }

    private static RoundPublished round(Reply reply) {
        return (RoundPublished) CompetitionJson.answered(reply.body()).events().getFirst();
    }

    @Test
    void of_two_organisers_who_publish_at_once_one_wins_and_the_other_is_told_so_whatever_version_it_has_seen() {
        running(8);
        log.ask("second", OLGA, new GiveRole(OTTO, Role.ORGANISER));
        long version = log.competition().version();
        Reply first = log.send(publishing("p1", OLGA, version));
        Reply second = log.send(publishing("p2", OTTO, version));
        Reply blind = log.send(publishing("p3", OTTO, null));
        Reply rehearsed = log.send(publishing("p4", OTTO, version).rehearsed());

        assertThat(first).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(List.of(second, blind, rehearsed)).allSatisfy(late -> {
            assertThat(late.problem()).isEqualTo("conflict");
            assertThat(late.body().path("detail").asText()).startsWith("round 1 is published already: by an organiser");
            assertThat(late.body().path("published").path("round").asInt()).isEqualTo(1);
            assertThat(late.body().path("published").path("version").asLong()).isEqualTo(version + 1);
            assertThat(late.body().path("published").path("by").path("player").asText())
                    .isEqualTo(OLGA.player());
        });
        assertThat(log.matches()).hasSize(2);
    }

    @Test
    void whoever_has_not_seen_the_latest_version_publishes_nothing() {
        running(8);
        long version = log.competition().version();
        log.ask("second", OLGA, new GiveRole(OTTO, Role.ORGANISER));
        Reply stale = log.send(publishing("p1", OTTO, version));

        assertThat(stale.problem()).isEqualTo("stale-version");
        assertThat(stale.body().path("currentVersion").asLong()).isEqualTo(version + 1);
        assertThat(log.matches()).isEmpty();
    }

    private static CommandEnvelope publishing(
            String commandId, baffin.competition.entry.Actor by, @org.jspecify.annotations.Nullable Long ifMatch) {
        return CommandEnvelope.command(
                        Competition.key(CompetitionLog.ID),
                        commandId,
                        by.player(),
                        ifMatch == null ? null : List.of(ifMatch),
                        CompetitionJson.body(new CompetitionCommandBody(by, NEXT, 1)))
                .answeredAt(0, 1);
    }

    @Test
    void a_repeat_gets_the_version_of_the_first_and_a_key_belongs_to_one_command() {
        running(8);
        Reply first = log.ask("publish", OLGA, NEXT);
        log.ask("r1", null, result(1, 1, 2, 3, 4));
        Reply again = log.ask("publish", OLGA, NEXT);
        Reply other = log.ask("publish", OLGA, new Start());

        assertThat(again).returns(true, Reply::accepted).returns(true, Reply::repeated);
        assertThat(again.version()).isEqualTo(first.version());
        assertThat(other.problem()).isEqualTo("idempotency-key-reused");
        assertThat(log.matches()).hasSize(2);
    }

    @Test
    void results_count_once_in_any_order_and_close_the_round() {
        running(8);
        log.ask("publish", OLGA, NEXT);
        log.ask("result-b", null, result(2, 2, 1, 3, 4));
        log.ask("result-a", null, result(1, 1, 2, 3, 4));
        long version = log.competition().version();
        log.ask("result-b", null, result(2, 2, 1, 3, 4));
        log.ask("result-b", null, result(2, 4, 3, 2, 1));

        Competition competition = log.competition();
        assertThat(competition.version()).isEqualTo(version);
        assertThat(competition.idle()).isTrue();
        assertThat(competition.round(1).orElseThrow().tables())
                .extracting(table -> table.result().source())
                .containsOnly(TableResult.Source.MATCH);
        assertThat(log.ask("r", OLGA, result(1, 1, 2, 3, 4)).problem()).isEqualTo("forbidden");
    }

    @Test
    void a_replay_makes_another_match_and_the_first_one_counts_no_more() {
        running(4);
        log.ask("publish", OLGA, NEXT);
        log.ask("replay", OLGA, new Replay(1, 1, "the wind had gone", null));
        log.ask("late", null, result(1, 1, 2, 3, 4));

        assertThat(log.matches())
                .extracting(CompetitionLog.Written::key)
                .containsExactly(
                        new CompetitionRef(CompetitionLog.ID, 1, 1, 1).matchId(),
                        new CompetitionRef(CompetitionLog.ID, 1, 1, 2).matchId());
        assertThat(log.competition().round(1).orElseThrow().played()).isFalse();
    }

    @Test
    void time_alone_rules_on_open_tables_and_closes_the_round() {
        running(8);
        log.ask("publish", OLGA, NEXT);
        log.later(Duration.ofHours(24));
        assertThat(log.competition().idle()).isFalse();
        log.restart();
        log.later(Duration.ofHours(1).plusSeconds(1));
        log.later(Duration.ofMinutes(5));

        assertThat(log.competition().idle()).isTrue();
        CompetitionRecord last = log.records().getLast();
        assertThat(last.by()).isNull();
        assertThat(log.competition().round(1).orElseThrow().tables())
                .extracting(table -> table.result().source())
                .containsOnly(TableResult.Source.DEADLINE);
    }

    @Test
    void an_outage_moves_the_deadline_once_and_no_table_is_ruled_on_before_people_could_play() {
        running(8);
        log.restart();
        log.ask("publish", OLGA, NEXT);
        Instant deadline = log.competition().round(1).orElseThrow().deadline();
        log.served(Duration.ofHours(23));
        log.outage(Duration.ofDays(7));
        log.restart();
        log.served(Duration.ofMinutes(59));
        log.outage(Duration.ofDays(1));

        assertThat(log.competition().round(1).orElseThrow().deadline()).isEqualTo(deadline.plus(Duration.ofDays(8)));
        assertThat(log.records().stream().flatMap(record -> record.events().stream()))
                .filteredOn(DeadlinesExtended.class::isInstance)
                .hasSize(2);
        log.served(Duration.ofMinutes(60));
        assertThat(log.competition().idle()).isFalse();
        log.outage(Duration.ofDays(1));
        log.served(Duration.ofSeconds(40));
        assertThat(log.competition().round(1).orElseThrow().stoppedAt()).isNull();
        log.served(Duration.ofSeconds(20));
        assertThat(log.competition().round(1).orElseThrow().stoppedAt()).isNotNull();
        log.served(Duration.ofMinutes(5));
        assertThat(log.competition().idle()).isTrue();
    }

    @Test
    void what_is_wrong_is_told_field_by_field() {
        Reply reply = log.ask(
                "create",
                OLGA,
                TestPolicies.create(
                        TestPolicies.of(new baffin.competition.policy.Format.PodSwiss(99, 3, 0), 4, 1, false)));

        assertThat(reply.problem()).isEqualTo("invalid-field");
        assertThat(reply.body().path("faults").findValuesAsText("pointer"))
                .contains("/format/rounds", "/format/finalists", "/format/repeatWeight", "/entry/max");
        assertThat(log.ask("x", OLGA, new ChangePolicy(TestPolicies.swiss(8), null))
                        .problem())
                .isEqualTo("not-found");
    }

    @Test
    void what_everybody_is_told_makes_the_same_standing_and_pairings() {
        running(8);
        log.ask("publish", OLGA, NEXT);
        log.ask("result-a", null, result(1, 1, 2, 3, 4));
        List<CompetitionRecord> shown =
                log.records().stream().map(CompetitionRecord::hidden).toList();

        assertThat(Standings.of(CompetitionReads.folded(shown)).lines())
                .isEqualTo(Standings.of(log.competition()).lines());
        assertThat(PairingProof.of(shown, log.competition().rounds().getFirst()).differences())
                .isEmpty();
    }

    @Test
    void what_is_over_for_a_month_leaves_the_store_and_keeps_its_id() {
        running(8);
        log.sweep();
        log.ask("cancel", OLGA, new Cancel("no ice"));
        log.later(Duration.ofDays(29));
        log.sweep();
        assertThat(log.ask("more", OLGA, new GiveRole(OTTO, Role.ORGANISER)).problem())
                .isEqualTo("conflict");
        assertThat(log.rows.get(Competition.key(CompetitionLog.ID))).hasSizeGreaterThan(100);

        log.later(Duration.ofDays(2));
        log.sweep();
        assertThat(log.rows.get(Competition.key(CompetitionLog.ID))).hasSizeLessThan(20);
        log.restart();
        int facts = log.facts.size();
        assertThat(log.ask("again", OLGA, new GiveRole(OTTO, Role.ORGANISER)).problem())
                .isEqualTo("conflict");
        assertThat(log.ask("create", OLGA, TestPolicies.create(TestPolicies.swiss(8)))
                        .problem())
                .isEqualTo("conflict");
        log.ask("result", null, result(1, 1, 2, 3, 4));
        assertThat(log.facts).hasSize(facts);
    }

    @Test
    void what_still_goes_on_stays_however_long_nothing_happens() {
        log.ask("create", OLGA, TestPolicies.create(TestPolicies.swiss(8)));
        log.later(Duration.ofDays(90));
        log.sweep();
        assertThat(log.ask("enter-1", OLGA, new AddEntrant(TestPolicies.player(1), 1500, 9)))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
    }

    @Test
    void it_is_known_for_good_and_lives_on_in_another_instance() {
        running(4);
        log.restart();
        assertThat(log.ask("publish", OLGA, NEXT))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
        assertThat(log.competition().status()).isEqualTo(CompetitionStatus.RUNNING);
        assertThat(IntStream.range(0, log.records().size())
                        .allMatch(index -> log.records().get(index).version() == index + 1))
                .isTrue();
    }
}
