import { pictureComponent } from '../../src/editor/client/picture-component';

const { pattern, fromBlock, toBlock, fields } = pictureComponent;

test.each([
  ['blog/pictures/load-board.png', 'blog/pictures/load-board.png'],
  ['<blog/pictures/Büro Köln (2).jpeg>', 'blog/pictures/Büro Köln (2).jpeg'],
])('a picture %s in Markdown is read and written back unchanged', (address, image) => {
  const markdown = `![A load board with eleven loads](${address})`;
  const match = pattern.exec(markdown);
  expect(match && fromBlock(match)).toEqual({ image, alt: 'A load board with eleven loads' });
  expect(match && toBlock(fromBlock(match))).toBe(markdown);
});

test('the alternative text is required, has a minimum length and cannot break the Markdown', () => {
  const words = fields.find(({ name }) => name === 'alt');
  const accepts = (text: string) => new RegExp(words?.pattern?.[0] ?? '').test(text);
  expect(words?.required).toBe(true);
  expect(['Too short', 'A load board]', 'Two\nlines of words', 'A load board'].map(accepts)).toEqual([false, false, false, true]);
});

test('the preview escapes HTML in the address and the alternative text', () => {
  const alt = '"><script>alert(1)</script>';
  expect(pictureComponent.toPreview({ image: 'a.png" onerror="alert(1)', alt })).toBe(
    '<img src="a.png&quot; onerror=&quot;alert(1)" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
});
