import { z } from 'zod';
import { pictured } from './pictures';
import { field, line, pageHead, pagePath, prose, timeZone, webAddress, year } from './shared';

const work = z
  .strictObject({
    name: field('Name', 'A few words.', line(2, 70)),
    text: field('Text', 'What this person did, in a sentence or two.', prose(20, 400)),
    link: field('Page', 'A page of this site about it, such as a case study.', pagePath.optional()),
  })
  .meta({ node: 'PersonWork' });

const profile = z
  .strictObject({
    name: field('Name', 'As visitors know it, such as LinkedIn.', line(1, 40)),
    url: field('Link', 'The full URL of the profile.', webAddress),
  })
  .meta({ node: 'PersonLink' });

const portrait = z.strictObject(pictured('A square drawing or photo, at least 480 pixels wide.'));

export const person = z.strictObject({
  ...pageHead,
  role: field('Role', 'What this person does, such as Lead mobile engineer.', line(2, 60)),
  order: field('Order', 'Position in the list of people; lower numbers come first.', z.number().int().min(1).max(999)),
  place: field('Place', 'Where this person works, such as Chicago, IL.', line(2, 60).optional()),
  timeZone: field('Time zone', 'By its IANA name, such as America/Chicago.', timeZone.optional()),
  joined: field('Joined', 'The year.', year.optional()),
  portrait: field('Portrait', 'Shown in the list, on the page and beside posts.', portrait.optional()),
  before: field('Previously', 'What this person did before joining.', prose(20, 600).optional()),
  here: field('Work here', 'What this person has done here.', z.array(work).max(6).default([]), 'entry'),
  links: field('Profiles', 'Profiles on other sites.', z.array(profile).max(6).default([]), 'profile'),
});
