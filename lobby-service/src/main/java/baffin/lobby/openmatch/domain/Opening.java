package baffin.lobby.openmatch.domain;

import baffin.decider.Decision;
import baffin.game.GameInfo;
import baffin.lobby.openmatch.domain.LobbyCommand.Convene;
import baffin.lobby.openmatch.domain.LobbyCommand.HouseSeat;
import baffin.lobby.openmatch.domain.LobbyCommand.Open;
import baffin.lobby.openmatch.domain.LobbyCommand.Rematch;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchCancelled;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchOpened;
import baffin.lobby.openmatch.domain.LobbyEvent.NonceGiven;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatTaken;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What may be opened.
 *
 * @param games finds a game by its id
 * @param externalSeeds true when a host may bring a seed
 */
public record Opening(Function<String, Optional<GameInfo>> games, boolean externalSeeds) {

    Decision<List<LobbyEvent>, LobbyRefusal> open(Person by, Open open) {
        Terms terms = open.terms();
        Optional<GameInfo> game = games.apply(terms.game());
        Optional<LobbyRefusal> fault = fault(terms, game)
                .or(() -> VisibleText.nonceFault(open.nonce()))
                .or(() -> HouseSeats.fault(open))
                .or(() -> KeptSeats.fault(by, open));
        if (fault.isPresent()) {
            return Decision.refused(fault.get());
        }
        List<LobbyEvent> events = new ArrayList<>();
        events.add(new MatchOpened(by, completed(terms, game.orElseThrow())));
        if (open.hostPlays()) {
            events.add(new SeatTaken(0, by));
            if (open.ready()) {
                events.add(new SeatReady(0, true));
            }
            if (open.nonce() != null) {
                events.add(new NonceGiven(0, open.nonce()));
            }
        }
        events.addAll(HouseSeats.taken(open));
        events.addAll(KeptSeats.taken(open));
        return Decision.accepted(events);
    }

    Decision<List<LobbyEvent>, LobbyRefusal> rematch(Person by, Rematch rematch) {
        Terms terms = rematch.terms();
        Optional<GameInfo> game = games.apply(terms.game());
        Optional<LobbyRefusal> fault = fault(terms, game);
        if (fault.isPresent()) {
            return Decision.refused(fault.get());
        }
        Optional<SeatClaim> own = rematch.former().stream()
                .filter(s -> s.person().player().equals(by.player()))
                .findFirst();
        if (own.isEmpty()) {
            return LobbyRefusal.refused(Reason.NOT_YOUR_SEAT, "you did not sit at that match");
        }
        List<LobbyEvent> events = new ArrayList<>();
        events.add(new MatchOpened(by, completed(terms, game.orElseThrow())));
        rematch.former().forEach(s -> events.add(new SeatTaken(s.seat(), s.person())));
        rematch.former().stream()
                .filter(s -> s.ready() || s.equals(own.get()))
                .forEach(s -> events.add(new SeatReady(s.seat(), true)));
        return Decision.accepted(events);
    }

    /** Terms and people were judged where they found each other. */
    static Decision<List<LobbyEvent>, LobbyRefusal> convene(Person by, Convene convene) {
        List<LobbyEvent> events = new ArrayList<>();
        events.add(new MatchOpened(by, convene.terms()));
        for (int seat = 0; seat < convene.people().size(); seat++) {
            events.add(new SeatTaken(seat, convene.people().get(seat)));
            events.add(new SeatReady(seat, true));
        }
        if (convene.gone() != null) {
            events.add(new MatchCancelled(convene.gone()));
        }
        return Decision.accepted(events);
    }

