/**
 * Growth on paper: what a day of many matches takes, from coefficients measured on one machine, with the deciders'
 * queues simulated. See {@code docs/scaling.md}.
 */
package baffin.bench.scaling;
