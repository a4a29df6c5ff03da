package baffin.platform.http;

import io.netty.handler.codec.compression.StandardCompressionOptions;
import io.quarkus.vertx.http.HttpServerOptionsCustomizer;
import io.vertx.core.http.HttpServerOptions;
import jakarta.enterprise.context.ApplicationScoped;

/** Makes servers able to compress, with gzip. */
@ApplicationScoped
public class ContentCodings implements HttpServerOptionsCustomizer {

    /** Makes a server able to compress; {@link CompressionFilter} decides what is compressed. */
    public static void allow(HttpServerOptions options) {
        options.setCompressionSupported(true).addCompressor(StandardCompressionOptions.gzip());
    }

    @Override
    public void customizeHttpServer(HttpServerOptions options) {
        allow(options);
    }
}
