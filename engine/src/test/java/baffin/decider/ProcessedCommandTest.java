package baffin.decider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessedCommandTest {

    private static final int MAX = 3;

    private static ProcessedCommand command(String id, String player, long version) {
        return new ProcessedCommand(id, "print", player, version);
    }

    private static List<ProcessedCommand> five() {
        List<ProcessedCommand> all = List.of();
        for (int version = 1; version <= 5; version++) {
            all = ProcessedCommand.with(all, command("c" + version, "ann", version), MAX);
        }
        return all;
    }

    @Test
    void the_latest_are_kept_in_order() {
        assertThat(five()).extracting(ProcessedCommand::version).containsExactly(3L, 4L, 5L);
    }

    @Test
    void fewer_than_the_most_are_all_kept() {
        List<ProcessedCommand> one = ProcessedCommand.with(List.of(), command("c1", "ann", 1), MAX);
        assertThat(ProcessedCommand.with(one, command("c2", "bob", 2), MAX))
                .extracting(ProcessedCommand::version)
                .containsExactly(1L, 2L);
    }

    @Test
    void a_key_is_known_to_its_author_only() {
        assertThat(ProcessedCommand.find(five(), "c4", "ann")).contains(command("c4", "ann", 4));
        assertThat(ProcessedCommand.find(five(), "c4", "bob")).isEmpty();
        assertThat(ProcessedCommand.find(five(), "c1", "ann")).isEmpty();
    }

    @Test
    void a_key_that_is_there_twice_means_the_latest() {
        List<ProcessedCommand> twice = ProcessedCommand.with(five(), command("c4", "ann", 9), MAX);
        assertThat(ProcessedCommand.find(twice, "c4", "ann"))
                .map(ProcessedCommand::version)
                .contains(9L);
    }
}
