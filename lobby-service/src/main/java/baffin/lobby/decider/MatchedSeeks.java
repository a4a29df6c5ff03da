package baffin.lobby.decider;

import baffin.lobby.openmatch.domain.LobbyCommand.Convene;
import baffin.lobby.openmatch.domain.OpenMatchCommandBody;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.openmatch.domain.Terms;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.Seek;
import baffin.lobby.seek.domain.SeekEvent;
import baffin.lobby.seek.domain.SeekEvent.Place;
import baffin.lobby.seek.domain.SeekEvent.SeekMade;
import baffin.lobby.seek.domain.SeekEvent.SeeksMatched;
import baffin.lobby.seek.domain.SeekRecord;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Turns those who have found each other into a match: one command to a new key for each table. */
final class MatchedSeeks {

    private MatchedSeeks() {}

    static List<CommandEnvelope> commands(Pool before, SeekRecord record) {
        Map<String, Seek> seeks = new HashMap<>();
        before.waiting().forEach(seek -> seeks.put(seek.seekId(), seek));
        List<CommandEnvelope> commands = new ArrayList<>();
        for (SeekEvent event : record.events()) {
            if (event instanceof SeekMade(Seek seek)) {
                seeks.put(seek.seekId(), seek);
            }
            if (event instanceof SeeksMatched matched) {
                commands.add(command(before.game(), matched, seeks));
            }
        }
        return commands;
    }

    private static CommandEnvelope command(String game, SeeksMatched matched, Map<String, Seek> seeks) {
        Seek first = matched.seats().stream()
                .map(Place::seekId)
                .filter(Objects::nonNull)
                .map(seekId -> Objects.requireNonNull(seeks.get(seekId), "only those who wait are matched"))
                .min(Seek.BY_AGE)
                .orElseThrow();
        List<Person> people = matched.seats().stream().map(Place::person).toList();
        Terms terms = new Terms(game, first.options(), people.size(), null, null, null, first.play(), null, null, null);
        OpenMatchCommandBody openMatchCommandBody =
                new OpenMatchCommandBody(first.person(), new Convene(terms, people));
        return CommandEnvelope.command(
                matched.matchId(),
                "convene",
                first.person().player(),
                null,
                Json.shared().tree(openMatchCommandBody));
    }
}
