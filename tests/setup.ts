/// <reference types="@testing-library/jest-dom" />

// Tools that judge elements; loading them costs a file 50 ms.
if (typeof window !== 'undefined') {
  require('@testing-library/jest-dom');
  // On a busy machine, what a test waits for takes longer than the default second.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
}

// Visitor input on one test's page must not carry over to the next. Before each test, because the page of the last one is removed late.
beforeEach(() => {
  if (typeof window === 'undefined') return;
  delete window.visitorActed;
  require('../src/site/edge/kept-controls').keptControls.clear();
});
