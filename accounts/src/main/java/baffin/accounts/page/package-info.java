/** Pages for people at which they sign in, choose a handle or let a program act for them. */
@NullMarked
package baffin.accounts.page;

import org.jspecify.annotations.NullMarked;
