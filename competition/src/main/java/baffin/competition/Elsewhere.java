package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.entry.CarriedCard;
import baffin.competition.entry.Invitation;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.AlternateLeft;
import baffin.competition.event.CompetitionEvent.AlternateListed;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.ByeRequestWithdrawn;
import baffin.competition.event.CompetitionEvent.ByeRequested;
import baffin.competition.event.CompetitionEvent.CheckedIn;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.CompetitionEvent.DeadlineMoved;
import baffin.competition.event.CompetitionEvent.Entered;
import baffin.competition.event.CompetitionEvent.EntryOpened;
import baffin.competition.event.CompetitionEvent.ForbiddenPairLifted;
import baffin.competition.event.CompetitionEvent.InvitationEnded;
import baffin.competition.event.CompetitionEvent.Invited;
import baffin.competition.event.CompetitionEvent.MatchReplayed;
import baffin.competition.event.CompetitionEvent.OrganiserAdded;
import baffin.competition.event.CompetitionEvent.OrganiserRemoved;
import baffin.competition.event.CompetitionEvent.PairForbidden;
import baffin.competition.event.CompetitionEvent.PenaltyGiven;
import baffin.competition.event.CompetitionEvent.PenaltyLifted;
import baffin.competition.event.CompetitionEvent.PersonReplaced;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.CompetitionEvent.Removed;
import baffin.competition.event.CompetitionEvent.ResultRecorded;
import baffin.competition.event.CompetitionEvent.ResultSetAside;
import baffin.competition.event.CompetitionEvent.Returned;
import baffin.competition.event.CompetitionEvent.RoundClosed;
import baffin.competition.event.CompetitionEvent.RoundPublished;
import baffin.competition.event.CompetitionEvent.RoundReopened;
import baffin.competition.event.CompetitionEvent.RulingLifted;
import baffin.competition.event.CompetitionEvent.RulingMade;
import baffin.competition.event.CompetitionEvent.RulingRequestClosed;
import baffin.competition.event.CompetitionEvent.RulingRequested;
import baffin.competition.event.CompetitionEvent.SeedingChanged;
import baffin.competition.event.CompetitionEvent.Swapped;
import baffin.competition.event.CompetitionEvent.TablesOverdue;
import baffin.competition.event.CompetitionEvent.Withdrew;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.Origin;
import baffin.competition.table.Placement;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Series;
import baffin.match.terms.HouseBot;
import baffin.match.terms.NamedIds;
import baffin.match.terms.SeatHolder;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The name space of imported competitions. Nothing that a document names is anything here: the competition and its
 * league get ids made from the import, and every person one that no account has.
 */
public final class Elsewhere {

    /** Ids of people of other installations begin so; those of accounts never do. */
    public static final String PREFIX = HouseBot.ELSEWHERE;

    private static final Pattern PERSON = Pattern.compile("[A-Za-z0-9:._-]{1,80}");

    private final Actor importer;
    private final String id;

    private Elsewhere(Actor importer, String id) {
        this.importer = importer;
        this.id = id;
    }

    /**
     * What somebody brings.
     *
     * @param digest of the records as the document has them
     */
    public static Elsewhere of(Actor importer, String digest) {
        return new Elsewhere(importer, NamedIds.of("import:" + importer.player() + ":" + digest));
    }

    /** Id of the competition here: the same records brought again by the same person have the same one. */
    public String id() {
        return id;
    }

    /**
     * The id here of somebody who has an id there.
     *
     * @throws IllegalArgumentException when no installation gives such ids
     */
    public static String person(String player) {
        if (!PERSON.matcher(player).matches()) {
            throw new IllegalArgumentException("nobody has such an id anywhere");
        }
        return player.startsWith(PREFIX) ? player : PREFIX + player;
    }

    /** What somebody's lot is drawn for: the id that the person had where the lots were drawn. */
    static String lot(String player) {
        return player.startsWith(PREFIX) ? player.substring(PREFIX.length()) : player;
    }

