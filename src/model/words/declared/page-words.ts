import { counted, group, type WordTree, word } from '../word';

export const serviceWords: WordTree = {
  service: group(
    {
      fit: word(32),
      goodFit: word(32),
      poorFit: word(40),
      deliverables: word(32),
      process: word(32),
      stack: word(60),
    },
    'Headings of service and industry pages.',
  ),
  proof: group({ heading: word(60) }, 'Above the case study on a service page.'),
};

export const caseStudyWords: WordTree = {
  case: group({ goal: word(32), whatWeDid: word(32), projects: word(32), moreFor: word(32) }, 'On case studies.'),
};

export const areaWords: WordTree = {
  area: group(
    {
      industries: word(50),
      services: word(40),
      meeting: word(32),
      annotation: word(32),
      cases: word(40),
      law: word(32),
      lawIntro: word(160),
      lawsOfState: word(50),
      inForce: word(32),
      status: word(32),
      source: word(32),
      checked: word(32),
      edited: word(32),
      unverified: word(120),
      citiesHeading: word(32),
      statesHeading: word(32),
      map: group({ projection: word(50), miles: word(32, 'miles'), waypoints: counted(40) }, 'Lettering of the map.'),
      compass: group(
        { north: word(3), east: word(3), south: word(3), west: word(3) },
        'The letters of the four directions, as on a compass.',
      ),
    },
    'On the pages of cities and states.',
  ),
};

export const blogWords: WordTree = {
  blog: group(
    {
      readingTime: word(40, 'minutes'),
      by: word(32, 'author'),
      byPerson: word(32),
      updated: word(32, 'date'),
      allPosts: word(32),
      contents: word(32),
      older: word(32),
      newer: word(32),
      neighbors: word(50),
      moreOn: word(32),
      pages: word(32),
      page: word(32, 'number'),
      none: word(40),
      olderHeading: word(50, 'number'),
      olderTitle: word(60, 'title', 'number'),
      olderDescription: word(70, 'number', 'description'),
    },
    'On posts and lists of posts.',
  ),
};

export const teamWords: WordTree = {
  team: group(
    {
      place: word(32),
      joined: word(32),
      before: word(32),
      profiles: word(32),
      ownWords: word(40),
      here: word(32),
      posts: word(32),
      hours: word(32),
      shared: counted(160, 'from', 'to'),
      hoursNote: word(120, 'place'),
    },
    'On the team page and the pages of people.',
  ),
};

export const methodWords: WordTree = {
  method: group(
    {
      index: word(40),
      sheet: word(60, 'number', 'count'),
      drawing: word(40, 'name'),
      open: word(70, 'number'),
      asText: word(50, 'number'),
      part: word(32),
      low: word(32),
      high: word(32),
      reason: word(40),
      moves: word(40),
      estimate: word(40, 'unit'),
      total: word(32),
      planned: word(32),
    },
    'On the page with the drawing set.',
  ),
};

export const pricingWords: WordTree = {
  pricing: group({ up: word(32), down: word(32) }, 'On the pricing page.'),
};

export const referralWords: WordTree = {
  referral: group({ heading: word(40) }, 'Above the form.'),
  forms: group(
    {
      referral: group({
        label: word(32),
        referrerName: word(32),
        referrerEmail: word(32),
        friendName: word(32),
        friendEmail: word(32),
        friendCompany: word(32),
        relation: word(50),
        submit: word(32),
        accepted: word(120),
      }),
    },
    'The form for introductions.',
  ),
};

export const applicationWords: WordTree = {
  application: group({ heading: word(60) }, 'Above the form.'),
  forms: group(
    {
      application: group({
        label: word(32),
        company: word(32),
        website: word(32),
        email: word(32),
        stage: word(32),
        product: word(50),
        submit: word(32),
        accepted: word(100),
      }),
    },
    'The form for the fund.',
  ),
};

export const errorPagesWords: WordTree = {
  errorPages: group(
    {
      notFound: group({ title: word(40), description: word(70) }),
      failed: group({ title: word(40), description: word(60) }),
    },
    'Titles in tabs and search results; the text on these pages is under Error in the words of every page.',
  ),
};
