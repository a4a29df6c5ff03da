package baffin.view.api;

import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.view.chat.ChatReport;
import baffin.view.chat.ChatStore;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Pages of reports. */
final class ChatReports {

    private ChatReports() {}

    /** The place after which the next page begins; null for the first. */
    static ChatStore.@Nullable Before before(@Nullable String cursor) {
        return Cursor.parse(cursor, 3).map(ChatReports::before).orElse(null);
    }

    private static ChatStore.Before before(Cursor cursor) {
        try {
            List<String> keys = cursor.keys();
            return new ChatStore.Before(Long.parseLong(keys.get(0)), keys.get(1), keys.get(2));
        } catch (NumberFormatException e) {
            throw Cursor.foreign();
        }
    }

    /** A page, with the text of those reports only that may be read. */
    static Page<ChatReportDocument> page(List<ChatReport> found, int most, Predicate<ChatReport> readable) {
        Page<ChatReport> page =
                Page.of(found, most, last -> Cursor.after(last.at(), last.line().messageId(), last.player()));
        return new Page<>(
                page.items().stream()
                        .map(report -> ChatReportDocument.of(report, readable.test(report)))
                        .toList(),
                page.nextCursor());
    }
}
