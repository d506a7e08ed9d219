import { weightOf } from '../../../src/commands/bench/weighed-visit';

test('scripts count as before the load event by when they were requested', () => {
  const page = { requestedAt: 1, isScript: false, bytes: 100 };
  const early = { requestedAt: 2, isScript: true, bytes: 20 };
  const late = { requestedAt: 4, isScript: true, bytes: 3 };
  expect(weightOf([page, early, late], 3)).toEqual({ scriptsBeforeLoad: 20, scripts: 23, bytes: 123 });
});
