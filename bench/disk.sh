#!/usr/bin/env bash
# Plays matches of four bots on a running platform and tells what they take on disk, by topic, table and index.
# usage: bench/disk.sh [GAME [MATCHES [DATA-DIRECTORY]]]
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
game="${1:-expedition}"
matches="${2:-10}"
data="${3:-${BAFFIN_HOME:-data}}"
java="${JAVA_HOME:+$JAVA_HOME/bin/}java"

port="$(sed -n 's/.*"gateway":\([0-9]*\).*/\1/p' "$data/run/platform.json")"
before="$(mktemp)"
trap 'rm -f "$before"' EXIT

use() {
  "$java" -cp "deploy/standalone/target/baffin-standalone.jar" bench/src/main/java/baffin/bench/DiskUse.java "$@"
}

use "$data" >"$before"
for _ in $(seq "$matches"); do
  "$java" -Xmx256m -jar bot-player/target/baffin-bot-player.jar demo \
    --url "http://localhost:$port" --game "$game" --seats 4 >/dev/null
done
sleep "${SETTLE:-70}" # the database looks for dead rows once a minute
use "$data" "$before"
