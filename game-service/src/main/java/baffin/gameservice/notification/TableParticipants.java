package baffin.gameservice.notification;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Official;
import baffin.competition.entry.Role;
import baffin.competition.table.Table;
import baffin.gameservice.notification.CompetitionFact.Recipient;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The people of a competition. House bots are told nothing, and organisers nothing that they do themselves. */
final class TableParticipants {

    private final Competition competition;
    private final @Nullable String actor;

    TableParticipants(Competition competition, @Nullable Actor by) {
        this.competition = competition;
        this.actor = by == null ? null : by.player();
    }

    boolean acts(String player) {
        return player.equals(actor);
    }

    /** Who has a role that covers another one, but the one who does it. */
    List<Recipient> officials(Role role, NoticeKind kind) {
        return others(competition.officials(role).stream().map(Actor::player), kind);
    }

    /** Who plays for an entrant. */
    List<Recipient> entrant(int number, NoticeKind kind) {
        return players(List.of(number), kind);
    }

    /** Who plays for some entrants. */
    List<Recipient> players(Collection<Integer> entrants, NoticeKind kind) {
        return recipients(
                entrants.stream()
                        .flatMap(number -> competition.entrant(number).stream())
                        .map(Entrant::person)
                        .map(SeatHolder::player),
                kind);
    }

    /** The same without those who have left. */
    List<Recipient> activePlayers(Collection<Integer> entrants, NoticeKind kind) {
        return players(
                entrants.stream()
                        .filter(number -> competition
                                .entrant(number)
                                .filter(Entrant::active)
                                .isPresent())
                        .toList(),
                kind);
    }

    /** Who plays at tables of a round that are open still. */
    List<Recipient> openTables(int round, NoticeKind kind) {
        return activePlayers(
                competition.round(round).stream()
                        .flatMap(one -> one.tables().stream())
                        .filter(Table::open)
                        .flatMap(table -> table.seats().stream())
                        .toList(),
                kind);
    }

    /** Who sits at a table. */
    List<Recipient> table(int round, int table, NoticeKind kind) {
        return players(seats(round, table), kind);
    }

    /** The same without those who have left. */
    List<Recipient> activeTable(int round, int table, NoticeKind kind) {
        return activePlayers(seats(round, table), kind);
    }

    private List<Integer> seats(int round, int table) {
        return competition
                .round(round)
                .flatMap(one -> one.table(table))
                .map(Table::seats)
                .orElse(List.of());
    }

    /** All who take part or have a role, and alternates, but the one who does it. */
    List<Recipient> everybody(NoticeKind kind) {
        Stream<String> entrants =
                competition.active().stream().map(Entrant::person).map(SeatHolder::player);
        Stream<String> alternates =
                competition.alternates().stream().map(Alternate::person).map(SeatHolder::player);
        Stream<String> officials = competition.officials().stream().map(Official::player);
        return others(Stream.of(entrants, alternates, officials).flatMap(one -> one), kind);
    }

    List<Recipient> one(String player, NoticeKind kind) {
        return recipients(Stream.of(player), kind);
    }

    private List<Recipient> others(Stream<String> players, NoticeKind kind) {
        return recipients(players.filter(player -> !acts(player)), kind);
    }

    private static List<Recipient> recipients(Stream<String> players, NoticeKind kind) {
        return players.filter(player -> HouseBot.playing(player).isEmpty())
                .distinct()
                .map(player -> new Recipient(player, kind))
                .toList();
    }
}
