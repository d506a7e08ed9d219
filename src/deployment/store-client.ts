import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, commandLine, type ListName, listKey } from './deploy-plan';
import { type Ledger, parseLedger } from './file-ledger';

type Ended = { status: number | null; stderr: string | null; error?: NodeJS.ErrnoException | undefined };

/** Why a program did not do what it should: its own words, else what kept it from running. */
function reasonOf({ status, stderr, error }: Ended): string {
  if (error?.code === 'ENOENT') return 'the aws command line client is not installed (ENOENT)';
  return stderr?.trim() || (error ? `${error.code ?? error.name}: ${error.message}` : `aws ended with status ${status}`);
}

const folderOfLists = '.deploy/stored';

/** What an earlier deploy noted; a store without a list is a new one, any other failure stops the deploy. */
export function storedLedger(bucket: string, name: ListName): Ledger {
  // The list comes by a file: of what a program prints Node keeps one mebibyte.
  const file = `${folderOfLists}/${name}`;
  mkdirSync(dirname(file), { recursive: true });
  const command = ['s3', 'cp', `s3://${bucket}/${listKey(name)}`, file, '--only-show-errors'];
  const ended = spawnSync('aws', command, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (ended.status === 0) return parseLedger(readFileSync(file, 'utf8'));
  if (/\b404\b|NoSuchKey/.test(ended.stderr ?? '')) return {};
  throw new Error(`The store cannot be read: ${reasonOf(ended)}`);
}

/** What the client answers to a question about CloudFront. */
export function asked(command: Command): unknown {
  const ended = spawnSync('aws', [...command, '--output', 'json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (ended.status !== 0) throw new Error(`The CDN cannot be asked: ${reasonOf(ended)}`);
  return JSON.parse(ended.stdout);
}

/** Runs a command and waits for it; throws where it fails. */
export function execute(command: Command): void {
  const [program = '', ...args] = command;
  // The client ends well even where the store refused some of the removals, and names them in its answer.
  const answers = args.includes('delete-objects');
  const ended = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', answers ? 'pipe' : 'ignore', 'inherit'] });
  if (ended.error) console.error(reasonOf(ended));
  if (answers && ended.stdout?.includes('"Errors"')) console.error(ended.stdout.trim());
  else if (ended.status === 0) return;
  throw new Error(`Failed, and nothing after it was done: ${commandLine(command)}`);
}
