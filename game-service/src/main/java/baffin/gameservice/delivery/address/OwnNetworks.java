package baffin.gameservice.delivery.address;

import java.net.InetAddress;
import java.util.List;

/**
 * Networks that the host has named as fit for webhooks, beside the public Internet. In them http and any port are
 * allowed too.
 */
public final class OwnNetworks {

    /** None: what nobody has named is refused. */
    public static final OwnNetworks NONE = new OwnNetworks(List.of());

    private final List<AddressRange> ranges;

    private OwnNetworks(List<AddressRange> ranges) {
        this.ranges = ranges;
    }

    /**
     * Reads networks in CIDR notation.
     *
     * @throws IllegalArgumentException naming the first that is none
     */
    public static OwnNetworks of(List<String> texts) {
        return new OwnNetworks(
                texts.stream().map(text -> AddressRange.of(text.strip(), "own")).toList());
    }

    /** True when at least one is named. */
    public boolean any() {
        return !ranges.isEmpty();
    }

    /** True when an address lies in one of them. */
    public boolean has(InetAddress address) {
        return ranges.stream().anyMatch(range -> range.has(address));
    }
}
