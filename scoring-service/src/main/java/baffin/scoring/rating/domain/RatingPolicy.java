package baffin.scoring.rating.domain;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;

/** The ways of rating that a platform knows; a name stands for the same numbers for good. */
public enum RatingPolicy {
    /** The official one. */
    WENG_LIN_1(
            "weng-lin-1",
            "Weng-Lin Plackett-Luce: mu 25, sigma 25/3, beta 25/6, kappa 0.0001, tau 25/300 a match and 0.25 an idle"
                    + " week up to 25/3",
            WengLinRater::new),
    /** The old-fashioned one, to compare with. */
    CLASSIC_1(
            "classic-1",
            "Pairwise Elo: K 40, 60 for the first 30 matches, divided among the other sides",
            ClassicRater::new);

    /** By which ratings are stored and shown. */
    public static final RatingPolicy OFFICIAL = WENG_LIN_1;

    private final String version;
    private final String description;
    private final Supplier<Rater> rater;

    RatingPolicy(String version, String description, Supplier<Rater> rater) {
        this.version = version;
        this.description = description;
        this.rater = rater;
    }

    /** Its name with its version. */
    public String version() {
        return version;
    }

    /** What it does, with all its numbers. */
    public String description() {
        return description;
    }

    /** A rater that knows nobody yet. */
    public Rater rater() {
        return rater.get();
    }

    /** The policy of a version. */
    public static Optional<RatingPolicy> of(String version) {
        return Arrays.stream(values())
                .filter(policy -> policy.version.equals(version))
                .findFirst();
    }
}
