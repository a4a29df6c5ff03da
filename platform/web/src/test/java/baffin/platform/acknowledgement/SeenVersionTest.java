package baffin.platform.acknowledgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeenVersionTest {

    @ParameterizedTest
    @CsvSource({
        "m1, /api/v1/matches/m1, true",
        "m1, /api/v1/matches/m1/view, true",
        "m1, m1, true",
        "m1, /api/v1/matches/m11/m1, true",
        "m1, /api/v1/matches/m11, false",
        "m1, /api/v1/matches/am1/view, false",
        "m1, /api/v1/matches, false",
        "competition/c1, /api/v1/competitions/c1/standings, true",
        "competition/c1, /api/v1/competition/c2, false",
    })
    void an_address_names_it_by_a_whole_part_of_the_path(String key, String path, boolean named) {
        assertThat(new SeenVersion("topic", key, 1).isNamedIn(List.of(path.split("/", -1))))
                .isEqualTo(named);
    }
}
