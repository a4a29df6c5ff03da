package baffin.gameservice.chat.stream;

import baffin.gameservice.chat.Channel;
import baffin.gameservice.chat.ChatLine;
import baffin.gameservice.chat.ChatStore;
import baffin.gameservice.chat.api.ChatLineView;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A channel when a stream begins.
 *
 * @param matchId the match
 * @param channel which channel
 * @param lines the last 50 lines, the first one first
 * @param position what a stream resumes with after them
 */
@Schema(name = "ChatSnapshot")
public record ChatSnapshot(String matchId, Channel channel, List<ChatLineView> lines, long position) {

    static ChatSnapshot of(ChatStore.View view, List<ChatLine> lines, long place) {
        return new ChatSnapshot(
                view.match(),
                view.channel(),
                lines.stream().map(ChatLineView::of).toList(),
                place);
    }
}
