/**
 * Environment overrides that hide CI from Gatsby. When Gatsby detects CI, its development server renders pages with React's
 * production build, which fails on code compiled for development: pages would have no HTML, hiding their mistakes.
 */
export const developmentEnvironment = {
  CI: '',
  CONTINUOUS_INTEGRATION: '',
  BUILD_NUMBER: '',
  RUN_ID: '',
  GITHUB_ACTIONS: '',
  GITLAB_CI: '',
};
