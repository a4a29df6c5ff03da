/** What the host does to accounts from the command line. */
@NullMarked
package baffin.standalone.cli.account;

import org.jspecify.annotations.NullMarked;
