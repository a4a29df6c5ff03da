package baffin.platform.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.problem.ProblemException;
import org.junit.jupiter.api.Test;

class ByteBudgetTest {

    @Test
    void what_is_taken_by_one_is_missing_to_all_until_it_is_given_back_once() {
        ByteBudget budget = new ByteBudget("things", 100);
        ByteBudget.Share first = budget.take(60);
        budget.take(40);

        assertThatThrownBy(() -> budget.take(1)).isInstanceOfSatisfying(ProblemException.class, full -> {
            assertThat(full.problem().status()).isEqualTo(503);
            assertThat(full.problem().detail()).contains("things");
            assertThat(full.headers()).containsKey("Retry-After");
        });
        first.close();
        first.close();
        assertThat(budget.held()).isEqualTo(40);
        assertThat(budget.take(60)).isNotNull();
    }
}
