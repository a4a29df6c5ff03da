/** Personal access tokens: for programs that may do part of what an account may do. */
@NullMarked
package baffin.accounts.accesstoken;

import org.jspecify.annotations.NullMarked;
