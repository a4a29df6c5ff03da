package baffin.platform.runtime.decider.aggregate;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.ProcessedCommand;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Remembered commands, in the row of a state and in pages beside it. */
class CommandMemoryTest {

    private static final int SEEDS = 200;
    private static final int STEPS = 700;

    private static ProcessedCommand command(long version) {
        return new ProcessedCommand("id " + version, "print-" + version, "Søren " + version % 3, version);
    }

    private static List<ProcessedCommand> commands(int count) {
        List<ProcessedCommand> all = List.of();
        for (int version = 1; version <= count; version++) {
            all = ProcessedCommand.with(all, command(version), CommandMemory.MOST);
        }
        return all;
    }

    /** What a store holds of one aggregate. */
    private record Kept(List<ProcessedCommand> inRow, Map<Integer, CommandPage> places) {

        Kept after(CommandMemory memory) {
            Map<Integer, CommandPage> next = new HashMap<>(places);
            memory.filled().forEach(page -> next.put(page.number() % CommandMemory.PAGES, page));
            return new Kept(List.copyOf(memory.inRow()), next);
        }

        CommandMemory read(int most) {
            return CommandMemory.of(inRow, List.copyOf(places.values()), most);
        }
    }

    @Test
    void a_page_is_read_back_as_it_was_written() {
        CommandPage page = new CommandPage(7, commands(CommandMemory.PAGE));

        assertThat(CommandPage.read(page.bytes())).isEqualTo(page);
    }

    @Test
    void whatever_is_kept_aborted_and_read_again_is_remembered_as_by_one_list() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            int most = random.nextBoolean() ? CommandMemory.MOST : 1 + random.nextInt(CommandMemory.MOST);
            List<ProcessedCommand> expected = commands(random.nextInt(most + 1));
            // as those keep them who keep no pages
            Kept kept = new Kept(expected, Map.of());
            CommandMemory memory = kept.read(most);
            for (int step = 1; step <= STEPS; step++) {
                ProcessedCommand next = command(1_000L + step);
                CommandMemory tried = memory.with(next, most);
                switch (random.nextInt(20)) {
                    // aborted: neither the row nor its pages were kept
                    case 0 -> memory = kept.read(most);
                    // a version that nobody's command has made
                    case 1 -> memory = memory.unchanged();
                    default -> {
                        kept = kept.after(tried);
                        expected = ProcessedCommand.with(expected, next, most);
                        memory = random.nextInt(10) == 0 ? kept.read(most) : tried;
                        assertThat(memory.inRow()).as("seed %d", seed).hasSizeLessThan(CommandMemory.PAGE);
                    }
                }
                assertThat(memory.all()).as("seed %d step %d", seed, step).isEqualTo(expected);
            }
            assertThat(kept.places().keySet()).as("seed %d", seed).allMatch(place -> place < CommandMemory.PAGES);
        }
    }

    @Test
    void what_stands_in_one_row_is_spread_over_pages_with_the_next_command() {
        CommandMemory before = CommandMemory.open(commands(CommandMemory.MOST));

        CommandMemory after = before.with(command(300), CommandMemory.MOST);

        assertThat(after.filled()).hasSize(CommandMemory.PAGES);
        assertThat(after.inRow()).isEmpty();
        assertThat(after.find("id 1", "Søren 1")).isEmpty();
        assertThat(after.find("id 2", "Søren 2")).contains(command(2));
    }

    @Test
    void a_version_that_nobody_asked_for_keeps_no_page_again() {
        CommandMemory full =
                CommandMemory.open(commands(CommandMemory.PAGE - 1)).with(command(300), CommandMemory.MOST);

        assertThat(full.filled()).hasSize(1);
        assertThat(full.unchanged().filled()).isEmpty();
        assertThat(full.unchanged().all()).isEqualTo(full.all());
    }
}
