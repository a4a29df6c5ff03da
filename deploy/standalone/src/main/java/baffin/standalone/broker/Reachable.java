package baffin.standalone.broker;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;

/** Whether something listens at an address. */
final class Reachable {

    private static final int LIMIT_MS = 500;

    private Reachable() {}

    static boolean isOpen(String hostAndPort) {
        int colon = hostAndPort.lastIndexOf(':');
        var address = new InetSocketAddress(
                hostAndPort.substring(0, colon), Integer.parseInt(hostAndPort.substring(colon + 1)));
        try (Socket socket = new Socket()) {
            socket.connect(address, LIMIT_MS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
