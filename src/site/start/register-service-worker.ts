import { whenSettled } from '../runtime/settled';

// Gatsby's own file, which this one stands in for. The service worker's installation competes for the cores of a phone: during
// the hydration, it made the longest tasks take twice as long.
void whenSettled().then(() => require('gatsby-service-worker'));
