import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, commandLine, type ListName, listKey } from './deploy-plan';
import { type Ledger, parseLedger } from './file-ledger';

type Ended = { status: number | null; stderr: string | null; error?: NodeJS.ErrnoException | undefined };

/** Why a program failed: its stderr, or what kept it from running. */
function reasonOf({ status, stderr, error }: Ended): string {
  if (error?.code === 'ENOENT') return 'the AWS CLI is not installed (ENOENT)';
  return stderr?.trim() || (error ? `${error.code ?? error.name}: ${error.message}` : `aws ended with status ${status}`);
}

const folderOfLists = '.deploy/stored';

/** The list stored by an earlier deploy; empty for a new store without one. Throws on any other failure. */
export function storedLedger(bucket: string, name: ListName): Ledger {
  // Downloads to a file, because Node keeps only 1 MiB of a program's output.
  const file = `${folderOfLists}/${name}`;
  mkdirSync(dirname(file), { recursive: true });
  const command = ['s3', 'cp', `s3://${bucket}/${listKey(name)}`, file, '--only-show-errors'];
  const ended = spawnSync('aws', command, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
  if (ended.status === 0) return parseLedger(readFileSync(file, 'utf8'));
  if (/\b404\b|NoSuchKey/.test(ended.stderr ?? '')) return {};
  throw new Error(`The store cannot be read: ${reasonOf(ended)}`);
}

/** The AWS CLI's parsed answer to a CloudFront query; throws if it fails. */
export function answerOf(command: Command): unknown {
  const ended = spawnSync('aws', [...command, '--output', 'json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (ended.status !== 0) throw new Error(`The CDN cannot be queried: ${reasonOf(ended)}`);
  return JSON.parse(ended.stdout);
}

/** Runs a command and waits for it; throws if it fails. */
export function execute(command: Command): void {
  const [program = '', ...args] = command;
  // The CLI succeeds even if the store refused some of the removals, and lists those in its output.
  const answers = args.includes('delete-objects');
  const ended = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', answers ? 'pipe' : 'ignore', 'inherit'] });
  if (ended.error) console.error(reasonOf(ended));
  if (answers && ended.stdout?.includes('"Errors"')) console.error(ended.stdout.trim());
  else if (ended.status === 0) return;
  throw new Error(`Failed, and the remaining steps were skipped: ${commandLine(command)}`);
}
