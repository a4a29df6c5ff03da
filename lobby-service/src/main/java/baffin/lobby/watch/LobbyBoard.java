package baffin.lobby.watch;

import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.store.CompetitionList;
import baffin.lobby.openmatch.api.LobbyReads;
import baffin.lobby.openmatch.api.OpenMatchView;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.store.MatchList;
import baffin.lobby.seek.api.SeekView;
import baffin.lobby.seek.store.SeekList;
import baffin.platform.stream.BoardStreams;
import baffin.platform.stream.BoardStreams.Key;
import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the lists of the lobby show everybody, as a stream. */
@Singleton
class LobbyBoard {

    private static final String TOPIC = "lobby";

    /** Of each list. */
    private static final int MOST = 200;

    private static final CompetitionList.Filter ANY =
            new CompetitionList.Filter(null, null, null, null, null, null, null);

    private final LobbyReads matches;
    private final SeekList seeks;
    private final CompetitionList competitions;
    private final Json json;
    private final BoardStreams streams;

    LobbyBoard(
            LobbyReads matches,
            SeekList seeks,
            CompetitionList competitions,
            ObjectMapper mapper,
            MeterRegistry meters,
            Vertx vertx) {
        this.matches = matches;
        this.seeks = seeks;
        this.competitions = competitions;
        this.json = Json.of(mapper);
        Map<String, String> lists = new LinkedHashMap<>();
        lists.put("match", "matches");
        lists.put("seek", "seeks");
        lists.put("competition", "competitions");
        this.streams = new BoardStreams(
                "baffin.streams.lobby", meters, vertx, lists, topics -> now().map(board -> Map.of(TOPIC, board)));
    }

    /** Opens a stream for an address; resumes after a position. */
    Multi<Item> open(String address, @Nullable String resume) {
        return streams.open(address, TOPIC, resume);
    }

    /** The open matches and the latest ones, the seeks that wait, the latest competitions. */
    private Uni<Map<Key, String>> now() {
        Uni<List<OpenMatchView>> open = listed(OpenMatchStatus.OPEN);
        Uni<List<OpenMatchView>> latest = listed(null);
        return Uni.combine()
                .all()
                .unis(open, latest, seeks.waiting(null, null, MOST), competitions.list(ANY, null, MOST))
                .asTuple()
                .map(found -> {
                    Map<Key, String> board = new LinkedHashMap<>();
                    // a match that starts between the two is shown as the second look has it
                    Stream.concat(found.getItem1().stream(), found.getItem2().stream())
                            .forEach(match -> board.put(new Key("match", match.matchId()), json.text(match)));
                    found.getItem3().stream()
                            .map(SeekView::of)
                            .forEach(seek -> board.put(new Key("seek", seek.seekId()), json.text(seek)));
                    for (Brief brief : found.getItem4()) {
                        board.put(new Key("competition", brief.competitionId()), json.text(brief));
                    }
                    return board;
                });
    }

    private Uni<List<OpenMatchView>> listed(@Nullable OpenMatchStatus status) {
        return matches.list(new MatchList.Filter(null, null, status, null, null, null), null, MOST)
                .map(page -> page.items());
    }
}
