/** Pages for people at which they sign in, choose a handle or let a program act for them. */
@NullMarked
package baffin.lobby.page;

import org.jspecify.annotations.NullMarked;
