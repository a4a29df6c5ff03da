package baffin.scoring.seat.domain;

/** The little algebra of square matrices, one row and column a seat, that a fit needs. */
final class Square {

    private Square() {}

    /** The inverse of a positive definite matrix, by Gauss-Jordan elimination. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int row = 0; row < size; row++) {
            left[row] = matrix[row].clone();
            right[row][row] = 1;
        }
        for (int pivot = 0; pivot < size; pivot++) {
            double divisor = left[pivot][pivot];
            for (int column = 0; column < size; column++) {
                left[pivot][column] /= divisor;
                right[pivot][column] /= divisor;
            }
            for (int row = 0; row < size; row++) {
                double factor = left[row][pivot];
                for (int column = 0; row != pivot && column < size; column++) {
                    left[row][column] -= factor * left[pivot][column];
                    right[row][column] -= factor * right[pivot][column];
                }
            }
        }
        return right;
    }

    static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int row = 0; row < vector.length; row++) {
            for (int column = 0; column < vector.length; column++) {
                product[row] += matrix[row][column] * vector[column];
            }
        }
        return product;
    }

    /** Bread, filling, bread: {@code outer inner outer}, all symmetric. */
    static double[][] sandwich(double[][] outer, double[][] inner) {
        return product(product(outer, inner), outer);
    }

    /** The covariances of values from which their mean was taken away. */
    static double[][] centred(double[][] covariances) {
        int size = covariances.length;
        double[][] away = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                away[row][column] = (row == column ? 1 : 0) - 1.0 / size;
            }
        }
        return sandwich(away, covariances);
    }

    private static double[][] product(double[][] one, double[][] two) {
        int size = one.length;
        double[][] product = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int inner = 0; inner < size; inner++) {
                    product[row][column] += one[row][inner] * two[inner][column];
                }
            }
        }
        return product;
    }
}
