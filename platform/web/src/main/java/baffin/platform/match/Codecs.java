package baffin.platform.match;

import baffin.match.GameRegistry;
import baffin.platform.directory.NameDirectory;
import baffin.platform.wire.JsonCodecs;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;

/** The codecs of the installed games, once for all who read records. */
@Dependent
class Codecs {

    @Singleton
    JsonCodecs codecs(NameDirectory names) {
        return new JsonCodecs(GameRegistry.installed(), names);
    }
}
