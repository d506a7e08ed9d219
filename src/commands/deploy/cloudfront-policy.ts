import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { HeadersChange } from './deploy-plan';
import { answerOf } from './store-client';

/** What the AWS CLI prints. */
const policyAnswer = z.object({ ETag: z.string(), ResponseHeadersPolicy: z.object({ ResponseHeadersPolicyConfig: z.unknown() }) });
const usersAnswer = z.object({ DistributionIdList: z.object({ Items: z.array(z.string()).optional() }) });

/** Whether `found` contains everything in `wanted`; CloudFront adds fields of its own. */
export function says(found: unknown, wanted: unknown): boolean {
  if (typeof found !== 'object' || typeof wanted !== 'object' || !found || !wanted) return isDeepStrictEqual(found, wanted);
  if (Array.isArray(wanted) && (!Array.isArray(found) || found.length !== wanted.length)) return false;
  const fields = new Map(Object.entries(found));
  return Object.entries(wanted).every(([name, value]) => says(fields.get(name), value));
}

/** Compares a response headers policy with the one a build needs; `file` is where the AWS CLI finds the latter. */
export function headersChange(policy: string, file: string, wanted: unknown): HeadersChange {
  const { ETag: etag, ResponseHeadersPolicy } = policyAnswer.parse(answerOf(['cloudfront', 'get-response-headers-policy', '--id', policy]));
  const users = ['cloudfront', 'list-distributions-by-response-headers-policy-id', '--response-headers-policy-id', policy];
  const { DistributionIdList } = usersAnswer.parse(answerOf(users));
  const changed = !says(ResponseHeadersPolicy.ResponseHeadersPolicyConfig, wanted);
  return { policy, etag, file, changed, distributions: DistributionIdList.Items ?? [] };
}
