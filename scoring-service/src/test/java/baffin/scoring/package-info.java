package baffin.scoring;
