package baffin.gameservice.webhook.address;

import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of addresses.
 *
 * @param subnet the block
 * @param what what it is for
 */
record AddressRange(IpSubnetFilterRule subnet, String what) {

    // nothing that a look-up of names could be asked for
    private static final Pattern TEXT = Pattern.compile("([0-9.]+|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*)/([0-9]{1,3})");

    /**
     * Reads a block in CIDR notation, such as {@code 192.168.0.0/16}.
     *
     * @throws IllegalArgumentException when it is none
     */
    static AddressRange of(String text, String what) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw none(text);
        }
        try {
            int bits = Integer.parseInt(parts.group(2));
            return new AddressRange(new IpSubnetFilterRule(parts.group(1), bits, IpFilterRuleType.REJECT), what);
        } catch (IllegalArgumentException e) {
            throw none(text);
        }
    }

    private static IllegalArgumentException none(String text) {
        return new IllegalArgumentException("'" + text + "' is no network such as 192.168.0.0/16 or fd00::/8");
    }

    boolean has(InetAddress address) {
        return subnet.matches(new InetSocketAddress(address, 0));
    }
}
