import { missingSettings, targetOf, workflowTarget } from '../../../src/commands/deploy/target-settings';

const cloudflare = { CLOUDFLARE_PROJECT: 'agency', CLOUDFLARE_ACCOUNT_ID: '1', CLOUDFLARE_API_TOKEN: 'token' };
const role = { AWS_ROLE: 'arn:aws:iam::1:role/deploy', AWS_DEFAULT_REGION: 'us-east-1' };

test.each([
  [{}, 'none', /^DEPLOY_TARGET is not set, so nothing is uploaded\. The build is kept with this run\.$/],
  [{ DEPLOY_TARGET: '' }, 'none', /^DEPLOY_TARGET is not set/],
  [
    { DEPLOY_TARGET: 'none', DEPLOY_BUCKET: 'site' },
    'none',
    /^DEPLOY_TARGET is none, so nothing is uploaded\. The build is kept with this run\.$/,
  ],
  [{ DEPLOY_BUCKET: 'site' }, 'none', /DEPLOY_BUCKET is set: with DEPLOY_TARGET=s3 it would be used\.$/],
  [{ DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site', ...role }, 's3', undefined],
  [{ DEPLOY_TARGET: 'cloudflare', ...cloudflare }, 'cloudflare', undefined],
  [{ DEPLOY_TARGET: 'netlify', NETLIFY_SITE_ID: '1', NETLIFY_AUTH_TOKEN: 'token' }, 'netlify', undefined],
])('a workflow with %j deploys to %s', (env, target, notice) => {
  expect(workflowTarget(env)).toEqual({ target, ...(notice ? { notice: expect.stringMatching(notice) } : {}) });
});

test.each([
  [{ DEPLOY_TARGET: 'S3' }, 'DEPLOY_TARGET is "S3", expected one of s3, cloudflare, netlify, none.'],
  [{ DEPLOY_TARGET: 'vercel' }, 'DEPLOY_TARGET is "vercel", expected one of s3, cloudflare, netlify, none.'],
  [{ DEPLOY_TARGET: 'toString' }, 'DEPLOY_TARGET is "toString"'],
  [{ DEPLOY_TARGET: 's3' }, 'DEPLOY_BUCKET and AWS_ROLE and AWS_DEFAULT_REGION must be set too: DEPLOY_TARGET is s3'],
  [
    { DEPLOY_TARGET: 'cloudflare', ...cloudflare, CLOUDFLARE_API_TOKEN: '' },
    'CLOUDFLARE_API_TOKEN must be set too: DEPLOY_TARGET is cloudflare',
  ],
  [{ DEPLOY_TARGET: 'netlify' }, 'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN must be set too: DEPLOY_TARGET is netlify'],
])('a workflow with %j stops with the name of the setting', (env, message) => {
  expect(() => workflowTarget(env)).toThrow(message);
});

test('by hand, the AWS CLI logs in in its own way, and a target is asked for', () => {
  expect(missingSettings('s3', { DEPLOY_BUCKET: 'site' })).toBeUndefined();
  expect(targetOf({})).toBeUndefined();
});
