import '@testing-library/jest-dom';

// A visitor who has begun to use one page of a test has not yet begun with the next one.
afterEach(() => {
  if (typeof window !== 'undefined') delete window.visitorActed;
});
