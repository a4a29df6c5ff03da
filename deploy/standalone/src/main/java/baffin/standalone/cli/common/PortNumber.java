package baffin.standalone.cli.common;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A TCP port on the command line, 1 to 65535. */
final class PortNumber implements ITypeConverter<Integer> {

    private static final int MOST = 65_535;

    @Override
    public Integer convert(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 1 && port <= MOST) {
                return port;
            }
        } catch (NumberFormatException e) {
            throw refused(text);
        }
        throw refused(text);
    }

    private static TypeConversionException refused(String text) {
        return new TypeConversionException("'" + text + "' is no port. Ports go from 1 to " + MOST + ".");
    }
}
