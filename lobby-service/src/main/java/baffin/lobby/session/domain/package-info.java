/** Sessions: how they begin, go on and end. */
@NullMarked
package baffin.lobby.session.domain;

import org.jspecify.annotations.NullMarked;
