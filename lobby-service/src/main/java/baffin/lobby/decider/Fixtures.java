package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Alternate;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.policy.Policy;
import baffin.competition.table.Table;
import baffin.lobby.openmatch.domain.LobbyCommand.Convene;
import baffin.lobby.openmatch.domain.OpenMatchCommandBody;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.openmatch.domain.Terms;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns tables that were published into matches: one command to a new key for each. */
final class Fixtures {

    // every match carries its own list
    private static final int ALTERNATES_MAX = 16;

    private final Competition competition;
    private final Person host;

    private Fixtures(Competition competition, Actor host) {
        this.competition = competition;
        this.host = new Person(host.player(), host.bot());
    }

    /**
     * The matches that a record asks for.
     *
     * @param after the competition with the record
     */
    static List<CommandEnvelope> commands(Competition after, CompetitionRecord record) {
        Fixtures fixtures =
                new Fixtures(after, record.by() == null ? after.organisers().getFirst() : record.by());
        List<CommandEnvelope> commands = new ArrayList<>();
        for (CompetitionEvent event : record.events()) {
            switch (event) {
                case RoundPublished round ->
                    round.tables().forEach(table -> commands.add(fixtures.match(round.round(), table)));
                case SeatsExchanged exchanged ->
                    exchanged.tables().forEach(table -> commands.add(fixtures.match(exchanged.round(), table)));
                case MatchReplayed replayed -> commands.add(fixtures.match(replayed.round(), fixtures.table(replayed)));
                default -> {}
            }
        }
        return commands;
    }

    private Table table(MatchReplayed replayed) {
        return competition
                .round(replayed.round())
                .flatMap(round -> round.table(replayed.table()))
                .orElseThrow();
    }

    private CommandEnvelope match(int round, Table table) {
        Policy policy = competition.policy();
        CompetitionRef ref = new CompetitionRef(competition.id(), round, table.number(), table.attempt());
        List<Person> people = table.seats().stream()
                .map(number -> person(competition.holder(number)))
                .toList();
        Terms terms = new Terms(
                policy.game(), policy.options(), people.size(), null, null, null, play(policy), null, ref, null);
        OpenMatchCommandBody openMatchCommandBody = new OpenMatchCommandBody(host, new Convene(terms, people));
        return CommandEnvelope.command(
                ref.matchId(), "convene", host.player(), null, Json.shared().tree(openMatchCommandBody));
    }

    private static Person person(SeatHolder holder) {
        return new Person(holder.player(), holder.handle(), holder.bot(), holder.quiet());
    }

    private @Nullable MatchTerms play(Policy policy) {
        List<SeatHolder> ready = competition.ready().stream()
                .limit(ALTERNATES_MAX)
                .map(Alternate::person)
                .toList();
        if (ready.isEmpty()) {
            return policy.play();
        }
        MatchTerms terms = policy.play() == null ? MatchTerms.DEFAULT : policy.play();
        return new MatchTerms(terms.clock(), terms.absence(), terms.vacationDays(), ready);
    }
}
