/** Many bot matches at once on a running platform: how many commands it takes, and how fast. */
package baffin.bench.load;
