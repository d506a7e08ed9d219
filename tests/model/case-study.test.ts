import { caseStudy } from '../../src/model/schemas/case-study';

test('a case study may name its client and quote a role, however short they are', () => {
  const { client, testimonial } = caseStudy.shape;
  expect(client.safeParse('IBM').success).toBe(true);
  expect(testimonial.safeParse({ quote: 'It has been running since the first day.', role: 'CEO' }).success).toBe(true);
});
