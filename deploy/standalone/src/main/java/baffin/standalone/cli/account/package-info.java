/** What the host does to accounts, and the programs that may act for them, from the command line. */
@NullMarked
package baffin.standalone.cli.account;

import org.jspecify.annotations.NullMarked;
