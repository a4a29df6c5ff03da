package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.entry.Penalty;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.CompetitionEvent.DeadlinesExtended;
import baffin.competition.event.CompetitionEvent.EntryOpened;
import baffin.competition.event.CompetitionEvent.OrganiserAdded;
import baffin.competition.event.CompetitionEvent.OrganiserRemoved;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent;
import baffin.competition.event.RoundEvent.ByeRequestWithdrawn;
import baffin.competition.event.RoundEvent.ByeRequested;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.event.RoundEvent.ForbiddenPairLifted;
import baffin.competition.event.RoundEvent.PairForbidden;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundReopened;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RoundEvent.SeedingChanged;
import baffin.competition.event.RoundEvent.TablesOverdue;
import baffin.competition.event.RoundEvent.TablesStopped;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Round;
import baffin.competition.table.Series;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.competition.table.WithdrawnRound;
import baffin.decider.Outage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A competition while records are folded into it; used by one thread, for one record. */
final class CompetitionFold {

    private final String id;
    private final Instant createdAt;
    private long version;
    private Instant at;
    private @Nullable Actor by;
    private @Nullable Instant startedAt;
    private CompetitionStatus status = CompetitionStatus.ANNOUNCED;
    private Policy policy;
    private final String commitment;
    private @Nullable String seed;
    private @Nullable String invitationHash;
    private final @Nullable Series series;
    private final @Nullable String copyOf;
    private final List<Actor> organisers;
    private final List<Placement> placements;
    private final List<CarriedCard> cards;
    private final EntryFold people;
    private final List<Division> divisions;
    private List<Integer> seeding;
    private final List<Round> rounds;
    private final List<WithdrawnRound> withdrawn;
    private final List<Penalty> penalties;
    private final RulingFold rulings;
    private final List<Announcement> announcements;
    private final RequestFold requests;
    private PairingConstraints constraints = PairingConstraints.NONE;
    private final List<Outage> outages;

    private CompetitionFold(Competition from) {
        id = from.id();
        createdAt = from.createdAt();
        version = from.version();
        at = from.changedAt();
        startedAt = from.startedAt();
        status = from.status();
        policy = from.policy();
        commitment = from.commitment();
        seed = from.seed();
        invitationHash = from.invitationHash();
        series = from.series();
        copyOf = from.copyOf();
        organisers = new ArrayList<>(from.organisers());
        placements = from.placements();
        cards = from.cards();
        divisions = new ArrayList<>(from.divisions());
        seeding = from.seeding();
        rounds = new ArrayList<>(from.rounds());
        withdrawn = new ArrayList<>(from.withdrawn());
        people = new EntryFold(rounds, from.entrants(), from.alternates(), from.invitations());
        penalties = new ArrayList<>(from.penalties());
        rulings = new RulingFold(rounds, from.rulings());
        announcements = new ArrayList<>(from.announcements());
        requests = new RequestFold(from.requests());
        constraints = from.constraints();
        outages = new ArrayList<>(from.outages());
    }

    private CompetitionFold(CompetitionRecord record, CompetitionCreated created) {
        id = record.competitionId();
        createdAt = record.at();
        at = record.at();
        policy = created.policy();
        commitment = created.commitment();
        seed = created.seed();
        invitationHash = created.invitationHash();
        series = created.series();
        copyOf = created.copyOf();
        organisers = new ArrayList<>(List.of(Objects.requireNonNull(record.by(), "somebody creates a competition")));
        placements = created.placements();
        cards = created.cards();
        divisions = new ArrayList<>();
        seeding = List.of();
        rounds = new ArrayList<>();
        withdrawn = new ArrayList<>();
        people = new EntryFold(rounds, List.of(), List.of(), List.of());
        penalties = new ArrayList<>();
        rulings = new RulingFold(rounds, List.of());
        announcements = new ArrayList<>();
        requests = new RequestFold(List.of());
        outages = new ArrayList<>();
    }

    static CompetitionFold copy(Competition competition) {
        return new CompetitionFold(competition);
    }

    static Competition after(@Nullable Competition before, CompetitionRecord record) {
        List<CompetitionEvent> events = record.events();
        CompetitionFold fold;
        if (before != null) {
            fold = new CompetitionFold(before);
        } else if (events.getFirst() instanceof CompetitionCreated created) {
            fold = new CompetitionFold(record, created);
            events = events.subList(1, events.size());
        } else {
            throw new IllegalStateException("the first event of a competition creates it");
        }
        if (record.version() != fold.version + 1) {
            throw new IllegalStateException(
                    "competition " + fold.id + ": version " + record.version() + " after " + fold.version);
        }
        fold.version = record.version();
        fold.at = record.at();
        fold.by = record.by();
        events.forEach(fold::evolve);
        return fold.build();
    }

    CompetitionFold with(List<Round> others, List<Penalty> then) {
        rounds.clear();
        rounds.addAll(others);
        penalties.clear();
        penalties.addAll(then);
        return this;
    }

    CompetitionFold redacted() {
        invitationHash = null;
        seed = startedAt == null ? null : seed;
        return this;
    }

    Competition build() {
        return new Competition(
                id,
                version,
                status,
                policy,
                commitment,
                seed,
                invitationHash,
                series,
                copyOf,
                organisers,
                placements,
                cards,
                people.entrants(),
                people.alternates(),
                people.invitations(),
                divisions,
                seeding,
                rounds,
                withdrawn,
                penalties,
                rulings.all(),
                announcements,
                requests.all(),
                constraints,
                outages,
                createdAt,
                startedAt,
                at);
    }

