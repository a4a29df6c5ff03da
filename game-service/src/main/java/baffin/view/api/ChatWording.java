package baffin.view.api;

import baffin.platform.wire.WireJson;
import baffin.view.chat.ChatLine;
import baffin.view.chat.ChatStore;
import baffin.view.chat.ChatStreams;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.UncheckedIOException;
import java.util.List;

/** What is said as a stream carries it. */
final class ChatWording implements ChatStreams.Wording {

    @Override
    public String snapshot(ChatStore.View view, List<ChatLine> lines, long place) {
        return json(ChatSnapshot.of(view, lines, place));
    }

    @Override
    public String line(ChatLine line) {
        return json(new ChatEventDocument(ChatLineDocument.of(line), line.changed() + 1));
    }

    private static String json(Object value) {
        try {
            return WireJson.shared().writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
