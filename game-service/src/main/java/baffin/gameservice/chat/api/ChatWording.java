package baffin.gameservice.chat.api;

import baffin.gameservice.chat.domain.ChatLine;
import baffin.gameservice.chat.domain.ChatStore;
import baffin.gameservice.chat.domain.ChatStreams;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.UncheckedIOException;
import java.util.List;

/** What is said as a stream carries it. */
public final class ChatWording implements ChatStreams.Wording {

    @Override
    public String snapshot(ChatStore.View view, List<ChatLine> lines, long place) {
        return json(ChatSnapshot.of(view, lines, place));
    }

    @Override
    public String line(ChatLine line) {
        return json(new ChatEventView(ChatLineView.of(line), line.changed() + 1));
    }

    private static String json(Object value) {
        try {
            return WireJson.shared().writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
