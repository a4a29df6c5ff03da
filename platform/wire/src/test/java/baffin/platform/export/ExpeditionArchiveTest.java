package baffin.platform.export;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.ExpeditionGame;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.match.MatchRecord;
import baffin.match.event.Step;
import baffin.platform.export.ExpeditionMoments.Moment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the archive's README says of Expedition happens where it says. */
class ExpeditionArchiveTest {

    private static final ExpeditionGame GAME = new ExpeditionGame();
    private static final Map<String, List<Moment>> MATCHES = new HashMap<>();

    static Stream<ArchiveReadme.Line> lines() {
        return ArchiveReadme.lines("EX-").stream();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void it_happens_at_the_version_that_is_listed(ArchiveReadme.Line line) throws Exception {
        ExpeditionMoments.Sign sign = ExpeditionMoments.all().get(line.rule() + " " + line.what());
        assertThat(sign).as(line.rule() + " " + line.what()).isNotNull();
        assertThat(moments(line).stream()
                        .filter(sign::seen)
                        .map(moment -> moment.step().version()))
                .contains(line.version());
    }

    @Test
    void all_that_bots_hardly_ever_meet_is_listed() {
        assertThat(lines().map(line -> line.rule() + " " + line.what()).collect(Collectors.toSet()))
                .isEqualTo(ExpeditionMoments.all().keySet());
    }

    private static List<Moment> moments(ArchiveReadme.Line line) throws IOException, MalformedExport {
        List<Moment> known = MATCHES.get(line.match());
        if (known == null) {
            known = moments(new ExportReader(Exports.CODECS)
                    .read(Gzip.opened(line.file("expedition")))
                    .steps());
            MATCHES.put(line.match(), known);
        }
        return known;
    }

    private static List<Moment> moments(List<Step> steps) {
        List<Moment> moments = new ArrayList<>();
        MatchRecord<ExpeditionState, ExpeditionEvent, ExpeditionTally> before = null;
        for (Step step : steps) {
            var after = MatchRecord.after(GAME, before, step);
            var from = Objects.requireNonNullElse(before, after);
            moments.add(new Moment(
                    step,
                    from.table().current(),
                    after.table().current(),
                    after.ended() ? after.sheet(GAME) : null,
                    after.resigned()));
            before = after;
        }
        return moments;
    }
}
