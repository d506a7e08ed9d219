import { leadForms } from '../contract/lead';
import { receiverEnvironment } from '../receiver/environment';
import { targetsOf } from '../receiver/forwarding/targets-of';
import { type ReceiverSettings, readReceiverSettings } from '../receiver/settings';
import { allTargets, type LeadFilter, type LeadStore } from '../receiver/storage/lead-store';
import { openExistingStore } from '../receiver/storage/open-store';
import { validDay } from '../receiver/utc-day';
import type { Output } from './leads/output';
import { probe } from './leads/probe';
import { quietOutput } from './leads/quiet';
import { receiverAccess } from './leads/receiver-access';
import { eraseLeads, exportLeads, exportPerson, listLeads, retryLeads, showLead } from './leads/stored-leads';
import type { Given } from './processes/command-arguments';
import { numberIn } from './processes/number-in';
import { runCommand } from './processes/run-command';

const usage = `npm run leads -- <command> [--json]
  list     [--search text] [--form contact] [--spam | --tests] [--state waiting|delivered|dead] [--since 2026-01-31] [--limit 50]
  show     <key>
  export   the leads that list would show, all of them, as CSV
  about    <email>              every lead of a person, spam and tests too, as CSV
  retry    <key> | --dead       forwards a lead again, or all dead letters
  erase    <key> | <email>      erases a lead, or a person; --yes does it
  probe    [--site https://www.example.com] [--seconds 60]    sends a test lead through the site and waits for it
  quiet    --hours 48           fails if no lead has arrived in that time, or if any could not be forwarded
The settings are those of the receiver (.env.example); probe and quiet work from elsewhere with LEADS_URL and LEADS_TOKEN.
For a file or a pipe, use npm run --silent leads: otherwise npm prints two lines of its own first.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...{ search: text, form: text, state: text, since: text, site: text },
  ...{ limit: { ...text, default: '50' }, seconds: { ...text, default: '60' }, hours: { ...text, default: '48' } },
  ...{ spam: flag, tests: flag, dead: flag, yes: flag, json: flag },
} as const;
type Values = Given<typeof options>['values'];

function oneOf<Name extends string>(name: string, value: string, known: readonly Name[]): Name {
  const found = known.find((each) => each === value);
  if (!found) throw new Error(`--${name} must be one of ${known.join(', ')}.`);
  return found;
}

/** More would exceed the variables that SQLite allows in a query. */
const maxListed = 1_000;

function limitIn(value: string): number {
  const limit = numberIn('limit', value);
  if (limit > maxListed) throw new Error(`--limit must be at most ${maxListed}; export has no limit.`);
  return limit;
}

function timeIn(value: string): number {
  const time = Date.parse(value);
  if (Number.isNaN(time) || !validDay(value.slice(0, 10))) throw new Error('--since must be a date such as 2026-01-31.');
  return time;
}

function filterOf({ search, form, state, since, spam, tests }: Values): LeadFilter {
  return {
    status: spam ? 'spam' : 'inbox',
    test: tests,
    ...(search ? { search } : {}),
    ...(form ? { form: oneOf('form', form, leadForms) } : {}),
    ...(state ? { forwarding: { state: oneOf('state', state, ['waiting', 'delivered', 'dead']), targets: allTargets } } : {}),
    ...(since ? { from: timeIn(since) } : {}),
  };
}

type Call = { values: Values; whom: string | undefined; settings: ReceiverSettings; store: () => Promise<LeadStore> };

const needed = (whom: string | undefined, what: string): string => {
  if (!whom) throw new Error(`${what} is missing.\nUsage: ${usage}`);
  return whom;
};

function emailIn(whom: string): string {
  if (!whom.includes('@')) throw new Error(`${whom} is not an email address.`);
  return whom;
}

type Command = {
  /** The options it takes, besides --json. */
  takes: readonly (keyof Values)[];
  /** Whether its argument names a lead or a person. */
  ofOne?: boolean;
  run: (call: Call) => Promise<Output>;
};

const filters = ['search', 'form', 'spam', 'tests', 'state', 'since'] as const;

const commands: Record<string, Command> = {
  list: {
    takes: [...filters, 'limit'],
    run: async ({ values, store }) => listLeads(await store(), filterOf(values), limitIn(values.limit)),
  },
  show: { takes: [], ofOne: true, run: async ({ whom, store }) => showLead(await store(), needed(whom, 'The key of the lead')) },
  export: { takes: filters, run: async ({ values, store }) => exportLeads(await store(), filterOf(values)) },
  about: {
    takes: [],
    ofOne: true,
    run: async ({ whom, store }) => exportPerson(await store(), emailIn(needed(whom, 'The email address'))),
  },
  retry: {
    takes: ['dead'],
    ofOne: true,
    run: async ({ values, whom, settings, store }) => {
      const targets = targetsOf(settings).map(({ name }) => name);
      if (values.dead && whom) throw new Error('Name a lead, or --dead for all dead letters, not both.');
      return retryLeads(await store(), values.dead ? undefined : needed(whom, 'The key of the lead, or --dead,'), targets, Date.now());
    },
  },
  erase: {
    takes: ['yes'],
    ofOne: true,
    run: async ({ values, whom, store }) =>
      eraseLeads(await store(), needed(whom, 'The key of the lead, or the email address,'), values.yes),
  },
  probe: {
    takes: ['site', 'seconds'],
    run: ({ values, settings, store }) => {
      const site = values.site ?? settings.siteUrl ?? 'http://localhost:9000';
      return probe(site, receiverAccess(settings, store), numberIn('seconds', values.seconds) * 1_000);
    },
  },
  quiet: {
    takes: ['hours'],
    run: async ({ values, settings, store }) => {
      const hours = numberIn('hours', values.hours);
      return quietOutput(await receiverAccess(settings, store).status(), hours, Date.now());
    },
  },
};

/** A reader such as `head` closes the pipe once it has enough. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** The command `npm run leads`: the inbox's actions, from the terminal. */
async function run({ values, positionals, named }: Given<typeof options>): Promise<void> {
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(name ? `There is no command "${name}".\n${usage}` : usage);
  const [whom, surplus] = command.ofOne ? rest : [undefined, ...rest];
  if (surplus !== undefined) throw new Error(`"${surplus}" is one argument too many for "${name}"; put quotes around a text with spaces.`);
  const taken: readonly string[] = [...command.takes, 'json'];
  const strange = named.find((option) => !taken.includes(option));
  if (strange) throw new Error(`"${name}" takes no --${strange}.\nUsage: ${usage}`);
  const settings = readReceiverSettings(receiverEnvironment());
  let opened: LeadStore | undefined;
  const store = async () => {
    opened ??= await openExistingStore(settings.database);
    return opened;
  };
  try {
    const { lines, json, failed } = await command.run({ values, whom, settings, store });
    process.stdout.write(values.json ? `${JSON.stringify(json, null, 1)}\n` : `${lines.join('\n')}\n`);
    if (failed) process.exitCode = 1;
  } finally {
    await opened?.close();
  }
}

runCommand('leads', { usage, options, most: Number.POSITIVE_INFINITY }, run);
