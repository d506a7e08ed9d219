import { execFileSync } from 'node:child_process';

/** Runs git in a folder, with an author of its own, and returns what it prints. */
export const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agency.example', ...args], { cwd: folder, encoding: 'utf8' }).trim();
