import { expect } from 'playwright/test';
import { samplePost } from '../../src/commands/draw-guide/sample-post';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { siteLanguage } from '../../src/model/site-languages';
import { localesPlace } from '../../src/model/words/locales-folder';
import { BlockList } from './block-list';
import type { EditorPage } from './editor-page';
import { samplePage, samplePageData } from './sample-page';
import { sampleTranslation } from './sample-translation';
import type { SavedChange } from './saved-change';
import { secondLanguage } from './translated-agency';

const language = siteLanguage(fixtureContent);

/** Something that a writer changes and saves once; add one to extend the story. */
type Change = SavedChange & {
  /** Writes and saves; returns what is only known then. */
  make: (editor: EditorPage, photograph: string) => Promise<Pick<SavedChange, 'lines'>>;
};

const post: Change = {
  branch: 'post/reading-a-trace',
  files: ['A blog/pictures/harbor.jpg', 'A blog/reading-a-trace.md'],
  make: async (editor, photograph) => {
    await editor.open('post/new');
    await editor.write(samplePost);
    await editor.attachPicture(photograph);
    await editor.saveRefused('Not saved. Alt text: found nothing; expected alt text that says what the picture shows.');
    await editor.field('Alt text').fill(samplePost.alt);
    await editor.saveAndWait();
    return {};
  },
};

const translation: Change = {
  branch: 'post/reading-a-trace',
  files: [`A blog/reading-a-trace.${secondLanguage}.md`],
  make: async (editor) => {
    const { Heading: heading, ...rest } = sampleTranslation.fields;
    await editor.open('post/entries/reading-a-trace');
    await editor.writeIn(secondLanguage);
    for (const [label, words] of Object.entries(rest)) await editor.field(label).fill(words);
    await editor.field('Summary').fill('Una traza es un mapa.');
    await editor.saveRefused('Not saved. Spanish: Heading: found nothing');
    // Decap shows the original while it checks it; what is typed before its own language returns would change the original.
    await editor.expectWritingIn(secondLanguage);
    await editor.field('Heading').fill(heading);
    await editor.field('Summary').fill(rest.Summary);
    await editor.text().click();
    await editor.page.keyboard.type(sampleTranslation.text);
    await editor.saveAndWait();
    return {};
  },
};

const page: Change = {
  branch: `blockPage/${samplePage.name}`,
  files: [`A pages/${samplePage.name}.md`, 'A pages/pictures/harbor.jpg'],
  front: { file: `pages/${samplePage.name}.md`, data: samplePageData },
  make: async (editor, photograph) => {
    await editor.open('blockPage/new');
    for (const [label, words] of Object.entries(samplePage.fields)) await editor.field(label).fill(words);
    const list = new BlockList(editor);
    for (const block of samplePage.blocks) await list.add(block, photograph);
    await list.collapse();
    const written = await list.bars().allInnerTexts();
    await list.raiseLast();
    await expect(list.bars()).toHaveText([...written.slice(0, -2), ...written.slice(-2).reverse()]);
    await editor.saveAndWait();
    return {};
  },
};

const menus: Change = {
  branch: 'settings/navigation',
  files: ['M navigation.yml'],
  make: async (editor) => {
    await editor.open('settings/entries/navigation');
    const name = await editor.renameFirst('header', (old) => `${old} and advice`);
    await editor.saveAndWait();
    return { lines: [`-  - label: ${name}`, `+  - label: ${name} and advice`] };
  },
};

export const wordsFile = `${localesPlace}/${language}/interface.json`;

const words: Change = {
  branch: `words/${language}--interface`,
  files: [`M ${wordsFile}`],
  make: async (editor) => {
    await editor.open(`words/entries/${language}--interface`);
    const text = await editor.field('Call to action').inputValue();
    await editor.field('Call to action').fill(`${text}!`);
    await editor.saveAndWait();
    const line = (value: string) => `  "callToAction": ${JSON.stringify(value)},`;
    return { lines: [`-${line(text)}`, `+${line(`${text}!`)}`] };
  },
};

export const storyChanges: readonly Change[] = [post, translation, page, menus, words];
