package baffin.lobby.openmatch.domain;

import baffin.lobby.openmatch.domain.LobbyCommand.HouseSeat;
import baffin.lobby.openmatch.domain.LobbyCommand.Open;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatTaken;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The seats of a new match that bots of the house take. */
final class HouseSeats {

    private HouseSeats() {}

    /** What is wrong with them; empty when nothing is. */
    static Optional<LobbyRefusal> fault(Open open) {
        int seats = open.terms().seats();
        Set<Integer> taken = new HashSet<>(open.hostPlays() ? Set.of(0) : Set.of());
        List<HouseSeat> bots = of(open);
        for (int at = 0; at < bots.size(); at++) {
            HouseSeat bot = bots.get(at);
            if (bot.seat() < 0 || bot.seat() >= seats) {
                return invalid(at, "seat", "must be from 0 to " + (seats - 1));
            }
            if (!taken.add(bot.seat())) {
                return invalid(at, "seat", "is taken already: the host has seat 0, and a seat has one bot");
            }
            if (HouseBot.named(bot.kind()).isEmpty()) {
                return invalid(at, "kind", "must be one of " + HouseBot.kinds());
            }
        }
        return bots.size() == seats
                ? Optional.of(LobbyRefusal.invalid("/bots", "must leave a seat for somebody"))
                : Optional.empty();
    }

    /** They sit down and are ready. */
    static List<LobbyEvent> taken(Open open) {
        List<LobbyEvent> events = new ArrayList<>();
        for (HouseSeat bot : of(open)) {
            events.add(new SeatTaken(
                    bot.seat(), Person.house(HouseBot.named(bot.kind()).orElseThrow())));
            events.add(new SeatReady(bot.seat(), true));
        }
        return events;
    }

    private static List<HouseSeat> of(Open open) {
        return Stream.ofNullable(open.bots())
                .flatMap(List::stream)
                .filter(Objects::nonNull)
                .toList();
    }

    private static Optional<LobbyRefusal> invalid(int at, String field, String message) {
        return Optional.of(LobbyRefusal.invalid("/bots/" + at + "/" + field, message));
    }
}
