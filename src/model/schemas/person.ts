import { z } from 'zod';
import { asked, line, pageHead, pagePath, pictureAlt, picturePath, prose, timeZone, webAddress, year } from './shared';

const work = z
  .strictObject({
    name: asked('Name', 'A few words.', line(2, 70)),
    text: asked('Text', 'What this person did, in a sentence or two.', prose(20, 400)),
    link: asked('Page', 'A page of this site about it, such as a case study.', pagePath.optional()),
  })
  .meta({ node: 'PersonWork' });

const profile = z
  .strictObject({
    name: asked('Name', 'As visitors know it, such as LinkedIn.', line(1, 40)),
    url: asked('Link', 'The full URL of the profile.', webAddress),
  })
  .meta({ node: 'PersonLink' });

const portrait = z.strictObject({
  picture: asked('Picture', 'A square drawing or photo, at least 480 pixels wide.', picturePath),
  alt: pictureAlt,
});

export const person = z.strictObject({
  ...pageHead,
  role: asked('Role', 'What this person does, such as Lead mobile engineer.', line(2, 60)),
  order: asked('Order', 'Position in the list of people; lower numbers come first.', z.number().int().min(1).max(999)),
  place: asked('Place', 'Where this person works, such as Chicago, IL.', line(2, 60).optional()),
  timeZone: asked('Time zone', 'By its IANA name, such as America/Chicago.', timeZone.optional()),
  joined: asked('Joined', 'The year.', year.optional()),
  portrait: asked('Portrait', 'Shown in the list, on the page and beside posts.', portrait.optional()),
  before: asked('Previously', 'What this person did before joining.', prose(20, 600).optional()),
  here: asked('Work here', 'What this person has done here.', z.array(work).max(6).default([]), 'entry'),
  links: asked('Profiles', 'Profiles on other sites.', z.array(profile).max(6).default([]), 'profile'),
});
