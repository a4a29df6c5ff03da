// Moves a second through the reducer alone, on one core: what a server does with a move, without network and storage.
// usage: node reducer.cjs SECONDS; prints {"movesPerSecond": n}
require('boardgame.io/client'); // registers what the internal module expects
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { ticTacToe } = require('./game.cjs');

const WHOLE_MATCH = [[0, 0], [1, 1], [0, 2], [1, 4], [0, 3], [1, 5], [0, 7], [1, 6], [0, 8]];
const seconds = Number(process.argv[2] ?? 3);
const reduce = CreateGameReducer({ game: ticTacToe, isClient: false });
const start = InitializeGame({ game: ticTacToe, numPlayers: 2 });

function move(player, cell) {
  const payload = { type: 'clickCell', args: [cell], playerID: String(player), credentials: undefined };
  return { type: 'MAKE_MOVE', payload };
}

function movesPerSecond(duration) {
  const begun = process.hrtime.bigint();
  let moves = 0;
  let passed = 0;
  while (passed < duration) {
    let state = start;
    for (const [player, cell] of WHOLE_MATCH) {
      state = reduce(state, move(player, cell));
      moves++;
      if (state.ctx.gameover) break;
    }
    passed = Number(process.hrtime.bigint() - begun) / 1e9;
  }
  return moves / passed;
}

movesPerSecond(Math.max(1, seconds / 2)); // warm-up
console.log(JSON.stringify({ movesPerSecond: Math.round(movesPerSecond(seconds)) }));
