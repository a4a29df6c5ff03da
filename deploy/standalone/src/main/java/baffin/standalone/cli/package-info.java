/** The commands of {@code ./baffin}. */
package baffin.standalone.cli;
