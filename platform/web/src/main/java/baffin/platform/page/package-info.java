/** What pages of the services share. */
@NullMarked
package baffin.platform.page;

import org.jspecify.annotations.NullMarked;
