/**
 * The environment of a developer's desk. Where Gatsby believes to run in CI, its development server renders pages with React's
 * production build, which fails on code compiled for development: pages would come without their HTML, and mistakes of it unseen.
 */
export const deskEnvironment = { CI: '', CONTINUOUS_INTEGRATION: '', BUILD_NUMBER: '', RUN_ID: '', GITHUB_ACTIONS: '', GITLAB_CI: '' };
