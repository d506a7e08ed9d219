import { whenSettled } from '../runtime/settled';

// Loads Gatsby's file, which this one replaces, once the page has settled: installing the service worker during hydration made
// some of the longest tasks on two cores take three times as long.
void whenSettled().then(() => require('gatsby-service-worker'));
