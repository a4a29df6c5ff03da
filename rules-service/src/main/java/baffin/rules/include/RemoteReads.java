package baffin.rules.include;

import baffin.platform.match.Include;
import baffin.platform.match.MatchReads;
import io.quarkus.arc.DefaultBean;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.rest.client.inject.RestClient;

/** Asks game-service over HTTP, where it runs in another process. */
@Singleton
@DefaultBean
class RemoteReads implements MatchReads {

    private final GameApi game;

    RemoteReads(@RestClient GameApi game) {
        this.game = game;
    }

    @Override
    public Uni<Map<Include.Part, byte[]>> read(Reader reader, Include wanted) {
        List<Include.Part> parts = List.copyOf(wanted.parts());
        return Uni.join()
                .all(parts.stream().map(part -> read(reader, wanted, part)).toList())
                .andFailFast()
                .map(documents -> {
                    Map<Include.Part, byte[]> all = new EnumMap<>(Include.Part.class);
                    for (int part = 0; part < parts.size(); part++) {
                        all.put(parts.get(part), documents.get(part));
                    }
                    return all;
                });
    }

    private Uni<byte[]> read(Reader reader, Include wanted, Include.Part part) {
        return switch (part) {
            case LEGAL_ACTIONS ->
                game.legalActions(
                        reader.bearer(),
                        reader.matchId(),
                        reader.version(),
                        wanted.sample(),
                        wanted.random(),
                        wanted.explain(),
                        wanted.language().getLanguage());
            case VIEW ->
                game.view(
                        reader.bearer(),
                        reader.matchId(),
                        reader.version(),
                        wanted.language().getLanguage());
            case LOG ->
                game.log(
                        reader.bearer(),
                        reader.matchId(),
                        reader.version(),
                        reader.version(),
                        wanted.language().getLanguage());
            case BOARD ->
                game.board(
                                reader.bearer(),
                                reader.matchId(),
                                reader.version(),
                                wanted.language().getLanguage())
                        .map(Include::text);
        };
    }
}
