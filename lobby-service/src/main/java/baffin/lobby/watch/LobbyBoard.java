package baffin.lobby.watch;

import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.store.CompetitionList;
import baffin.lobby.openmatch.api.LobbyReads;
import baffin.lobby.openmatch.api.OpenMatchView;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.store.MatchList;
import baffin.lobby.seek.api.SeekView;
import baffin.lobby.seek.store.SeekList;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the lists of the lobby show everybody. */
@ApplicationScoped
class LobbyBoard {

    /** Of each list. */
    private static final int MOST = 200;

    private static final CompetitionList.Filter ANY = new CompetitionList.Filter(null, null, null, null, null, null);

    private final LobbyReads matches;
    private final SeekList seeks;
    private final CompetitionList competitions;
    private final Json json;

    LobbyBoard(LobbyReads matches, SeekList seeks, CompetitionList competitions, ObjectMapper mapper) {
        this.matches = matches;
        this.seeks = seeks;
        this.competitions = competitions;
        this.json = Json.of(mapper);
    }

    /** What a thing is; its word is the name of the event that tells of it. */
    enum Kind {
        MATCH("match", "matches"),
        SEEK("seek", "seeks"),
        COMPETITION("competition", "competitions");

        private final String word;
        private final String list;

        Kind(String word, String list) {
            this.word = word;
            this.list = list;
        }

        String word() {
            return word;
        }

        String list() {
            return list;
        }
    }

    /** A thing on the board. */
    record Key(Kind kind, String id) {}

    /** The open matches and the latest ones, the seeks that wait, the latest competitions; as JSON. */
    Uni<Map<Key, String>> now() {
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
                            .forEach(match -> board.put(new Key(Kind.MATCH, match.matchId()), json.text(match)));
                    found.getItem3().stream()
                            .map(SeekView::of)
                            .forEach(seek -> board.put(new Key(Kind.SEEK, seek.seekId()), json.text(seek)));
                    for (Brief brief : found.getItem4()) {
                        board.put(new Key(Kind.COMPETITION, brief.competitionId()), json.text(brief));
                    }
                    return board;
                });
    }

    private Uni<List<OpenMatchView>> listed(@Nullable OpenMatchStatus status) {
        return matches.list(new MatchList.Filter(null, null, status, null, null, null), null, MOST)
                .map(page -> page.items());
    }
}
