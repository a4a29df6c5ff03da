package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.runtime.decider.aggregate.CommandMemory;
import baffin.platform.runtime.decider.aggregate.CommandPage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The pages of remembered commands among the rows. Each aggregate has a fixed number of places, filled in turn, so that
 * a new page overwrites the oldest and nothing has to be deleted while the aggregate lives.
 */
record MemoryPages(Rows rows) {

    /** Keeps a page. */
    void put(String aggregate, CommandPage page, Instant at) {
        byte[] row = new StoredRow(Kind.LIVE, at, "", null, page.bytes()).bytes();
        rows.put(key(aggregate, page.number() % CommandMemory.PAGES), row);
    }

    /** All pages of an aggregate that are kept, in the order of their places. */
    List<CommandPage> of(String aggregate) {
        List<CommandPage> pages = new ArrayList<>();
        for (int place = 0; place < CommandMemory.PAGES; place++) {
            byte[] row = rows.get(key(aggregate, place));
            if (row == null) {
                break;
            }
            pages.add(CommandPage.read(StoredRow.read(row).state()));
        }
        return pages;
    }

    /** Forgets the pages of an aggregate. */
    void delete(String aggregate) {
        for (int place = 0; place < CommandMemory.PAGES && rows.get(key(aggregate, place)) != null; place++) {
            rows.delete(key(aggregate, place));
        }
    }

    private static String key(String aggregate, int place) {
        return TimerService.OWN + "commands/" + place + '/' + aggregate;
    }
}
