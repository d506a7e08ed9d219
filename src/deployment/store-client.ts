import { spawnSync } from 'node:child_process';
import { type Command, commandLine, ledgerKey } from './deploy-plan';
import { type Ledger, parseLedger } from './file-ledger';

/** What an earlier deploy noted; a store without a list is a new one, any other failure stops the deploy. */
export function storedLedger(bucket: string): Ledger {
  const { status, stdout, stderr } = spawnSync('aws', ['s3', 'cp', `s3://${bucket}/${ledgerKey}`, '-'], { encoding: 'utf8' });
  if (status === 0) return parseLedger(stdout);
  if (/\b404\b|NoSuchKey/.test(stderr ?? '')) return {};
  throw new Error(`The store cannot be read: ${stderr?.trim() || 'is the aws command line client installed?'}`);
}

/** Runs a command and waits for it; throws where it fails. */
export function execute(command: Command): void {
  const [program = '', ...args] = command.map((argument) => (typeof argument === 'string' ? argument : outputOf(argument.outputOf)));
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`Failed, and nothing after it was done: ${commandLine(command)}`);
}

function outputOf(command: readonly string[]): string {
  const [program = '', ...args] = command;
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`Failed, and nothing after it was done: ${commandLine(command)}`);
  return stdout.trim();
}
