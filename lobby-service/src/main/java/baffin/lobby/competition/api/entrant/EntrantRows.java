package baffin.lobby.competition.api.entrant;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.decider.Decision;
import baffin.lobby.competition.api.entrant.EntrantsBatchResource.Batch;
import baffin.lobby.competition.policy.JsonShape;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerNames.Found;
import baffin.lobby.competition.service.PlayerRef;
import baffin.match.terms.SeatHolder;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Caller;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Whom the rows of a batch name. While one row is at fault, the others are judged all the same. */
@ApplicationScoped
class EntrantRows {

    private static final String LIST = "/entrants";

    private final PlayerNames playerNames;
    private final CompetitionDecider decider;
    private final PublicNames names;
    private final Clock clock;

    EntrantRows(PlayerNames playerNames, CompetitionDecider decider, NameDirectory names, Clock clock) {
        this.playerNames = playerNames;
        this.decider = decider;
        this.names = names;
        this.clock = clock;
    }

    /** All who are named, in order; fails with every row at fault, of whatever kind. */
    Uni<List<SeatHolder>> people(Caller caller, Competition competition, JsonNode body) {
        List<Violation> unreadable = JsonShape.of(body, Batch.class).faults();
        JsonNode rows = body.path("entrants");
        if (!unreadable.isEmpty() && !rows.isArray()) {
            throw Problem.invalidFields(unreadable).asException();
        }
        if (rows.isEmpty() || rows.size() > AddEntrants.ROWS_MAX) {
            throw Problem.invalidField(LIST, "invalid", "must have 1 to " + AddEntrants.ROWS_MAX + " rows")
                    .asException();
        }
        return playerNames.all(readable(rows, unreadable), LIST).map(found -> {
            List<Violation> faults = new ArrayList<>(unreadable);
            faults.addAll(found.faults());
            if (!faults.isEmpty()) {
                throw refused(caller, competition, found, faults);
            }
            return List.copyOf(found.people().values());
        });
    }

    private static SortedMap<Integer, PlayerRef> readable(JsonNode rows, List<Violation> unreadable) {
        SortedMap<Integer, PlayerRef> readable = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) {
            String pointer = LIST + "/" + row;
            if (unreadable.stream().noneMatch(fault -> (fault.pointer() + "/").startsWith(pointer + "/"))) {
                readable.put(row, someone(rows.get(row)));
            }
        }
        return readable;
    }

    private static PlayerRef someone(JsonNode row) {
        try {
            return WireJson.shared().treeToValue(row, PlayerRef.class);
        } catch (JsonProcessingException e) {
            throw JsonProblems.of(e).asException();
        }
    }

    /** With what the competition has against the rows that name somebody. */
    private ProblemException refused(Caller caller, Competition competition, Found found, List<Violation> faults) {
        List<Integer> rows = List.copyOf(found.people().keySet());
        if (!rows.isEmpty()) {
            AddEntrants others = new AddEntrants(found.people().values().stream()
                    .map(person -> new Newcomer(person, null, 0, false))
                    .toList());
            Actor by = new Actor(caller.player(), caller.bot());
            CompetitionRequest request = new CompetitionRequest(competition.id(), "", by, clock.instant(), others);
            if (decider.decide(competition, request) instanceof Decision.Refused(CompetitionRefusal.Faulty refused)) {
                if (refused.reason() != Reason.CONFLICT) {
                    return Problem.of(
                                    ProblemType.find(refused.reason().slug()).orElseThrow(),
                                    refused.faults().getFirst().detail())
                            .asException();
                }
                refused.faults().forEach(fault -> faults.add(conflict(fault, rows, others)));
            }
        }
        return Problem.invalidFields(faults.stream()
                        .sorted(Comparator.comparingInt(EntrantRows::row))
                        .toList())
                .asException();
    }

    private Violation conflict(CompetitionRefusal.Fault fault, List<Integer> rows, AddEntrants others) {
        if (!fault.pointer().startsWith(LIST + "/")) {
            return new Violation(fault.pointer(), Reason.CONFLICT.slug(), fault.detail());
        }
        int at = Integer.parseInt(fault.pointer().split("/")[2]);
        return new Violation(LIST + "/" + rows.get(at), Reason.CONFLICT.slug(), fault.detail())
                .withValue(names.of(others.entrants().get(at).person()));
    }

    private static int row(Violation fault) {
        String[] steps = fault.pointer().split("/");
        return steps.length > 2 && fault.pointer().startsWith(LIST + "/") ? Integer.parseInt(steps[2]) : -1;
    }
}