    private Optional<LobbyRefusal> fault(Terms terms, Optional<GameInfo> game) {
        if (game.isEmpty()) {
            return Optional.of(LobbyRefusal.invalid("/game", "is not a game of this platform"));
        }
        GameInfo info = game.get();
        if (terms.seats() < info.minSeats() || terms.seats() > info.maxSeats()) {
            return Optional.of(
                    LobbyRefusal.invalid("/seats", "must be from " + info.minSeats() + " to " + info.maxSeats()));
        }
        Optional<Map.Entry<String, String>> option =
                info.optionProblems(terms.options()).entrySet().stream().findFirst();
        if (option.isPresent()) {
            String name = option.get().getKey().replace("~", "~0").replace("/", "~1");
            return Optional.of(
                    LobbyRefusal.invalid("/options/" + name, option.get().getValue()));
        }
        return playFault(terms).or(() -> seedFault(terms));
    }

    private static Optional<LobbyRefusal> playFault(Terms terms) {
        return terms.play() == null
                ? Optional.empty()
                : terms.play().problems().entrySet().stream()
                        .findFirst()
                        .map(fault -> LobbyRefusal.invalid(fault.getKey(), fault.getValue()));
    }

    private Optional<LobbyRefusal> seedFault(Terms terms) {
        if (terms.seed() == null) {
            return Optional.empty();
        }
        if (!externalSeeds) {
            return Optional.of(LobbyRefusal.of(Reason.FORBIDDEN, "this platform accepts no external seeds"));
        }
        return VisibleText.fault("/seed", terms.seed());
    }

    private static Terms completed(Terms terms, GameInfo game) {
        return terms.withOptions(game.completed(terms.options()));
    }

    /** The seats of a new match that are kept for those who are invited. */
    static final class KeptSeats {

        private KeptSeats() {}

        /** What is wrong with them; empty when nothing is. */
        static Optional<LobbyRefusal> fault(Person by, Open open) {
            List<Person> people = people(open);
            Set<String> others = people.stream().map(Person::player).collect(Collectors.toSet());
            if (others.size() < people.size() || others.contains(by.player())) {
                return Optional.of(LobbyRefusal.invalid("/invite", "must name other players, each once"));
            }
            int left = free(open).size();
            return people.size() > left
                    ? Optional.of(LobbyRefusal.invalid("/invite", "names more players than seats are left: " + left))
                    : Optional.empty();
        }

        static List<LobbyEvent> taken(Open open) {
            List<Integer> free = free(open);
            List<Person> people = people(open);
            return IntStream.range(0, people.size())
                    .<LobbyEvent>mapToObj(at -> new SeatTaken(free.get(at), people.get(at)))
                    .toList();
        }

        private static List<Person> people(Open open) {
            return open.invited() == null ? List.of() : open.invited();
        }

        private static List<Integer> free(Open open) {
            Set<Integer> bots =
                    HouseSeats.of(open).stream().map(HouseSeat::seat).collect(Collectors.toSet());
            return IntStream.range(open.hostPlays() ? 1 : 0, open.terms().seats())
                    .filter(seat -> !bots.contains(seat))
                    .boxed()
                    .toList();
        }
    }

    /** The seats of a new match that bots of the house take. */
    static final class HouseSeats {

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
                if (HouseBot.opponent(bot.kind()).isEmpty()) {
                    return invalid(at, "kind", "must be one of " + HouseBot.opponents());
                }
            }
            return bots.size() == seats
                    ? Optional.of(LobbyRefusal.invalid("/bots", "must leave a seat for somebody"))
                    : Optional.empty();
        }

        /** They sit down and are ready. */
        static List<LobbyEvent> taken(Open open) {
            List<LobbyEvent> events = new ArrayList<>();
            List<HouseSeat> bots = of(open);
            for (HouseSeat bot : bots) {
                Person person = Person.house(HouseBot.named(bot.kind()).orElseThrow());
                List<HouseSeat> alike = bots.stream()
                        .filter(other -> other.kind().equals(bot.kind()))
                        .toList();
                events.add(
                        new SeatTaken(bot.seat(), alike.size() > 1 ? person.numbered(alike.indexOf(bot) + 1) : person));
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
}
