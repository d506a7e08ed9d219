/** Repository permissions of a token, as GitHub labels them, and as its form names them. */
export const permissions = [
  { label: 'Contents', level: 'Read and write', field: ['contents', 'write'] },
  { label: 'Pull requests', level: 'Read and write', field: ['pull_requests', 'write'] },
  // For the link to a preview, which hosts report as a status of a commit.
  { label: 'Commit statuses', level: 'Read-only', field: ['statuses', 'read'] },
] as const;

export const tokenDays = 90;

/** Where GitHub lists tokens, to revoke one. */
export const tokenList = 'https://github.com/settings/personal-access-tokens';

/**
 * GitHub's form for a new fine-grained token, filled in as far as GitHub reads the address; it ignores what it does not know,
 * so the login page lists every field too. The repository has to be picked there.
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
