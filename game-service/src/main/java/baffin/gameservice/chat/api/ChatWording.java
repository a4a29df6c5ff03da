package baffin.gameservice.chat.api;

import baffin.gameservice.chat.domain.ChatLine;
import baffin.gameservice.chat.domain.ChatStore;
import baffin.gameservice.chat.domain.ChatStreams;
import baffin.platform.wire.Json;
import java.util.List;

/** What is said as a stream carries it. */
public final class ChatWording implements ChatStreams.Wording {

    private final Json shown;

    /**
     * Words for streams.
     *
     * @param shown writes with names
     */
    public ChatWording(Json shown) {
        this.shown = shown;
    }

    @Override
    public String snapshot(ChatStore.View view, List<ChatLine> lines, long place) {
        return shown.text(ChatSnapshot.of(view, lines, place));
    }

    @Override
    public String line(ChatLine line) {
        return shown.text(new ChatEventView(ChatLineView.of(line), line.changed() + 1));
    }
}
