package baffin.view.hook;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/** Tells the public Internet from addresses that a stranger must not make us talk to. */
public final class PublicNet {

    private static final List<Range> V4 = List.of(
            Range.of("0.0.0.0/8", "this network"),
            Range.of("10.0.0.0/8", "private"),
            Range.of("100.64.0.0/10", "carrier-grade NAT"),
            Range.of("127.0.0.0/8", "loopback"),
            Range.of("169.254.0.0/16", "link-local"),
            Range.of("172.16.0.0/12", "private"),
            Range.of("192.0.0.0/24", "protocol assignments"),
            Range.of("192.0.2.0/24", "documentation"),
            Range.of("192.31.196.0/24", "AS112"),
            Range.of("192.52.193.0/24", "AMT"),
            Range.of("192.88.99.0/24", "6to4 relay"),
            Range.of("192.168.0.0/16", "private"),
            Range.of("192.175.48.0/24", "AS112"),
            Range.of("198.18.0.0/15", "benchmarks"),
            Range.of("198.51.100.0/24", "documentation"),
            Range.of("203.0.113.0/24", "documentation"),
            Range.of("224.0.0.0/4", "multicast"),
            Range.of("240.0.0.0/4", "reserved"));

    /** Within 2000::/3, the only block of which anything is public. */
    private static final List<Range> V6 = List.of(
            Range.of("2001:0:0:0:0:0:0:0/23", "protocol assignments"),
            Range.of("2001:db8:0:0:0:0:0:0/32", "documentation"),
            Range.of("2002:0:0:0:0:0:0:0/16", "6to4"),
            Range.of("2620:4f:8000:0:0:0:0:0/48", "AS112"),
            Range.of("3fff:0:0:0:0:0:0:0/20", "documentation"));

    private static final Range GLOBAL_UNICAST = Range.of("2000:0:0:0:0:0:0:0/3", "global unicast");

    private static final int V4_BYTES = 4;

    private PublicNet() {}

    /** Why an address is none of the public Internet; empty when it is. */
    public static Optional<String> refusal(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length == V4_BYTES) {
            return first(V4, bytes);
        }
        // loopback, link-local, fc00::/7, multicast, mapped and translated IPv4 all lie outside
        return GLOBAL_UNICAST.has(bytes) ? first(V6, bytes) : Optional.of("not global unicast");
    }

    private static Optional<String> first(List<Range> ranges, byte[] bytes) {
        return ranges.stream()
                .filter(range -> range.has(bytes))
                .map(Range::what)
                .findFirst();
    }

    private record Range(List<Byte> prefix, int bits, String what) {

        static Range of(String text, String what) {
            int slash = text.indexOf('/');
            try {
                // a literal: no name is looked up
                byte[] bytes = InetAddress.getByName(text.substring(0, slash)).getAddress();
                List<Byte> prefix = new java.util.ArrayList<>();
                for (byte one : bytes) {
                    prefix.add(one);
                }
                return new Range(List.copyOf(prefix), Integer.parseInt(text.substring(slash + 1)), what);
            } catch (UnknownHostException e) {
                throw new IllegalArgumentException(text, e);
            }
        }

        boolean has(byte[] bytes) {
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % Byte.SIZE);
                int at = bit / Byte.SIZE;
                if ((bytes[at] & mask) != (prefix.get(at) & mask)) {
                    return false;
                }
            }
            return true;
        }
    }
}
