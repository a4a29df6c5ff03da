package baffin.competition;

import baffin.competition.Entrant.Presence;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Division;
import baffin.competition.entry.Former;
import baffin.competition.entry.Invitation;
import baffin.competition.entry.Official;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.competition.table.Round;
import baffin.competition.table.Series;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.WithdrawnRound;
import baffin.decider.Outage;
import baffin.match.terms.HouseBot;
import baffin.match.terms.NamedIds;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A competition: a fold of its records.
 *
 * @param version number of records folded
 * @param commitment SHA-256 of the seed, hexadecimal; another one after an undone start
 * @param seed the secret, public once play has begun; null where it is not told
 * @param invitationHash SHA-256 of the code that lets one in; null when none does, or where it is not told
 * @param series the league; null outside of one
 * @param copyOf the competition whose policy this is; null for a new one
 * @param officials who has a role: the owner, then the others by role and by how long they have had it
 * @param placements who belongs where, from the seasons before
 * @param cards with which some have begun, for seasons before
 * @param entrants by number
 * @param alternates who would take a free place, the first one first
 * @param invitations whom organisers have asked and who have not answered yet
 * @param divisions of a league, by number
 * @param seeding who took part when play began, the best placed first
 * @param rounds by number
 * @param withdrawn rounds that were published and count no more, the first one first
 * @param penalties by number
 * @param rulings on tables, by number
 * @param announcements of organisers, by number
 * @param requests for rulings, by number; none where they are not told
 * @param constraints what pairings have to respect
 * @param withoutWords versions of the records whose words are redacted
 * @param outages of the platform since then that were recorded while anything was to come, the earliest first
 * @param undoable what an undo of its start, end or cancellation goes back to
 * @param createdAt when (UTC, ms)
 * @param startedAt when the list was closed and play began (UTC, ms); null before, and after an undone start
 * @param changedAt when its latest command was taken (UTC, ms)
 */
