package baffin.accounts.account;

import baffin.match.terms.HouseBot;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import com.ibm.icu.text.SpoofChecker;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Handles and titles that nobody takes for somebody else's (UTS #39). An account keeps a handle that is reserved later.
 */
@Singleton
public final class Handles {

    /** Names of those who run a platform. */
    private static final List<String> OPERATORS = List.of(
            "admin",
            "administrator",
            "baffin",
            "baffinadmin",
            "baffinteam",
            "help",
            "moderator",
            "official",
            "operator",
            "platform",
            "root",
            "security",
            "staff",
            "superuser",
            "support",
            "system",
            "webmaster");

    private static final String HOUSE = "housebot";

    private static final SpoofChecker CHECKER = new SpoofChecker.Builder()
            .setRestrictionLevel(SpoofChecker.RestrictionLevel.HIGHLY_RESTRICTIVE)
            .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.INVISIBLE | SpoofChecker.MIXED_NUMBERS)
            .build();

    private final Set<String> reserved;

    @Inject
    Handles(AccountConfig config) {
        this(config.reservedHandles().orElse(List.of()));
    }

    /**
     * Handles of a platform.
     *
     * @param own further names that nobody may take
     */
    Handles(List<String> own) {
        this.reserved = Stream.of(
                        OPERATORS.stream(),
                        own.stream(),
                        HouseBot.kinds().stream().map("house"::concat))
                .flatMap(names -> names)
                .flatMap(Handles::cores)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** What is wrong with a new handle, to be appended to the name of the field; empty when it is fine. */
    Optional<String> fault(PublicName name) {
        if (CHECKER.failsChecks(name.shown())) {
            return Optional.of("must not mix writing systems, or digits of different ones");
        }
        return reserved(name.shown());
    }

    /**
     * Checks a title that others read, such as the name of a competition or of a program.
     *
     * @param pointer to its field
     * @throws baffin.platform.problem.ProblemException 400 when it shows nothing, holds what is not seen or turns the
     *     direction, or reads as if the platform itself were speaking
     */
    public void checkTitle(String pointer, String title) {
        PublicName.unreadable(title).or(() -> reserved(title)).ifPresent(fault -> {
            throw Problem.invalidField(pointer, "invalid", fault).asException();
        });
    }

    private Optional<String> reserved(String shown) {
        boolean platform = cores(shown)
                .anyMatch(core -> reserved.contains(core) || cores(HOUSE).anyMatch(core::startsWith));
        return platform
                ? Optional.of("is reserved: it reads as if the platform itself were speaking")
                : Optional.empty();
    }

    /** What all handles share that look alike: 0 and O, l and I, rn and m, Latin and Cyrillic letters. */
    public static String likeness(String shown) {
        String folded = Normalizer.normalize(CHECKER.getSkeleton(plain(shown)), Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT);
        // the small form of a letter may look like something else again
        return CHECKER.getSkeleton(folded);
    }

    private static String plain(String shown) {
        return Normalizer.normalize(shown, Normalizer.Form.NFKC);
    }

    /**
     * As it stands, in capitals and in small letters: a 1 looks like the I of the one and not like the i of the
     * other.
     */
    private static Stream<String> cores(String name) {
        String plain = plain(name);
        return Stream.of(plain, plain.toUpperCase(Locale.ROOT), plain.toLowerCase(Locale.ROOT))
                .map(Handles::core)
                .distinct();
    }

    /** The likeness of the letters alone, without a short number at the end. */
    private static String core(String name) {
        return likeness(plain(name).replaceAll("[^\\p{L}\\p{M}\\p{N}]", "").replaceAll("(?<=\\p{L})\\p{N}{1,3}$", ""));
    }
}
