package baffin.gameservice.delivery.address;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of addresses. Netty's {@code IpSubnetFilterRule} does not serve: of IPv6 it also matches every address whose
 * first bits are all ones, so that {@code 2000::/3} had {@code fc00::1}.
 *
 * @param prefix the bytes of one of its addresses, 4 or 16
 * @param bits how many of them all its addresses share
 * @param what what it is for
 */
record AddressRange(List<Byte> prefix, int bits, String what) {

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
        int bits = Integer.parseInt(parts.group(2));
        try {
            List<Byte> prefix = bytes(InetAddress.getByName(parts.group(1)));
            if (bits > prefix.size() * Byte.SIZE) {
                throw none(text);
            }
            return new AddressRange(prefix, bits, what);
        } catch (UnknownHostException e) {
            throw none(text);
        }
    }

    private static IllegalArgumentException none(String text) {
        return new IllegalArgumentException("'" + text + "' is no network such as 192.168.0.0/16 or fd00::/8");
    }

    private static List<Byte> bytes(InetAddress address) {
        List<Byte> bytes = new ArrayList<>();
        for (byte one : address.getAddress()) {
            bytes.add(one);
        }
        return List.copyOf(bytes);
    }

    boolean has(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length != prefix.size()) {
            return false;
        }
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
