/** Where scores meet Kafka and PostgreSQL. Entities stay in here. */
@NullMarked
package baffin.scoring.adapter;

import org.jspecify.annotations.NullMarked;
