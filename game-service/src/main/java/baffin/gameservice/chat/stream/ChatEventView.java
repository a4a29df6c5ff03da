package baffin.gameservice.chat.stream;

import baffin.gameservice.chat.api.ChatLineView;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A line in a stream: said, or removed.
 *
 * @param line the line as it is now
 * @param position what resumes the stream after this
 */
@Schema(name = "ChatEvent")
public record ChatEventView(ChatLineView line, long position) {}