    /** A record as it stands here. */
    public CompetitionRecord brought(CompetitionRecord record) {
        return new CompetitionRecord(
                id,
                record.version(),
                record.commandId(),
                record.by() == null ? null : actor(record.by()),
                record.at(),
                importer,
                new Origin(record.competitionId(), seriesThere(record)),
                record.events().stream().map(this::event).toList());
    }

    private static @Nullable String seriesThere(CompetitionRecord record) {
        return record.events().getFirst() instanceof CompetitionCreated created && created.series() != null
                ? created.series().id()
                : null;
    }

    private CompetitionEvent event(CompetitionEvent event) {
        return switch (event) {
            case CompetitionCreated created -> created(created);
            case OrganiserAdded(Actor organiser) -> new OrganiserAdded(actor(organiser));
            case OrganiserRemoved(String player) -> new OrganiserRemoved(person(player));
            case Invited(Invitation.As as, SeatHolder who, Integer entrant, String reason) ->
                new Invited(as, holder(who), entrant, reason);
            case InvitationEnded(String player, Invitation.As as) -> new InvitationEnded(person(player), as);
            case Entered one ->
                new Entered(one.entrant(), holder(one.person()), one.rating(), one.rated(), one.fromRound());
            case AlternateListed(SeatHolder who, Integer rating, int rated) ->
                new AlternateListed(holder(who), rating, rated);
            case AlternateLeft(String player) -> new AlternateLeft(person(player));
            case PersonReplaced one -> new PersonReplaced(one.entrant(), holder(one.to()), one.reason());
            case ResultRecorded one ->
                new ResultRecorded(one.round(), one.table(), one.attempt(), one.endedAt(), seats(one.seats()));
            case RulingMade one ->
                new RulingMade(one.round(), one.table(), one.source(), seats(one.seats()), one.reason(), one.ruling());
            case ResultSetAside one ->
                new ResultSetAside(one.round(), one.table(), one.attempt(), one.endedAt(), seats(one.seats()));
            // the rest speaks of entrants by their numbers
            case PolicyChanged same -> same;
            case EntryOpened same -> same;
            case CheckedIn same -> same;
            case Withdrew same -> same;
            case Removed same -> same;
            case Returned same -> same;
            case CompetitionStarted same -> same;
            case Swapped same -> same;
            case RoundPublished same -> same;
            case PenaltyGiven same -> same;
            case PenaltyLifted same -> same;
            case RulingLifted same -> same;
            case MatchReplayed same -> same;
            case AnnouncementMade same -> same;
            case RulingRequested same -> same;
            case RulingRequestClosed same -> same;
            case TablesOverdue same -> same;
            case DeadlineMoved same -> same;
            case RoundClosed same -> same;
            case RoundReopened same -> same;
            case PairForbidden same -> same;
            case ForbiddenPairLifted same -> same;
            case SeedingChanged same -> same;
            case ByeRequested same -> same;
            case ByeRequestWithdrawn same -> same;
            case CompetitionFinished same -> same;
            case CompetitionCancelled same -> same;
        };
    }

    private CompetitionCreated created(CompetitionCreated there) {
        Series series = there.series();
        return new CompetitionCreated(
                there.policy(),
                there.commitment(),
                there.seed(),
                null,
                series == null ? null : series(series),
                null,
                there.placements().stream()
                        .map(one -> new Placement(person(one.player()), one.tier(), one.order(), one.season()))
                        .toList(),
                there.cards().stream()
                        .map(one -> new CarriedCard(person(one.player()), one.season()))
                        .toList());
    }

    /** Seasons of one league that the same person brings stay together. */
    private Series series(Series there) {
        return new Series(NamedIds.of("imported-series:" + importer.player() + ":" + there.id()), there.season(), null);
    }

    private static List<SeatResult> seats(List<SeatResult> seats) {
        return seats.stream()
                .map(seat -> new SeatResult(
                        seat.place(),
                        seat.score(),
                        seat.team(),
                        seat.fate(),
                        seat.player() == null ? null : person(seat.player())))
                .toList();
    }

    private static Actor actor(Actor there) {
        return new Actor(person(there.player()), there.bot());
    }

    private static SeatHolder holder(SeatHolder there) {
        return new SeatHolder(person(there.player()), there.handle(), there.bot(), null, null);
    }
}
