package baffin.platform.compression;

import io.netty.handler.codec.compression.Brotli;
import io.netty.handler.codec.compression.BrotliMode;
import io.netty.handler.codec.compression.StandardCompressionOptions;
import io.quarkus.vertx.http.HttpServerOptionsCustomizer;
import io.vertx.core.http.HttpServerOptions;
import jakarta.enterprise.context.ApplicationScoped;

/** The codings that a server knows: brotli where its native library loads, and gzip. A client prefers by its header. */
@ApplicationScoped
public class ContentCodings implements HttpServerOptionsCustomizer {

    /** Fewer bytes than gzip for the same work: below 5 they are as many, from 9 on it takes far longer. */
    private static final int QUALITY = 5;

    /** The largest window, 4 MiB: what is answered fits. */
    private static final int WINDOW = 22;

    /** Makes a server able to compress; what it compresses is for {@link CompressionFilter} to say. */
    public static void allow(HttpServerOptions options) {
        options.setCompressionSupported(true);
        if (Brotli.isAvailable()) {
            options.addCompressor(StandardCompressionOptions.brotli(QUALITY, WINDOW, BrotliMode.TEXT));
        }
        options.addCompressor(StandardCompressionOptions.gzip());
    }

    @Override
    public void customizeHttpServer(HttpServerOptions options) {
        allow(options);
    }
}
