package baffin.lobby.seek.domain;

import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekEvent.Place;
import baffin.lobby.seek.domain.SeekEvent.SeeksMatched;
import baffin.match.terms.NamedIds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who sits where: by a lot that is drawn from the id of the match, so that nobody can choose and all can check. */
final class Seating {

    private Seating() {}

    private record Lot(
            String drawn, Person person, @Nullable String seekId) {}

    static SeeksMatched of(SeekGroup group, Person bot) {
        String matchId =
                NamedIds.of("match-of-seek:" + group.members().getFirst().seekId());
        List<Lot> lots = new ArrayList<>();
        group.members().forEach(seek -> lots.add(new Lot(lot(matchId, seek.seekId()), seek.person(), seek.seekId())));
        int people = lots.size();
        for (int index = people; index < group.seats(); index++) {
            Person one = group.seats() - people > 1 ? bot.numbered(index - people + 1) : bot;
            lots.add(new Lot(lot(matchId, "bot-" + index), one, null));
        }
        lots.sort(Comparator.comparing(Lot::drawn));
        return new SeeksMatched(
                matchId,
                IntStream.range(0, lots.size())
                        .mapToObj(seat -> new Place(
                                seat, lots.get(seat).person(), lots.get(seat).seekId()))
                        .toList());
    }

    private static String lot(String matchId, String who) {
        return NamedIds.of("lot:" + matchId + ":" + who);
    }
}
