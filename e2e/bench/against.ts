import { keepFigures } from '../../src/commands/bench/keep-figures';
import { runCommand } from '../../src/commands/processes/run-command';
import { measurePeers } from './measure-peers';
import { peersIn } from './peers';
import { peersTable } from './peers-table';

const usage = `tsx e2e/bench/against.ts <tool>,… [<runs>]
  Measures the home page beside the same words built with other tools; npm run bench -- --against starts it.`;

/** What `npm run bench -- --against` starts with the names of the tools and a number of runs. */
runCommand('against', { usage, most: 2 }, async ({ positionals: [names = '', runs = '7'] }) => {
  const figures = await measurePeers(peersIn(names), Number(runs));
  keepFigures('peers', peersTable(figures), figures);
});
