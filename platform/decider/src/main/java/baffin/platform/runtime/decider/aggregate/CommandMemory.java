package baffin.platform.runtime.decider.aggregate;

import baffin.decider.ProcessedCommand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The commands that an aggregate remembers. The latest few are open: they stand in the row of its state. Those before
 * them fill pages of their own, so that a row does not carry all of them each time it is written.
 *
 * @param all the latest last
 * @param open how many of them, counted from the latest, are in no page yet
 * @param next number of the next page
 * @param filled pages that the latest command has filled: they are to be kept with the row
 */
public record CommandMemory(List<ProcessedCommand> all, int open, int next, List<CommandPage> filled) {

    /** How many commands fill a page. */
    public static final int PAGE = 8;

    /** How many pages are kept of an aggregate; the next one takes the place of the oldest. */
    public static final int PAGES = 32;

    /** The most commands that can be remembered. */
    public static final int MOST = PAGE * PAGES;

    public CommandMemory {
        all = List.copyOf(all);
        filled = List.copyOf(filled);
    }

    /** Nothing is remembered. */
    public static CommandMemory none() {
        return open(List.of());
    }

    /** Commands that stand in a row all of them, as those keep them who keep no pages. */
    public static CommandMemory open(List<ProcessedCommand> all) {
        return new CommandMemory(all, all.size(), 0, List.of());
    }

    /**
     * The memory as it was kept.
     *
     * @param open the commands in the row
     * @param pages in any order
     * @param most how many commands are remembered
     */
    static CommandMemory of(List<ProcessedCommand> open, List<CommandPage> pages, int most) {
        List<CommandPage> ordered = pages.stream()
                .sorted(Comparator.comparingInt(CommandPage::number))
                .toList();
        List<ProcessedCommand> all = new ArrayList<>();
        ordered.forEach(page -> all.addAll(page.commands()));
        all.addAll(open);
        int next = ordered.isEmpty() ? 0 : ordered.getLast().number() + 1;
        List<ProcessedCommand> kept = all.subList(Math.max(0, all.size() - most), all.size());
        return new CommandMemory(kept, Math.min(open.size(), kept.size()), next, List.of());
    }

    /** The command of a player, if it is remembered. */
    Optional<ProcessedCommand> find(String commandId, String player) {
        return ProcessedCommand.find(all, commandId, player);
    }

    /** The memory with one command more, the oldest forgotten when there are too many. */
    CommandMemory with(ProcessedCommand latest, int most) {
        List<ProcessedCommand> kept = ProcessedCommand.with(all, latest, most);
        int loose = Math.min(open + 1, kept.size());
        List<CommandPage> full = new ArrayList<>();
        for (; loose >= PAGE; loose -= PAGE) {
            int from = kept.size() - loose;
            full.add(new CommandPage(next + full.size(), kept.subList(from, from + PAGE)));
        }
        return new CommandMemory(kept, loose, next + full.size(), full);
    }

    /** The memory as it is, with no page to be kept. */
    CommandMemory unchanged() {
        return filled.isEmpty() ? this : new CommandMemory(all, open, next, List.of());
    }

    /** The commands that stand in the row. */
    List<ProcessedCommand> inRow() {
        return all.subList(all.size() - open, all.size());
    }
}
