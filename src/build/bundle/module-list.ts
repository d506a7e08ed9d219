import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Bytes of each module before minification, by chunk file; largest first. */
export type ModuleList = Record<string, Record<string, number>>;

/** The part of webpack's types used here. */
type Module = { modules?: Module[]; nameForCondition: () => string | null; identifier: () => string; size: () => number };
type Chunk = { files: Iterable<string> };
type Compilation = { chunks: Iterable<Chunk>; chunkGraph: { getChunkModulesIterable: (chunk: Chunk) => Iterable<Module> } };
type Compiler = { hooks: { done: { tap: (name: string, work: (stats: { compilation: Compilation }) => void) => void } } };

/** Splits concatenated modules into their parts. */
const parts = (module: Module): Module[] => module.modules?.flatMap(parts) ?? [module];

/** The modules in each file. */
function moduleListOf({ chunks, chunkGraph }: Compilation, root: string): ModuleList {
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

/** A webpack plugin that writes the list, so that bundle size checks can report what a file contains. */
export function moduleListPlugin(path: string): { apply: (compiler: Compiler) => void } {
  return {
    apply: ({ hooks }) =>
      hooks.done.tap('module list', ({ compilation }) => {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, JSON.stringify(moduleListOf(compilation, process.cwd()), null, 1));
      }),
  };
}
