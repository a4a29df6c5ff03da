/** What the platform keeps of one's own account, and its end, over REST. */
@NullMarked
package baffin.lobby.privacy.api;

import org.jspecify.annotations.NullMarked;
