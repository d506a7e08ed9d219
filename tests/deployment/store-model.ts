import type { Command } from '../../src/deployment/deploy-plan';
import { classOf, type Headers } from '../../src/deployment/response-table';

/** The value behind an option of a command. */
const after = (command: Command, option: string) => command[command.indexOf(option) + 1] ?? '';

/** Whether a command of the `aws` client uploads a file: of its filters the last one that matches decides, and `*` stands for any characters. */
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

/** The headers that an object store keeps with a file, after the commands of a deploy. */
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

/** The headers that CloudFront adds to every answer by a response headers policy. */
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
