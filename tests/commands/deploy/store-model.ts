import { classOf, type Headers } from '../../../src/build/hosts/response-table';
import type { Command } from '../../../src/commands/deploy/deploy-plan';

/** The value of a command-line option. */
const after = (command: Command, option: string) => command[command.indexOf(option) + 1] ?? '';

/** Whether an `aws` command uploads a file: the last matching filter decides, and `*` matches any characters. */
function uploads(command: Command, path: string): boolean {
  const [, , verb, source = ''] = command;
  if (!['cp', 'sync'].includes(verb ?? '') || !source.endsWith(`/${classOf(path).name}/`)) return false;
  const filters = command.flatMap((option, index) =>
    /^--(in|ex)clude$/.test(option) ? [{ option, pattern: command[index + 1] ?? '' }] : [],
  );
  const matching = filters.filter(({ pattern }) => matches(pattern, path.slice(1)));
  return matching.at(-1)?.option !== '--exclude';
}

const matches = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(key);

/** The headers an object store has for a file after a deploy's commands. */
export function storedHeaders(commands: readonly Command[], path: string): Headers {
  const last = commands.filter((command) => uploads(command, path)).at(-1);
  return last ? { 'Content-Type': after(last, '--content-type'), 'Cache-Control': after(last, '--cache-control') } : {};
}

type Configuration = {
  SecurityHeadersConfig: {
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean; Preload: boolean };
    FrameOptions: { FrameOption: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
};

/** The headers a CloudFront response headers policy adds to every response. */
export function addedHeaders(configuration: string): Headers {
  const { SecurityHeadersConfig: named, CustomHeadersConfig: custom } = JSON.parse(configuration) as Configuration;
  const { AccessControlMaxAgeSec: seconds, IncludeSubdomains, Preload } = named.StrictTransportSecurity;
  return {
    'Strict-Transport-Security': `max-age=${seconds}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': named.FrameOptions.FrameOption,
    'Referrer-Policy': named.ReferrerPolicy.ReferrerPolicy,
    'Content-Security-Policy': named.ContentSecurityPolicy.ContentSecurityPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}
