package baffin.scoring.rating.view;

import baffin.scoring.rating.domain.RatingPolicy;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The ways of rating that the platform knows.
 *
 * @param items the official one first
 */
@Schema(name = "RatingPolicies")
public record RatingPolicyView(List<Item> items) {

    public RatingPolicyView {
        items = List.copyOf(items);
    }

    /**
     * One way of rating.
     *
     * @param version its name, which stands for the same numbers for good
     * @param official true for the one by which ratings are stored and shown
     * @param description what it does, with all its numbers
     */
    @Schema(name = "RatingPolicy")
    public record Item(@Schema(examples = "weng-lin-1") String version, boolean official, String description) {}

    public static RatingPolicyView all() {
        return new RatingPolicyView(Arrays.stream(RatingPolicy.values())
                .map(policy -> new Item(policy.version(), policy == RatingPolicy.OFFICIAL, policy.description()))
                .toList());
    }
}
