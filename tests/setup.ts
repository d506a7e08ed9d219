import '@testing-library/jest-dom';

// Visitor input on one test's page must not carry over to the next.
afterEach(() => {
  if (typeof window !== 'undefined') delete window.visitorActed;
});
