package baffin.gameservice.notification;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.RoleEnded;
import baffin.competition.event.CompetitionEvent.RoleGiven;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.Invited;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.PenaltyGiven;
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
import java.util.Objects;
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
        return switch (fact.kind()) {
            case ANNOUNCEMENT -> new NoticeDetails(name, null, by(record), List.of(), null);
            case INVITED ->
                new NoticeDetails(
                        name,
                        event instanceof Invited invited ? NoticeVariant.of(fact.kind(), invited.as()) : null,
                        by(record),
                        Stream.ofNullable(entrant(after, about)).toList(),
                        null);
            case ROLE_GIVEN, ROLE_ENDED ->
                switch (event) {
                    case RoleGiven(Actor person, Role role) ->
                        new NoticeDetails(
                                name, NoticeVariant.of(fact.kind(), role), Sitter.of(person), List.of(), null);
                    case RoleEnded(String player) ->
                        new NoticeDetails(name, null, Sitter.of(new Actor(player, false)), List.of(), null);
                    case null, default -> throw new IllegalStateException(fact.kind() + " without a role");
                };
            case REPLACED ->
                new NoticeDetails(
                        name,
                        null,
                        entrant(after, about),
                        Stream.ofNullable(entrant(before, about)).toList(),
                        null);
            case RULING_MADE, RULING_LIFTED ->
                event instanceof SeatsForfeited lost
                        ? new NoticeDetails(name, NoticeVariant.PLAYING_ON, null, lost(after, lost), null)
                        : new NoticeDetails(name, variant(fact.kind(), event, table), null, result(after, table), null);
            case ROUND_PUBLISHED ->
                new NoticeDetails(name, table == null ? bye(after, fact) : null, null, result(after, table), null);
            case PENALTY_GIVEN ->
                event instanceof PenaltyGiven given
                        ? new NoticeDetails(
                                name,
                                NoticeVariant.of(fact.kind(), given.card()),
                                null,
                                List.of(),
                                given.points().toString())
                        : new NoticeDetails(name, null, null, List.of(), null);
            default -> new NoticeDetails(name, null, entrant(after, about), result(after, table), null);
        };
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

    private static @Nullable NoticeVariant variant(
            NoticeKind kind, @Nullable CompetitionEvent event, @Nullable Table table) {
        if (table == null || event instanceof MatchReplayed) {
            return table == null ? null : NoticeVariant.REPLAY;
        }
        return table.result() == null
                ? NoticeVariant.OPEN
                : NoticeVariant.of(kind, table.result().source());
    }

    private static NoticeVariant bye(Competition after, CompetitionFact fact) {
        boolean missed = after.round(Objects.requireNonNull(fact.about().round())).stream()
                .flatMap(round -> round.byes().stream())
                .filter(bye -> bye.kind() == ByeKind.ZERO)
                .anyMatch(bye -> fact.tells(
                        after.entrant(bye.entrant()).orElseThrow().person().player()));
        return missed ? NoticeVariant.NO_TABLE : NoticeVariant.BYE;
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
