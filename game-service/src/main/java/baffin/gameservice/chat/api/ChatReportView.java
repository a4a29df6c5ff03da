package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatReport;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A report of a line.
 *
 * @param line the line as everybody sees it
 * @param text what it said, also when it is hidden; absent when its author took it back, or when it stands in a channel
 *     that the caller may not read
 * @param player who reports it
 * @param reason why
 * @param at when (UTC)
 */
@Schema(name = "ChatReport")
public record ChatReportView(ChatLineView line, @Nullable String text, String player, String reason, Instant at) {

    /** The report for somebody who may read the channel or not. */
    static ChatReportView of(ChatReport report, boolean readable) {
        ChatLineView line = ChatLineView.of(report.line());
        return new ChatReportView(
                readable ? line : line.withoutText(),
                readable ? report.line().text() : null,
                report.player(),
                report.reason(),
                Instant.ofEpochMilli(report.at()));
    }
}
