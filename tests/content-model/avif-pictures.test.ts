/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import { avifSrcSet, writeAvifPictures } from '../../src/content-model/avif-pictures';

const folder = mkdtempSync(join(tmpdir(), 'avif-content-'));
const picture = 'case-studies/screen.png';

async function draw(background: string) {
  mkdirSync(join(folder, 'case-studies'), { recursive: true });
  const png = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  writeFileSync(join(folder, picture), png);
}

const namesIn = (srcSet: string) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '');

test('the addresses of a picture are one a width, and others once the picture is another', async () => {
  await draw('#07142b');
  const before = avifSrcSet(folder, picture);
  expect(before).toMatch(/^\/static\/pictures\/screen-[0-9a-f]{10}-480\.avif 480w, .+-960\.avif 960w, .+-1600\.avif 1600w$/);
  await draw('#e8b54a');
  expect(avifSrcSet(folder, picture)).not.toBe(before);
});

test('a build writes what the addresses promise, and encodes nothing twice', async () => {
  await draw('#07142b');
  const root = mkdtempSync(join(tmpdir(), 'avif-site-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const timer = { start: () => {}, end: () => {} };
  const args = { reporter: { activityTimer: () => timer }, cache: { directory: join(root, 'cache') } } as unknown as ParentSpanPluginArgs;
  await writeAvifPictures(args, folder);
  const [small = ''] = namesIn(avifSrcSet(folder, picture));
  for (const name of namesIn(avifSrcSet(folder, picture))) expect(existsSync(join(root, 'public', name))).toBe(true);
  expect(await sharp(join(root, 'public', small)).metadata()).toMatchObject({ format: 'heif', width: 480, height: 300 });

  const kept = join(root, 'cache/avif', small.split('/').at(-1) ?? '');
  writeFileSync(kept, 'kept from before');
  await writeAvifPictures(args, folder);
  expect(readFileSync(join(root, 'public', small), 'utf8')).toBe('kept from before');
});
