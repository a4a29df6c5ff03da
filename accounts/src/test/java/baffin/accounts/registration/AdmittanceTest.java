package baffin.accounts.registration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.accounts.account.Account;
import baffin.accounts.registration.RegistrationConfig.Who;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who may make an account where the host lets in who comes through a provider, or nobody. */
class AdmittanceTest {

    private static final Account MADE = new Account("1", "Sedna", false, null, Instant.EPOCH, 0);

    /** Nobody is invited. */
    private static final class NoInvitations implements AccountInvitations {

        @Override
        public Uni<Void> add(AccountInvitation invitation, String hash) {
            throw new AssertionError();
        }

        @Override
        public Uni<List<AccountInvitation>> open(Instant now) {
            return Uni.createFrom().item(List.of());
        }

        @Override
        public Uni<Boolean> remove(String id) {
            return Uni.createFrom().item(false);
        }

        @Override
        public Uni<Optional<Use>> take(String hash, String handleKey, Instant now) {
            return Uni.createFrom().item(Optional.empty());
        }

        @Override
        public Uni<Void> giveBack(String id, String handleKey) {
            return Uni.createFrom().voidItem();
        }
    }

    private record Config(Who who) implements RegistrationConfig {

        @Override
        public Optional<String> terms() {
            return Optional.empty();
        }

        @Override
        public int minimumAge() {
            return 0;
        }
    }

    private static Account admit(Who who, boolean byProvider) {
        Applicant applicant = new Applicant("Sedna", byProvider, "", false, false);
        return new Admittance(new Config(who), new NoInvitations(), Clock.systemUTC())
                .admit(applicant, () -> Uni.createFrom().item(MADE))
                .await()
                .indefinitely();
    }

    private static void refused(Who who, boolean byProvider, String words) {
        assertThatThrownBy(() -> admit(who, byProvider))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining(words);
    }

    @Test
    void only_who_comes_through_a_provider_where_the_host_wants_it_so() {
        assertThat(admit(Who.OIDC, true)).isEqualTo(MADE);
        refused(Who.OIDC, false, "through a provider");
    }

    @Test
    void a_provider_opens_no_door_that_the_host_has_shut() {
        assertThat(admit(Who.OPEN, true)).isEqualTo(MADE);
        refused(Who.INVITATION, true, "needs an invitation");
        refused(Who.OPERATOR, true, "made by operators");
    }
}
