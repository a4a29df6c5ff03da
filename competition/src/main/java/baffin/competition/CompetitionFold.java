package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Departure;
import baffin.competition.entry.Division;
import baffin.competition.entry.Official;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionClosed;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.CompetitionEvent.DeadlinesExtended;
import baffin.competition.event.CompetitionEvent.DivisionJoined;
import baffin.competition.event.CompetitionEvent.EntryOpened;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionEvent.PlacementsCorrected;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionEvent.RoleEnded;
import baffin.competition.event.CompetitionEvent.RoleGiven;
import baffin.competition.event.CompetitionEvent.StartUndone;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionEvent.WordsRedacted;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent;
import baffin.competition.event.RoundEvent;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Round;
import baffin.competition.table.Series;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.decider.Outage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
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
    private String commitment;
    private @Nullable String seed;
    private @Nullable String invitationHash;
    private final @Nullable Series series;
    private final @Nullable String copyOf;
    private final List<Official> officials;
    private List<Placement> placements;
    private List<CarriedCard> cards;
    private final EntryFold people;
    private final List<Division> divisions;
    private List<Integer> seeding;
    private final List<Round> rounds;
    private final List<Penalty> penalties;
    private final RulingFold rulings;
    private final List<Announcement> announcements;
    private final RequestFold requests;
    private final RoundFold course;
    private final List<Long> withoutWords;
    private final List<Outage> outages;
    private Undoable undoable = Undoable.NOTHING;
    private @Nullable Competition before;

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
        officials = new ArrayList<>(from.officials());
        placements = from.placements();
        cards = from.cards();
        divisions = new ArrayList<>(from.divisions());
        seeding = from.seeding();
        rounds = new ArrayList<>(from.rounds());
        people = new EntryFold(rounds, from.entrants(), from.alternates(), from.invitations());
        penalties = new ArrayList<>(from.penalties());
        rulings = new RulingFold(rounds, from.rulings());
        announcements = new ArrayList<>(from.announcements());
        requests = new RequestFold(from.requests());
        course = new RoundFold(rounds, from.withdrawn(), from.constraints(), people, rulings, requests);
        withoutWords = new ArrayList<>(from.withoutWords());
        outages = new ArrayList<>(from.outages());
        undoable = from.undoable();
        before = from;
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
        Actor creator = Objects.requireNonNull(record.by(), "somebody creates a competition");
        officials = new ArrayList<>(List.of(new Official(creator, Role.OWNER)));
        placements = created.placements();
        cards = created.cards();
        divisions = new ArrayList<>();
        seeding = List.of();
        rounds = new ArrayList<>();
        people = new EntryFold(rounds, List.of(), List.of(), List.of());
        penalties = new ArrayList<>();
        rulings = new RulingFold(rounds, List.of());
        announcements = new ArrayList<>();
        requests = new RequestFold(List.of());
        course = new RoundFold(rounds, List.of(), PairingConstraints.NONE, people, rulings, requests);
        withoutWords = new ArrayList<>();
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
                officials,
                placements,
                cards,
                people.entrants(),
                people.alternates(),
                people.invitations(),
                divisions,
                seeding,
                rounds,
                course.withdrawn(),
                penalties,
                rulings.all(),
                announcements,
                requests.all(),
                course.constraints(),
                withoutWords,
                outages,
                undoable,
                createdAt,
                startedAt,
                at);
    }

    private void evolve(CompetitionEvent event) {
        switch (event) {
            case CompetitionCreated again -> throw new IllegalStateException("a competition is created once");
            case PolicyChanged(Policy other) -> policy = other;
            case RoleGiven(Actor person, Role role) -> give(person, role);
            case RoleEnded(String player) -> end(player);
            case PlacementsCorrected corrected -> {
                placements = corrected.placements();
                cards = corrected.cards();
            }
            case EntryOpened opened -> status = CompetitionStatus.ENTRY;
            case EntryEvent entry -> people.evolve(entry, version, by, at);
            case CompetitionStarted started -> start(started);
            case StartUndone undone -> startUndone(undone);
            case CompetitionFinished(String early) -> finish(early);
            case FinishUndone undone -> finishUndone();
            case CompetitionClosed closed -> undoable = undoable.forGood();
            case CompetitionCancelled cancelled -> {
                undoable = undoable.cancelled(status);
                status = CompetitionStatus.CANCELLED;
            }
            case CancellationUndone undone -> {
                status = Objects.requireNonNull(undoable.cancelled(), "it is cancelled");
                undoable = undoable.undone(undoable.start(), at);
            }
            case PenaltyGiven given -> penalise(given);
            case PenaltyLifted(int penalty, String reason) ->
                penalties.set(penalty - 1, penalties.get(penalty - 1).taken(version));
            case Swapped(int a, int b, String reason) -> divisions.replaceAll(division -> division.swapped(a, b));
            case DivisionJoined(int entrant, int division) ->
                divisions.set(division - 1, divisions.get(division - 1).with(entrant));
            case ResultRecorded(int round, int table, int attempt, Instant ended, var seats) ->
                rulings.settle(round, table, new TableResult(Source.MATCH, seats, version, ended, null, null, null));
            case RulingMade made -> rule(made);
            case SeatsForfeited lost -> forfeit(lost);
            case MatchReplayed replayed -> replay(replayed);
            case RulingLifted(int ruling, String reason) -> lift(ruling);
            case ResultSetAside late -> rulings.setAside(late, version);
            case DeadlinesExtended(Instant from, Instant until) -> afterOutage(new Outage(from, until));
            case RoundEvent round -> course.evolve(round, version, by, at);
            case AnnouncementMade(int number, String text) ->
                announcements.add(new Announcement(number, text, by, version, at));
            case WordsRedacted(long record) -> withoutWords.add(record);
            case RulingRequested requested -> requests.ask(requested, version, by, at);
            case RulingRequestClosed closed -> requests.close(closed, version, by);
        }
    }

    private void give(Actor person, Role role) {
        end(person.player());
        if (role == Role.OWNER) {
            officials.replaceAll(one -> one.role() == Role.OWNER ? new Official(one.person(), Role.ORGANISER) : one);
        }
        officials.add(new Official(person, role));
        officials.sort(Comparator.comparing(Official::role));
    }

    private void end(String player) {
        officials.removeIf(official -> official.player().equals(player));
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

    private void forfeit(SeatsForfeited lost) {
        rulings.forfeit(lost, version, by, at);
        requests.ruled(lost.round(), lost.table(), version);
    }

    private void replay(MatchReplayed replayed) {
        rulings.replay(replayed, version, by, at);
        requests.ruled(replayed.round(), replayed.table(), version);
    }

    private void lift(int number) {
        TableRuling lifted = rulings.lift(number, version);
        requests.ruled(lifted.round(), lifted.before().number(), version);
        requests.lifted(lifted);
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
        Competition was = Objects.requireNonNull(before, "it was created before");
        undoable = undoable.started(Undoable.Start.between(was, people.entrants()));
        status = CompetitionStatus.RUNNING;
        startedAt = at;
        seed = started.seed();
        divisions.addAll(started.divisions());
        seeding = started.seeding();
    }

    private void startUndone(StartUndone undone) {
        Undoable.Start start = Objects.requireNonNull(undoable.start(), "it has started");
        status = start.from();
        startedAt = null;
        commitment = undone.commitment();
        seed = undone.seed();
        divisions.clear();
        seeding = List.of();
        people.startUndone(start, this::named, new Departure(undone.reason(), version, at, true));
        undoable = undoable.undone(null, at);
    }

    /** True when the number of an entrant has to stay, since something was said about it. */
    private boolean named(int entrant) {
        return penalties.stream().anyMatch(penalty -> penalty.entrant() == entrant)
                || people.invitations().stream()
                        .anyMatch(one -> Integer.valueOf(entrant).equals(one.entrant()))
                || course.constraints().name(entrant)
                || course.withdrawn().stream().anyMatch(gone -> gone.round().has(entrant));
    }

    private void finish(@Nullable String early) {
        List<Round> open = Objects.requireNonNull(before, "it was created before").rounds().stream()
                .filter(Round::open)
                .toList();
        undoable = undoable.ended(new Undoable.End(version, early, open));
        status = CompetitionStatus.FINISHED;
    }

    private void finishUndone() {
        Objects.requireNonNull(undoable.end(), "it is finished")
                .open()
                .forEach(was -> rounds.set(
                        was.number() - 1, rounds.get(was.number() - 1).openedLike(was)));
        undoable = undoable.undone(undoable.start(), at);
        status = CompetitionStatus.RUNNING;
    }
}
