package baffin.lobby.competition.api.entrant;

import baffin.competition.Competition;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.lobby.competition.api.entrant.EntrantsBatchResource.Batch;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerNames.Found;
import baffin.lobby.competition.service.PlayerRef;
import baffin.lobby.competition.service.Precheck;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Caller;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.JsonShape;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Violation;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
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
    private final Precheck precheck;
    private final PublicNames names;

    EntrantRows(PlayerNames playerNames, Precheck precheck, NameDirectory names) {
        this.playerNames = playerNames;
        this.precheck = precheck;
        this.names = names;
    }

    /** All who are named, in order; fails with every row at fault, of whatever kind. */
    Uni<List<SeatHolder>> people(Caller caller, Competition competition, JsonNode body) {
        List<Violation> unreadable =
                JsonShape.of(body, Batch.class, WireJson.shared()).faults();
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
        List<Integer> rows = new ArrayList<>();
        List<SeatHolder> people = new ArrayList<>();
        found.people().forEach((row, person) -> {
            int first = people.indexOf(person);
            if (first >= 0 && HouseBot.playing(person.player()).isEmpty()) {
                Fault twice = new Fault(LIST + "/" + row, AddEntrants.twice(row, rows.get(first)));
                faults.add(conflict(twice, person));
            } else {
                rows.add(row);
                people.add(person);
            }
        });
        if (!rows.isEmpty()) {
            AddEntrants others = new AddEntrants(people.stream()
                    .map(person -> new Newcomer(person, null, 0, false))
                    .toList());
            precheck.faults(caller, competition, others).forEach(fault -> {
                int at = Integer.parseInt(fault.pointer().split("/")[2]);
                faults.add(conflict(new Fault(LIST + "/" + rows.get(at), fault.detail()), people.get(at)));
            });
        }
        return Problem.invalidFields(faults.stream()
                        .sorted(Comparator.comparingInt(EntrantRows::row))
                        .toList())
                .asException();
    }

    private Violation conflict(Fault fault, SeatHolder person) {
        return new Violation(fault.pointer(), Reason.CONFLICT.slug(), fault.detail()).withValue(names.of(person));
    }

    private static int row(Violation fault) {
        String[] steps = fault.pointer().split("/");
        return steps.length > 2 && fault.pointer().startsWith(LIST + "/") ? Integer.parseInt(steps[2]) : -1;
    }
}
