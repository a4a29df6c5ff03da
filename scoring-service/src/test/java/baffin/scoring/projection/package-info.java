/** Tests of this package. */
package baffin.scoring.projection;
