import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Bytes of each module before minification, by the file of the chunk that has it; largest first. */
export type ModuleList = Record<string, Record<string, number>>;

/** As much of webpack as is read here. */
type Module = { modules?: Module[]; nameForCondition: () => string | null; identifier: () => string; size: () => number };
type Chunk = { files: Iterable<string> };
type Compilation = { chunks: Iterable<Chunk>; chunkGraph: { getChunkModulesIterable: (chunk: Chunk) => Iterable<Module> } };
type Compiler = { hooks: { done: { tap: (name: string, work: (stats: { compilation: Compilation }) => void) => void } } };

/** Modules that webpack joined into one are named one by one. */
const parts = (module: Module): Module[] => module.modules?.flatMap(parts) ?? [module];

/** Which modules are in which file. */
export function moduleListOf({ chunks, chunkGraph }: Compilation, root: string): ModuleList {
  const list: ModuleList = {};
  for (const chunk of chunks) {
    const sizes = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(parts).map((module) => {
      const file = module.nameForCondition();
      return [file ? relative(root, file) : module.identifier(), Math.round(module.size())] as const;
    });
    const largestFirst = Object.fromEntries(sizes.sort(([, a], [, b]) => b - a));
    for (const file of chunk.files) list[file] = largestFirst;
  }
  return list;
}

/** A webpack plugin that writes the list, so that a check of a file's size can say what it is made of. */
export function writesModuleList(path: string, root = process.cwd()): { apply: (compiler: Compiler) => void } {
  return {
    apply: ({ hooks }) =>
      hooks.done.tap('module list', ({ compilation }) => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, JSON.stringify(moduleListOf(compilation, root), null, 1));
      }),
  };
}
