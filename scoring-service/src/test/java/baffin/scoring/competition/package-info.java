package baffin.scoring.competition;