    private void evolve(CompetitionEvent event) {
        switch (event) {
            case CompetitionCreated again -> throw new IllegalStateException("a competition is created once");
            case PolicyChanged(Policy other) -> policy = other;
            case OrganiserAdded(Actor organiser) -> organisers.add(organiser);
            case OrganiserRemoved(String player) ->
                organisers.removeIf(organiser -> organiser.player().equals(player));
            case EntryOpened opened -> status = CompetitionStatus.ENTRY;
            case EntryEvent entry -> people.evolve(entry, version, by, at);
            case CompetitionStarted started -> start(started);
            case CompetitionFinished finished -> status = CompetitionStatus.FINISHED;
            case CompetitionCancelled cancelled -> status = CompetitionStatus.CANCELLED;
            case PenaltyGiven given -> penalise(given);
            case PenaltyLifted(int penalty, String reason) ->
                penalties.set(penalty - 1, penalties.get(penalty - 1).taken(version));
            case Swapped(int a, int b, String reason) -> divisions.replaceAll(division -> division.swapped(a, b));
            case RoundPublished published -> publish(published);
            case RoundWithdrawn gone -> withdraw(gone);
            case SeatsExchanged exchanged -> exchange(exchanged);
            case ResultRecorded(int round, int table, int attempt, Instant ended, var seats) ->
                rulings.settle(round, table, new TableResult(Source.MATCH, seats, version, ended, null, null, null));
            case RulingMade made -> rule(made);
            case MatchReplayed replayed -> replay(replayed);
            case RulingLifted(int ruling, String reason) -> lift(ruling);
            case ResultSetAside late -> rulings.setAside(late, version);
            case DeadlineMoved moved ->
                rounds.set(moved.round() - 1, rounds.get(moved.round() - 1).due(moved.deadline()));
            case DeadlinesExtended(Instant from, Instant until) -> afterOutage(new Outage(from, until));
            case TablesOverdue(int round, var tables) ->
                rounds.set(round - 1, rounds.get(round - 1).overdue());
            case TablesStopped(int round, var tables) ->
                rounds.set(round - 1, rounds.get(round - 1).stopped(at));
            case RoundClosed(int round) ->
                rounds.set(round - 1, rounds.get(round - 1).closed(at));
            case AnnouncementMade(int number, String text) ->
                announcements.add(new Announcement(number, text, by, version, at));
            case RulingRequested requested -> requests.ask(requested, version, by, at);
            case RulingRequestClosed closed -> requests.close(closed, version, by);
            case RoundReopened(int round, String reason) ->
                rounds.set(round - 1, rounds.get(round - 1).reopened(at));
            case PairForbidden pair -> constraints = constraints.forbidding(pair, version, at);
            case ForbiddenPairLifted lifted -> constraints = constraints.lifting(lifted);
            case SeedingChanged(List<Integer> order, String reason) -> constraints = constraints.seeded(order);
            case ByeRequested(int entrant, int round) -> constraints = constraints.asking(entrant, round);
            case ByeRequestWithdrawn(int entrant, int round) -> constraints = constraints.notAsking(entrant, round);
        }
    }

    private void afterOutage(Outage outage) {
        outages.add(outage);
        policy = startedAt == null ? policy.extended(outage) : policy;
        rounds.replaceAll(round -> round.extended(outage));
    }

    private void rule(RulingMade made) {
        rulings.rule(made, version, by, at);
        // what the deadline has decided is no answer of an organiser
        if (made.source() != Source.DEADLINE) {
            requests.ruled(made.round(), made.table(), version);
        }
    }

    private void replay(MatchReplayed replayed) {
        rulings.replay(replayed, version, by, at);
        requests.ruled(replayed.round(), replayed.table(), version);
    }

    private void lift(int number) {
        TableRuling lifted = rulings.lift(number, version);
        requests.ruled(lifted.round(), lifted.before().number(), version);
    }

    private void penalise(PenaltyGiven given) {
        penalties.add(new Penalty(
                penalties.size() + 1,
                given.entrant(),
                given.points(),
                given.card(),
                given.reason(),
                false,
                null,
                version,
                at));
    }

    private void start(CompetitionStarted started) {
        status = CompetitionStatus.RUNNING;
        startedAt = at;
        seed = started.seed();
        divisions.addAll(started.divisions());
        seeding = started.seeding();
    }

    private void publish(RoundPublished published) {
        rounds.add(new Round(
                published.round(),
                published.stage(),
                published.tables(),
                published.byes(),
                published.seed(),
                published.cost(),
                version,
                by,
                at,
                published.deadline(),
                null,
                null,
                null,
                null,
                published.forbidden(),
                published.stage() == Stage.HEAT ? people.checkInAnew() : List.of(),
                List.of()));
    }

    private void exchange(SeatsExchanged exchanged) {
        int round = exchanged.round();
        rounds.set(round - 1, rounds.get(round - 1).reseated(exchanged.tables(), exchanged.byes(), version));
        exchanged.tables().forEach(table -> requests.ruled(round, table.number(), version));
    }

    private void withdraw(RoundWithdrawn gone) {
        Round round = rounds.removeLast();
        withdrawn.add(new WithdrawnRound(round, gone.reason(), by, version, at));
        people.withdrawn(round);
        rulings.withdrawn(round.number(), version);
        requests.withdrawn(round.number(), version);
    }
}
