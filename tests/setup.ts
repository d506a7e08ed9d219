/// <reference types="@testing-library/jest-dom" />

// Its matchers judge elements; loading them costs each file 50 ms.
if (typeof window !== 'undefined') require('@testing-library/jest-dom');

// Visitor input on one test's page must not carry over to the next.
afterEach(() => {
  if (typeof window !== 'undefined') delete window.visitorActed;
});
