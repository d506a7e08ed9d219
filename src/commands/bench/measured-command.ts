import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type Cost = { wallSeconds: number; userSeconds: number; peakMegabytes: number };

const sampleMs = 250;
const bytesPerPage = 4096;

type Process = { parent: number; pages: number };

/** All processes of this machine, from /proc, so Linux only. */
function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      found.set(Number(name), { parent: Number(fields[1]), pages: Number(fields[21]) });
    } catch {
      // The process has ended in the meantime.
    }
  }
  return found;
}

/** Memory of a process and all its descendants, in megabytes. */
function memoryOf(root: number): number {
  const all = processes();
  const belongs = (pid: number): boolean => pid === root || (all.has(pid) && belongs(all.get(pid)?.parent ?? 0));
  const pages = [...all].filter(([pid]) => belongs(pid)).reduce((sum, [, process]) => sum + process.pages, 0);
  return (pages * bytesPerPage) / 1e6;
}

/** Runs a command and measures its cost, child processes included; rejects with the end of its output if it fails. */
export async function measured(command: string, cwd: string): Promise<Cost> {
  const started = performance.now();
  // The shell's `time` includes the CPU time of all processes it waited for.
  const child = spawn('bash', ['-c', `TIMEFORMAT='user %U'; time { ${command} ; } > build.log 2>&1`], {
    cwd,
    env: { ...process.env, CI: 'true' },
  });
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, memoryOf(child.pid ?? 0));
  }, sampleMs);
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  clearInterval(timer);
  if (code !== 0) throw new Error(`"${command}" failed:\n${readFileSync(join(cwd, 'build.log'), 'utf8').slice(-2000)}`);
  const userSeconds = Number(/user ([\d.]+)/.exec(said)?.[1] ?? Number.NaN);
  return { wallSeconds: (performance.now() - started) / 1000, userSeconds, peakMegabytes };
}
