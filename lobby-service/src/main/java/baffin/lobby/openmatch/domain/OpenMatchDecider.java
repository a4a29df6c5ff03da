package baffin.lobby.openmatch.domain;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.lobby.openmatch.domain.LobbyCommand.Cancel;
import baffin.lobby.openmatch.domain.LobbyCommand.Convene;
import baffin.lobby.openmatch.domain.LobbyCommand.EndPart;
import baffin.lobby.openmatch.domain.LobbyCommand.Join;
import baffin.lobby.openmatch.domain.LobbyCommand.Leave;
import baffin.lobby.openmatch.domain.LobbyCommand.Open;
import baffin.lobby.openmatch.domain.LobbyCommand.Rematch;
import baffin.lobby.openmatch.domain.LobbyCommand.SetReady;
import baffin.lobby.openmatch.domain.LobbyCommand.Start;
import baffin.lobby.openmatch.domain.LobbyEvent.HostChanged;
import baffin.lobby.openmatch.domain.LobbyEvent.MatchCancelled;
import baffin.lobby.openmatch.domain.LobbyEvent.NonceGiven;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatLeft;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatReady;
import baffin.lobby.openmatch.domain.LobbyEvent.SeatTaken;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All rules of the lobby. Pure: knows no clock, draws nothing, remembers nothing. */
public final class OpenMatchDecider implements Decider<OpenMatchRequest, OpenMatch, LobbyRecord, LobbyRefusal> {

    private final Opening opening;

    /** A decider that opens matches by the rules of {@code opening}. */
    public OpenMatchDecider(Opening opening) {
        this.opening = opening;
    }

    @Override
    public Decision<Transition<OpenMatch, LobbyRecord>, LobbyRefusal> decide(
            @Nullable OpenMatch match, OpenMatchRequest request) {
        return switch (judged(match, request.by(), request.command())) {
            case Decision.Refused(LobbyRefusal refusal) -> Decision.refused(refusal);
            case Decision.Accepted(List<LobbyEvent> events)
            when match != null && events.isEmpty() -> Decision.accepted(new Transition<>(List.of(), match));
            case Decision.Accepted(List<LobbyEvent> events) -> Decision.accepted(recorded(match, request, events));
        };
    }

    /** A match starts by itself as soon as every seat is taken and all are ready; whoever opens one alone waits. */
    private static Transition<OpenMatch, LobbyRecord> recorded(
            @Nullable OpenMatch before, OpenMatchRequest request, List<LobbyEvent> events) {
        LobbyRecord record = record(before, request, events);
        OpenMatch next = OpenMatch.after(before, record);
        boolean alone = request.command() instanceof Open open && open.bots() == null;
        if (alone || next.status() != OpenMatchStatus.OPEN || !next.full(SeatClaim::ready)) {
            return Transition.of(record, next);
        }
        LobbyEvent started = Starting.of(next);
        List<LobbyEvent> all = new ArrayList<>(events);
        all.add(started);
        return Transition.of(record(before, request, all), next.evolve(started, record.player()));
    }

    private static LobbyRecord record(@Nullable OpenMatch before, OpenMatchRequest request, List<LobbyEvent> events) {
        long version = before == null ? 1 : before.version() + 1;
        return new LobbyRecord(
                request.matchId(), version, request.commandId(), request.by().player(), request.at(), events);
    }

    @Override
    public Optional<LobbyRefusal> precheck(@Nullable OpenMatch match, OpenMatchRequest request) {
        return match == null || knows(match, request.by(), request.command())
                ? Optional.empty()
                : Optional.of(unknown());
    }

    @Override
    public OpenMatch evolve(@Nullable OpenMatch match, LobbyRecord record) {
        return OpenMatch.after(match, record);
    }

    @Override
    public boolean isTerminal(OpenMatch match) {
        return match.status() != OpenMatchStatus.OPEN;
    }

    private Decision<List<LobbyEvent>, LobbyRefusal> judged(
            @Nullable OpenMatch match, Person by, LobbyCommand command) {
        if (match == null) {
            return switch (command) {
                case Open open -> opening.open(by, open);
                case Rematch rematch -> opening.rematch(by, rematch);
                case Convene convene -> Opening.convene(by, convene);
                default -> Decision.refused(unknown());
            };
        }
        if (!knows(match, by, command)) {
            return Decision.refused(unknown());
        }
        if (match.status() != OpenMatchStatus.OPEN) {
            String state = match.status() == OpenMatchStatus.RUNNING ? "has started" : "was called off";
            return LobbyRefusal.refused(Reason.CONFLICT, "the match " + state);
        }
        return switch (command) {
            case Open again -> LobbyRefusal.refused(Reason.CONFLICT, "the match is open already");
            case Rematch again -> ready(match, by, true, null);
            case Convene again -> LobbyRefusal.refused(Reason.CONFLICT, "the match is open already");
            case Join join -> join(match, by, join);
            case Leave leave -> leave(match, by);
            case EndPart gone ->
                match.terms().rematchOf() != null || match.host().equals(by.player())
                        ? Decision.accepted(List.of(new MatchCancelled(by.player())))
                        : leave(match, by);
            case SetReady(boolean ready, String nonce) -> ready(match, by, ready, nonce);
            case Start start -> start(match, by);
            case Cancel cancel ->
                match.host().equals(by.player())
                        ? Decision.accepted(List.of(new MatchCancelled(by.player())))
                        : hostOnly("call the match off");
        };
    }

