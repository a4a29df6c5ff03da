package baffin.gameservice.notification;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.RoleEnded;
import baffin.competition.event.CompetitionEvent.RoleGiven;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.Invited;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.standing.ledger.TablePoints;
import baffin.competition.table.ByeKind;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.gameservice.notification.CompetitionFact.About;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Of what a notice of a competition tells, beside numbers. People are kept by id: their names are those of the day on
 * which it is read.
 *
 * @param competition its name when it happened
 * @param variant which text of the kind tells it; null for the only one
 * @param person whom it is about, or who has done it; null for nobody
 * @param others who sits at the table, in the order of places once there is a result
 * @param points of a penalty; null for none
 */
public record NoticeDetails(
        String competition,
        @Nullable NoticeVariant variant,
        @Nullable Sitter person,
        List<Sitter> others,
        @Nullable String points) {

    /** One without points. */
    NoticeDetails(String competition, @Nullable NoticeVariant variant, @Nullable Sitter person, List<Sitter> others) {
        this(competition, variant, person, others, null);
    }

    public NoticeDetails {
        others = List.copyOf(others);
    }

    /**
     * Somebody, and what came out.
     *
     * @param handle the name of a bot of the house; null for everybody else
     * @param place null while there is no result
     */
    public record Sitter(
            String player,
            @Nullable String handle,
            @Nullable Integer place,
            @Nullable Integer score,
            SeatResult.@Nullable Fate fate)
            implements Named {

        static Sitter of(Actor person) {
            return of(person.holder());
        }

        static Sitter of(SeatHolder person) {
            return new Sitter(person.player(), person.handle(), null, null, null);
        }
    }

    /** The details of what a record tells. */
    static NoticeDetails of(
            @Nullable Competition before, CompetitionRecord record, Competition after, CompetitionFact fact) {
        About about = fact.about();
        Table table = table(after, about.round(), about.table());
        CompetitionEvent event =
                fact.event() < record.events().size() ? record.events().get(fact.event()) : null;
        String name = after.policy().name();
        List<Sitter> sitters = result(after, table);
        Sitter entrant = entrant(after, about);
        return switch (event) {
            case AnnouncementMade made -> new NoticeDetails(name, null, by(record), List.of());
            case Invited invited ->
                new NoticeDetails(name, NoticeVariant.of(fact.kind(), invited.as()), by(record), list(entrant));
            case RoleGiven(Actor person, Role role) ->
                new NoticeDetails(name, NoticeVariant.of(fact.kind(), role), Sitter.of(person), List.of());
            case RoleEnded(String player) ->
                new NoticeDetails(name, null, Sitter.of(new Actor(player, false)), List.of());
            case PersonReplaced other -> new NoticeDetails(name, null, entrant, list(entrant(before, about)));
            case PenaltyGiven given ->
                new NoticeDetails(
                        name,
                        NoticeVariant.of(fact.kind(), given.card()),
                        null,
                        List.of(),
                        given.points().toString());
            case SeatsForfeited lost -> new NoticeDetails(name, NoticeVariant.PLAYING_ON, null, lost(after, lost));
            case MatchReplayed again -> new NoticeDetails(name, NoticeVariant.REPLAY, null, sitters);
            case RulingMade made -> new NoticeDetails(name, ruled(fact.kind(), table), null, sitters);
            case RulingLifted lifted -> new NoticeDetails(name, ruled(fact.kind(), table), null, sitters);
            case RoundPublished round
            when table == null -> new NoticeDetails(name, bye(round, after, fact), null, sitters);
            case null, default -> new NoticeDetails(name, null, entrant, sitters);
        };
    }

    private static List<Sitter> list(@Nullable Sitter one) {
        return Stream.ofNullable(one).toList();
    }

    private static @Nullable Table table(Competition competition, @Nullable Integer round, @Nullable Integer table) {
        return round == null || table == null
                ? null
                : competition.round(round).flatMap(one -> one.table(table)).orElse(null);
    }

    private static @Nullable Sitter by(CompetitionRecord record) {
        Actor by = record.by();
        return by == null ? null : Sitter.of(by);
    }

    private static @Nullable Sitter entrant(@Nullable Competition competition, About about) {
        Integer entrant = about.entrant();
        return competition == null || entrant == null
                ? null
                : competition
                        .entrant(entrant)
                        .map(Entrant::person)
                        .map(Sitter::of)
                        .orElse(null);
    }

    private static @Nullable NoticeVariant ruled(NoticeKind kind, @Nullable Table table) {
        TableResult result = table == null ? null : table.result();
        return result == null ? NoticeVariant.OPEN : NoticeVariant.of(kind, result.source());
    }

    private static NoticeVariant bye(RoundPublished round, Competition after, CompetitionFact fact) {
        return round.byes().stream()
                        .filter(bye -> bye.kind() == ByeKind.ZERO)
                        .anyMatch(bye -> fact.tells(after.holder(bye.entrant()).player()))
                ? NoticeVariant.NO_TABLE
                : NoticeVariant.BYE;
    }

    private static List<Sitter> lost(Competition after, SeatsForfeited lost) {
        return lost.seats().stream()
                .map(seat -> {
                    SeatHolder person =
                            after.entrant(seat.entrant()).orElseThrow().person();
                    return new Sitter(person.player(), person.handle(), null, null, seat.fate());
                })
                .toList();
    }

    private static List<Sitter> result(Competition competition, @Nullable Table table) {
        if (table == null) {
            return List.of();
        }
        TableResult result = table.result();
        List<Integer> places = result == null ? List.of() : TablePoints.places(result);
        List<Sitter> sitters = new ArrayList<>();
        IntStream.range(0, table.seats().size()).forEach(seat -> {
            SeatHolder person = competition.sitter(table, seat);
            SeatResult own = result == null ? null : result.seats().get(seat);
            sitters.add(
                    own == null
                            ? Sitter.of(person)
                            : new Sitter(person.player(), person.handle(), places.get(seat), own.score(), own.fate()));
        });
        if (result != null) {
            sitters.sort(Comparator.comparing(Sitter::place, Comparator.nullsLast(Comparator.naturalOrder())));
        }
        return sitters;
    }
}
