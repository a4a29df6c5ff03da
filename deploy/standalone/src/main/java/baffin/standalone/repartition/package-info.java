/**
 * Copies the log of a stopped platform into a new one with another number of partitions, record by record: each key
 * goes where the number of partitions puts it, and its records keep their order.
 */
package baffin.standalone.repartition;