    /** True when the one who asks may know that there is such a match. */
    public static boolean knows(OpenMatch match, Person by, LobbyCommand command) {
        return match.isThereFor(by.player(), command instanceof Join join ? join.invitationHash() : null);
    }

    private static Decision<List<LobbyEvent>, LobbyRefusal> join(OpenMatch match, Person by, Join join) {
        boolean hosts = match.host().equals(by.player());
        String invitation = match.terms().invitationHash();
        if (match.seatOf(by.player()).isPresent()) {
            return LobbyRefusal.refused(Reason.CONFLICT, "you sit at this match already");
        }
        if (invitation != null && !hosts && !Objects.equals(invitation, join.invitationHash())) {
            return Decision.refused(unknown());
        }
        if (join.seat() != null
                && (join.seat() < 0 || join.seat() >= match.terms().seats())) {
            return Decision.refused(LobbyRefusal.invalid(
                    "/seat", "must be from 0 to " + (match.terms().seats() - 1)));
        }
        List<Integer> free = match.free();
        if (free.isEmpty()) {
            return LobbyRefusal.refused(Reason.CONFLICT, "all seats are taken");
        }
        int seat = join.seat() == null ? free.getFirst() : join.seat();
        if (!free.contains(seat)) {
            return LobbyRefusal.refused(Reason.CONFLICT, "seat " + seat + " is taken; free are " + free);
        }
        Optional<LobbyRefusal> fault = VisibleText.nonceFault(join.nonce());
        if (fault.isPresent()) {
            return Decision.refused(fault.get());
        }
        List<LobbyEvent> events = new ArrayList<>(List.of(new SeatTaken(seat, by)));
        if (join.nonce() != null) {
            events.add(new NonceGiven(seat, join.nonce()));
        }
        if (join.ready()) {
            events.add(new SeatReady(seat, true));
        }
        return Decision.accepted(events);
    }

    private static Decision<List<LobbyEvent>, LobbyRefusal> leave(OpenMatch match, Person by) {
        List<LobbyEvent> events = new ArrayList<>();
        match.seatOf(by.player()).ifPresent(own -> events.add(new SeatLeft(own.seat(), by.player())));
        if (match.host().equals(by.player())) {
            events.add(successor(match, by));
        }
        return events.isEmpty()
                ? LobbyRefusal.refused(Reason.NOT_YOUR_SEAT, "you do not sit at this match")
                : Decision.accepted(events);
    }

    /** People before bots, then by seat; with nobody left but bots of the house the match is over. */
    private static LobbyEvent successor(OpenMatch match, Person host) {
        return match.seats().stream()
                .filter(s -> !s.person().player().equals(host.player()))
                .filter(s -> HouseBot.playing(s.person().player()).isEmpty() && !s.pending())
                .min(Comparator.comparing((SeatClaim s) -> s.person().bot()).thenComparingInt(SeatClaim::seat))
                .<LobbyEvent>map(s -> new HostChanged(s.person().player()))
                .orElseGet(() -> new MatchCancelled(host.player()));
    }

    private static Decision<List<LobbyEvent>, LobbyRefusal> ready(
            OpenMatch match, Person by, boolean ready, @Nullable String nonce) {
        SeatClaim own = match.seatOf(by.player()).orElse(null);
        if (own == null) {
            return match.terms().invitationHash() == null
                    ? LobbyRefusal.refused(Reason.NOT_YOUR_SEAT, "you do not sit at this match")
                    : Decision.refused(unknown());
        }
        Optional<LobbyRefusal> fault = VisibleText.nonceFault(nonce);
        if (fault.isPresent()) {
            return Decision.refused(fault.get());
        }
        List<LobbyEvent> events = new ArrayList<>();
        if (nonce != null && !nonce.equals(own.nonce())) {
            events.add(new NonceGiven(own.seat(), nonce));
        }
        if (own.ready() != ready) {
            events.add(new SeatReady(own.seat(), ready));
        }
        return Decision.accepted(events);
    }

    private static Decision<List<LobbyEvent>, LobbyRefusal> start(OpenMatch match, Person by) {
        if (!match.host().equals(by.player())) {
            return hostOnly("start the match");
        }
        if (!match.free().isEmpty()) {
            return LobbyRefusal.refused(Reason.CONFLICT, "seats " + match.free() + " are free");
        }
        List<Integer> waiting = match.seats().stream()
                .filter(s -> !s.ready() && !s.person().player().equals(by.player()))
                .map(SeatClaim::seat)
                .toList();
        if (!waiting.isEmpty()) {
            return LobbyRefusal.refused(Reason.CONFLICT, "seats " + waiting + " are not ready");
        }
        return Decision.accepted(List.of(Starting.of(match)));
    }

    private static Decision<List<LobbyEvent>, LobbyRefusal> hostOnly(String what) {
        return LobbyRefusal.refused(Reason.FORBIDDEN, "only the host may " + what);
    }

    private static LobbyRefusal unknown() {
        return LobbyRefusal.of(Reason.UNKNOWN_MATCH, "there is no such match, or you need its invitation");
    }
}