public record Competition(
        String id,
        long version,
        CompetitionStatus status,
        Policy policy,
        String commitment,
        @Nullable String seed,
        @Nullable String invitationHash,
        @Nullable Series series,
        @Nullable String copyOf,
        List<Official> officials,
        List<Placement> placements,
        List<CarriedCard> cards,
        List<Entrant> entrants,
        List<Alternate> alternates,
        List<Invitation> invitations,
        List<Division> divisions,
        List<Integer> seeding,
        List<Round> rounds,
        List<WithdrawnRound> withdrawn,
        List<Penalty> penalties,
        List<TableRuling> rulings,
        List<Announcement> announcements,
        List<RulingRequest> requests,
        PairingConstraints constraints,
        List<Long> withoutWords,
        List<Outage> outages,
        Undoable undoable,
        Instant createdAt,
        @Nullable Instant startedAt,
        Instant changedAt) {

    private static final String KEY = "competitions/";

    public Competition {
        officials = List.copyOf(officials);
        placements = List.copyOf(placements);
        cards = List.copyOf(cards);
        entrants = List.copyOf(entrants);
        alternates = List.copyOf(alternates);
        invitations = List.copyOf(invitations);
        divisions = List.copyOf(divisions);
        seeding = List.copyOf(seeding);
        rounds = List.copyOf(rounds);
        withdrawn = List.copyOf(withdrawn);
        penalties = List.copyOf(penalties);
        rulings = List.copyOf(rulings);
        announcements = List.copyOf(announcements);
        requests = List.copyOf(requests);
        withoutWords = List.copyOf(withoutWords);
        outages = List.copyOf(outages);
    }

    /** The key of a competition in the lobby's topics; no match has such an id. */
    public static String key(String id) {
        return KEY + id;
    }

    public static boolean isKey(String key) {
        return key.startsWith(KEY);
    }

    public static String idOf(String key) {
        return key.substring(KEY.length());
    }

    /**
     * The match of a table: named by what it is for, so that everyone can compute it.
     *
     * @param attempt 1 for the first match of the table
     */
    public static String matchId(String competition, int round, int table, int attempt) {
        return NamedIds.of("match:" + competition + ":" + round + ":" + table + ":" + attempt);
    }

    public String matchOf(int round, Table table) {
        return matchId(id, round, table.number(), table.attempt());
    }

    /** The competition after a record; null before its first one. */
    public static Competition after(@Nullable Competition before, CompetitionRecord record) {
        return CompetitionFold.after(before, record);
    }

    /** The competition as it will be once something has happened, for what else that brings about. */
    public Competition forecast(List<CompetitionEvent> events, Instant now) {
        return after(this, new CompetitionRecord(id, version + 1, "", null, now, events));
    }

    /** The role of a player; empty for none. */
    public Optional<Role> role(String player) {
        return officials.stream()
                .filter(official -> official.player().equals(player))
                .map(Official::role)
                .findFirst();
    }

    /** True when the player has a role that covers another one. */
    public boolean has(Role role, String player) {
        return role(player).filter(own -> own.covers(role)).isPresent();
    }

    public boolean directedBy(String player) {
        return has(Role.ORGANISER, player);
    }

    /** Who has a role that covers another one, the owner first. */
    public List<Actor> officials(Role role) {
        return officials.stream()
                .filter(official -> official.role().covers(role))
                .map(Official::person)
                .toList();
    }

    /** Who directs it, the owner first. */
    public List<Actor> organisers() {
        return officials(Role.ORGANISER);
    }

    public Optional<Entrant> entrant(int number) {
        return number < 1 || number > entrants.size() ? Optional.empty() : Optional.of(entrants.get(number - 1));
    }

    /** The entrant that a player plays for; a house bot may play for many, so it is asked by number only. */
    public Optional<Entrant> entrantOf(String player) {
        return entrants.stream()
                .filter(entrant -> entrant.presence() != Presence.REMOVED)
                .filter(entrant -> entrant.is(player))
                .min(Comparator.comparing(Entrant::gone));
    }

    /** True when a player plays for an entrant. */
    public boolean plays(int number, String player) {
        return entrant(number).filter(entrant -> entrant.is(player)).isPresent();
    }

    /** Who sits down for an entrant in a new match: its person, or a house bot for one that has left. */
    public SeatHolder holder(int number) {
        return entrant(number).filter(Entrant::active).map(Entrant::person).orElseGet(HouseBot.CAREFUL::holder);
    }

    /**
     * Who sat at a table: once it has a result, who had played for the entrant, else who plays for it now.
     *
     * @param seat its index
     */
    public SeatHolder sitter(Table table, int seat) {
        Entrant entrant = entrant(table.seats().get(seat)).orElseThrow();
        TableResult result = table.result();
        if (result == null) {
            return entrant.person();
        }
        String player = result.seats().get(seat).player();
        return entrant.former().stream()
                .map(Former::person)
                .filter(person -> person.player().equals(player))
                .findFirst()
                .orElseGet(() ->
                        entrant.person().player().equals(player) ? entrant.person() : entrant.personAt(result.since()));
    }

    /**
     * True when somebody played at a table.
     *
     * @param version of the competition at which the table was like that
     */
    public boolean satAt(Table table, String player, long version) {
        return IntStream.range(0, table.seats().size())
                .mapToObj(seat -> table.result() == null
                        ? entrant(table.seats().get(seat)).orElseThrow().personAt(version)
                        : sitter(table, seat))
                .anyMatch(person -> person.player().equals(player));
    }

    /** True when a person who made a ruling played at its table. */
    public boolean onOwnTable(TableRuling ruling) {
        return ruling.by() != null && satAt(ruling.before(), ruling.by().player(), ruling.version());
    }

    /** True when the seat of a table was a house bot's from the start, since its entrant had left. */
    public boolean standIn(Round round, Table table, int entrant) {
        long made = rulings.stream()
                .filter(ruling -> ruling.source() == null && ruling.about(round.number(), table.number()))
                .filter(ruling -> ruling.attempt() == table.attempt())
                .mapToLong(TableRuling::version)
                .findFirst()
                .orElseGet(() -> round.madeIn(table));
        return entrant(entrant).filter(one -> one.awayAt(made)).isPresent();
    }

    /** True when an entrant has not played at a table: it has left, or had when the match was made. */
    public boolean away(Round round, Table table, int entrant) {
        return entrant(entrant).filter(Entrant::active).isEmpty() || standIn(round, table, entrant);
    }

    /** The other entrant for whom the player of an entrant plays now; empty for house bots, which play for many. */
    public Optional<Entrant> elsewhere(Entrant entrant) {
        String player = entrant.person().player();
        return HouseBot.playing(player).isPresent()
                ? Optional.empty()
                : entrants.stream()
                        .filter(one -> one.number() != entrant.number() && one.keepsPlace())
                        .filter(one -> one.is(player))
                        .findFirst();
    }

    /** What a player was asked for and has not answered yet. */
    public Optional<Invitation> invitation(Invitation.As as, String player) {
        return invitations.stream()
                .filter(one -> one.as() == as && one.asks(player))
                .findFirst();
    }

    /** Those who are to be paired. */
    public List<Entrant> active() {
        return entrants.stream().filter(Entrant::active).toList();
    }

    public int taken() {
        return (int) entrants.stream().filter(Entrant::keepsPlace).count();
    }

    /** The alternates who may move up, the first one first. */
    public List<Alternate> ready() {
        return alternates.stream().filter(alternate -> !alternate.suspended()).toList();
    }

    /** The ids of all who take part, have a role, or are asked to. */
    public List<String> people() {
        return Stream.of(
                        officials.stream().map(Official::player),
                        entrants.stream()
                                .filter(Entrant::keepsPlace)
                                .map(entrant -> entrant.person().player()),
                        alternates.stream().map(alternate -> alternate.person().player()),
                        invitations.stream()
                                .map(invitation -> invitation.person().player()))
                .flatMap(players -> players)
                .distinct()
                .toList();
    }

    public Optional<Round> round(int number) {
        return number < 1 || number > rounds.size() ? Optional.empty() : Optional.of(rounds.get(number - 1));
    }

    /** The latest round; empty before the first. */
    public Optional<Round> latest() {
        return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.getLast());
    }

    /** The round that was withdrawn since play began and is to be published anew; empty once that is done. */
    public Optional<WithdrawnRound> takenBack() {
        return withdrawn.stream()
                .skip(Math.max(0, withdrawn.size() - 1))
                .filter(gone -> gone.round().number() == rounds.size() + 1)
                .filter(gone -> startedAt != null && !gone.at().isBefore(startedAt))
                .findFirst();
    }

    /**
     * Until when the latest round may be reopened before the platform publishes the next one or ends the competition;
     * after a round was withdrawn, until when only organisers may publish it again: the same time once more or, where
     * the policy has none, that of a round (UTC, ms). Empty where nothing is automatic, or happens at once.
     */
    public Optional<Instant> reviewUntil() {
        WrittenDuration review = policy.schedule().review();
        if (status != CompetitionStatus.RUNNING || !policy.schedule().automatic()) {
            return Optional.empty();
        }
        Duration again = review == null ? policy.schedule().round().length() : review.length();
        return Stream.concat(
                        latest().map(Round::closedAt).filter(closed -> review != null).stream(),
                        takenBack().map(WithdrawnRound::at).stream()
                                .filter(gone -> review != null || !undoable.waits(gone)))
                .map(this::reviewedFrom)
                .max(Comparator.naturalOrder())
                .map(since -> counted(since, again));
    }

    private Instant reviewedFrom(Instant closed) {
        Instant undone = undoable.undoneAt();
        return undone != null && undoable.waits(closed) ? undone : closed;
    }

    /** Why it ended before everything was played; empty where it did not. */
    public Optional<String> early() {
        return Optional.ofNullable(undoable.end()).map(Undoable.End::early);
    }

    /** The moment by which so much time since another one has passed in which the platform was there. */
    public Instant counted(Instant since, Duration time) {
        Instant end = since.plus(time);
        for (Outage outage : outages) {
            end = outage.from().isBefore(since) ? end : outage.moved(end);
        }
        return end;
    }

    /** True when every published round is closed. */
    public boolean idle() {
        return rounds.stream().noneMatch(Round::open);
    }

    /** How much there is to keep: 1, and 1 each for entrants, tables, rulings, requests, announcements, pairs. */
    public int weight() {
        return 1
                + entrants.size()
                + rulings.size()
                + requests.size()
                + announcements.size()
                + constraints.forbidden().size()
                + Stream.concat(rounds.stream(), withdrawn.stream().map(WithdrawnRound::round))
                        .mapToInt(round -> round.tables().size())
                        .sum();
    }

    /** The same with other rounds and penalties: what it would be if only these had been. */
    public Competition with(List<Round> others, List<Penalty> penaltiesThen) {
        return CompetitionFold.copy(this).with(others, penaltiesThen).build();
    }

    /** The same without what is not told to anybody before its time. */
    public Competition redacted() {
        return CompetitionFold.copy(this).redacted().build();
    }
}
