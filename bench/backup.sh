#!/usr/bin/env bash
# Fills a new platform with simulated matches and measures backups of it: the first, one after a hundredth more, one of
# nothing new, and a restore; each beside a plain copy of the same files.
# usage: bench/backup.sh DIRECTORY [MATCHES [GAME]]
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
work="${1:?a new directory with room}"
matches="${2:-10000}"
game="${3:-expedition}"
java="${JAVA_HOME:+$JAVA_HOME/bin/}java"
data="$work/data"
[ ! -e "$work" ] || { echo "$work is there already" >&2; exit 2; }
mkdir -p "$work"

simulate() {
  "$java" -Xmx1g -cp "bench/target/classes:bench/target/lib/*" baffin.bench.SimulatedMatches "$data" "$game" "$@"
}

seconds() {
  local from="$EPOCHREALTIME"
  "${@:2}" >>"$work/out.txt"
  echo "$1: $(bc <<<"scale=1; ($EPOCHREALTIME - $from) / 1") s"
}

mib() { echo "$1: $(($(du -sk "${@:2}" | awk '{kib += $1} END {print kib}') / 1024)) MiB"; }

./baffin up --detach --data "$data" >>"$work/out.txt"
./baffin down --data "$data" >>"$work/out.txt"
simulate "$matches" 1
mib "log on disk" "$data/kafka"
seconds "plain copy" cp -r "$data/kafka" "$work/copy"
seconds "first backup" ./baffin backup "$work/backup" --data "$data"
mib "first backup" "$work/backup"
simulate "$((matches / 100))" "$((matches + 1))"
seconds "backup of a hundredth more" ./baffin backup "$work/backup" --data "$data"
mib "both backups" "$work/backup"
seconds "backup of nothing new" ./baffin backup "$work/backup" --data "$data"
seconds "restore" ./baffin restore "$work/backup" --data "$work/restored"
