// A server of the endless game. usage: node server.cjs PORT [DIRECTORY]; with a directory it keeps matches in files
// there, without one in memory. Prints "ready" once it listens.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { endless } = require('./game.cjs');

const [port, directory] = process.argv.slice(2);
const options = { games: [endless], origins: [Origins.LOCALHOST, /.*/] };
if (directory) options.db = new FlatFile({ dir: directory });
Server(options).run({ port: Number(port), callback: () => console.log('ready') });
