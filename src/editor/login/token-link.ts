/** Repository permissions of a token, by GitHub's labels and by the names in its form. */
export const permissions = [
  { label: 'Contents', level: 'Read and write', field: ['contents', 'write'] },
  { label: 'Pull requests', level: 'Read and write', field: ['pull_requests', 'write'] },
  // For the link to a preview, which hosts report as a commit status.
  { label: 'Commit statuses', level: 'Read-only', field: ['statuses', 'read'] },
] as const;

export const tokenDays = 90;

/** Where tokens are listed and revoked. */
export const tokenList = 'https://github.com/settings/personal-access-tokens';

/**
 * GitHub's form for a new fine-grained token, prefilled as far as its URL allows; GitHub ignores unknown parameters, so the login
 * page lists every field too. The repository has to be picked there.
 */
export function tokenLink(siteName: string, repository: string): string {
  const fields = {
    name: `${siteName} editor`.slice(0, 40),
    description: `Edits ${repository} at /admin/`,
    target_name: repository.split('/')[0] ?? '',
    expires_in: String(tokenDays),
    ...Object.fromEntries(permissions.map(({ field }) => field)),
  };
  return `${tokenList}/new?${new URLSearchParams(fields)}`;
}
