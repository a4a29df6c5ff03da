package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatReport;
import baffin.gameservice.chat.ChatStore;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Pages of reports. */
final class ChatReports {

    private ChatReports() {}

    /** The place after which the next page begins; null for the first. */
    static ChatStore.@Nullable Before before(Paging paging) {
        return paging.after(3, keys -> new ChatStore.Before(Long.parseLong(keys.get(0)), keys.get(1), keys.get(2)))
                .orElse(null);
    }

    /** A page, with the text of those reports only that may be read. */
    static Page<ChatReportView> page(List<ChatReport> found, int most, Predicate<ChatReport> readable) {
        Page<ChatReport> page =
                Page.of(found, most, last -> Cursor.after(last.at(), last.line().messageId(), last.player()));
        return new Page<>(
                page.items().stream()
                        .map(report -> ChatReportView.of(report, readable.test(report)))
                        .toList(),
                page.nextCursor());
    }
}
