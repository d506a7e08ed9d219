import { workflowTarget } from './deploy/target-settings';

/** The command `tsx src/commands/deploy-target.ts` in a workflow: prints `target=…`; messages go to stderr. */
try {
  const { target, notice } = workflowTarget(process.env);
  if (notice) console.error(`::notice::${notice}`);
  console.log(`target=${target}`);
} catch (error) {
  console.error(`::error::${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
