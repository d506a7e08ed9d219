import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Finding } from '../problems';
import { filesBelow } from '../reading/files-below';
import { isDrawing, isPicture } from '../reading/picture-name';
import { damaged, faultOfFile, faultOfPixels, signatureBytes } from './picture-rules';

/** The pictures below a folder that cannot be displayed, by path relative to it. */
export type PictureFaults = ReadonlyMap<string, Finding>;

/** Earlier results by path, size, and modification time: decoding every picture takes as long as a build. A new rule needs a new file. */
type Memory = Record<string, Finding | null>;

const memoryFile = () => join(process.cwd(), 'node_modules/.cache/content-pictures-2.json');

/** Decodes every new or changed picture below `folder`, as a build will. */
export async function pictureFaults(folder: string): Promise<PictureFaults> {
  const known = remembered();
  const memory: Memory = {};
  const faults = new Map<string, Finding>();
  await Promise.all(
    filesBelow(folder)
      .filter((file) => isPicture(file) && !isDrawing(file))
      .map(async (file) => {
        const path = join(folder, file);
        const { size, mtimeMs } = await stat(path);
        const key = `${path} ${size} ${mtimeMs}`;
        const fault = known[key] === undefined ? await faultOf(path, size) : known[key];
        memory[key] = fault ?? null;
        if (fault) faults.set(file, fault);
      }),
  );
  remember(memory);
  return faults;
}

async function faultOf(path: string, size: number): Promise<Finding | undefined> {
  const fault = faultOfFile(size, await startOf(path));
  if (fault) return fault;
  try {
    const tooLarge = faultOfPixels(await sharp(path).metadata());
    // Making a small copy decodes every pixel but takes little memory.
    if (!tooLarge) await sharp(path).resize({ width: 16 }).raw().toBuffer();
    return tooLarge;
  } catch {
    return damaged;
  }
}

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function remembered(): Memory {
  try {
    return JSON.parse(readFileSync(memoryFile(), 'utf8'));
  } catch {
    // There is none yet, or two builds at once have left a part of one: every picture is checked.
    return {};
  }
}

function remember(memory: Memory): void {
  mkdirSync(dirname(memoryFile()), { recursive: true });
  writeFileSync(memoryFile(), JSON.stringify(memory));
}
