/** How much room a disk has, and how little is too little. */
package baffin.platform.disk.space;
