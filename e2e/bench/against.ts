import { keepFigures } from '../../src/commands/bench/keep-figures';
import { runCommand } from '../../src/commands/processes/run-command';
import { measurePeers } from './measure-peers';
import { peersIn } from './peers';
import { peersTable } from './peers-table';

/** What `npm run bench -- --against` starts with the names of the tools and a number of runs. */
runCommand('against', async (names = '', runs = '7') => {
  const figures = await measurePeers(peersIn(names), Number(runs));
  keepFigures('peers', peersTable(figures), figures);
});
