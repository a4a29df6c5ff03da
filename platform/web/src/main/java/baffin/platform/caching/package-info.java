/** How long clients may keep answers without asking again (RFC 9111, RFC 8246). */
@NullMarked
package baffin.platform.caching;

import org.jspecify.annotations.NullMarked;
