/** Tests of this package. */
package baffin.scoring.rating;
