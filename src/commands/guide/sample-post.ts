/** A post as a marketer writes it, by field label, in order; it fits the content of `fixtureContent`. */
export const samplePost = {
  fields: {
    'Search title': 'Reading a trace',
    'Short name': 'Reading a trace',
    Heading: 'How to read a trace without guessing',
    'Search description':
      'What a distributed trace shows, what it hides, and how we read one with a team that sees its system for the first time.',
    Summary: 'A trace is a map of one request. We read it from the widest gap inward, and write down each guess before we look.',
    Date: '2026-11-02T09:30',
  },
  picks: { Author: 'Aoife Dunleavy', Topics: 'Integration', Services: 'Systems integration' },
  text: 'A trace starts where a request enters.',
  picture: 'tests/second-agency/case-studies/pictures/kaeserei-cover.png',
  alt: 'Four lists that run into one, beside a round with a slice taken out',
};
