package baffin.accounts.account;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import me.gosimple.nbvcxz.Nbvcxz;
import me.gosimple.nbvcxz.resources.ConfigurationBuilder;
import me.gosimple.nbvcxz.resources.Dictionary;
import me.gosimple.nbvcxz.resources.DictionaryBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Estimates how many guesses a password takes whoever knows 100,000 common ones, words, names, keyboards, dates and the
 * handle. One at a time, off the event loop and beside the hashes: estimating keeps nobody from signing in.
 */
@ApplicationScoped
class PasswordStrength {

    /** Fewest guesses: 250 addresses that guess as fast as {@link SignIn} lets them take two months. */
    private static final BigDecimal GUESSES_MIN = BigDecimal.valueOf(100_000_000);

    // what is strong is so within these; the time of an estimate grows fast with the length
    private static final int CHARACTERS_MAX = 32;
    private static final long TIME_MAX_MS = 100;
    private static final String SURNAMES = "surnames";
    static final String FAULT = "is too easy to guess: a few words that do not belong together are a good one";

    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("password-strength").daemon().factory());
    private @Nullable List<Dictionary> known;

    /** The password; fails with 400 when it is easy to guess for somebody who knows the handle. */
    Uni<String> required(String password, String handle) {
        return Uni.createFrom()
                .item(() -> fault(Passwords.prepared(password), handle))
                .runSubscriptionOn(worker)
                .invoke(fault -> fault.ifPresent(problem -> {
                    throw problem;
                }))
                .replaceWith(password);
    }

    private Optional<ProblemException> fault(String password, String handle) {
        return guesses(password, handle).compareTo(GUESSES_MIN) < 0
                ? Optional.of(
                        Problem.invalidField("/password", "too-weak", FAULT).asException())
                : Optional.empty();
    }

    private BigDecimal guesses(String password, String handle) {
        List<Dictionary> all = new ArrayList<>(dictionaries());
        all.add(new DictionaryBuilder()
                .setDictionaryName("handle")
                .setExclusion(false)
                .addWord(handle, 1)
                .addWord("baffin", 1)
                .createDictionary());
        var configuration = new ConfigurationBuilder()
                .setDictionaries(all)
                .setMaxLength(CHARACTERS_MAX)
                .setCombinationAlgorithmTimeout(TIME_MAX_MS)
                .createConfiguration();
        String first = password.substring(0, Math.min(password.length(), CHARACTERS_MAX));
        return new Nbvcxz(configuration).estimate(first).getGuesses();
    }

    // read when the first account is made; the longest list adds least
    private List<Dictionary> dictionaries() {
        if (known == null) {
            known = ConfigurationBuilder.getDefaultDictionaries().stream()
                    .filter(dictionary -> !dictionary.getDictionaryName().equals(SURNAMES))
                    .toList();
        }
        return known;
    }

    @PreDestroy
    void stop() {
        worker.shutdownNow();
    }
}
