import { expect, type Locator } from 'playwright/test';
import type { EditorPage } from './editor-page';

/** A block as a marketer writes it, by the labels of its fields; `entries` are named by one of them. */
export type WrittenBlock = {
  type: string;
  fields?: Readonly<Record<string, string>>;
  /** The text of a text block. */
  text?: string;
  photograph?: true;
  entries?: { one: string; each: readonly Readonly<Record<string, string>>[] };
};

/** The list of the blocks of a page in the editor. */
export class BlockList {
  constructor(private readonly editor: EditorPage) {}

  /** The entries of this list, without those of lists inside them. */
  private blocks(): Locator {
    return this.editor.page.locator('[id^="blocks-field-"] > div > [class*="-SortableListItem"]');
  }

  async add({ type, fields = {}, text, photograph: withPhotograph, entries }: WrittenBlock, photograph: string): Promise<void> {
    const { page } = this.editor;
    const count = await this.blocks().count();
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('menuitem', { name: type, exact: true }).click();
    const block = this.blocks().nth(count);
    if (withPhotograph) await this.editor.attachPicture(photograph, block);
    for (const [label, words] of Object.entries(fields)) await this.editor.field(label, block).fill(words);
    if (text) {
      await block.locator('[data-slate-editor]').click();
      await page.keyboard.type(text);
    }
    for (const entry of entries?.each ?? []) await this.addEntry(block, entries?.one ?? '', entry);
  }

  private async addEntry(block: Locator, one: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const entries = block.locator('[class*="-SortableListItem"]');
    const count = await entries.count();
    await block.getByRole('button', { name: `Add ${one}` }).click();
    for (const [label, words] of Object.entries(fields)) await this.editor.field(label, entries.nth(count)).fill(words);
  }

  /** The types and headings of the blocks, from top to bottom, in bars that the list shows once it is collapsed. */
  bars(): Locator {
    return this.blocks().locator('> [class*="-NestedObjectLabel"]');
  }

  /** Shows the bars of the blocks alone. */
  async collapse(): Promise<void> {
    await this.editor.page.locator('[id^="blocks-field-"]').getByRole('button', { name: 'Collapse' }).first().click();
    await expect(this.bars().last()).toBeVisible();
  }

  /** Drags the last block of a collapsed list to the place of the one above it. */
  async raiseLast(): Promise<void> {
    const { page } = this.editor;
    const { mouse } = page;
    const last = this.blocks().last();
    const above = this.blocks().nth(-2);
    for (const block of [above, last]) await block.scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(handleOf(last)), await middleOf(handleOf(above))];
    await mouse.move(from.x, from.y);
    await mouse.down();
    // The first step begins the drag, and the list measures its entries.
    await mouse.move(from.x, from.y - 8);
    await expect(last).toHaveAttribute('style', /translate3d/);
    await mouse.move(to.x, to.y);
    // The block above makes room; until then, its offset is 0 px.
    await expect(above).toHaveAttribute('style', /translate3d\(0px, [1-9]/);
    await mouse.up();
    // For 50 ms, the list keeps clicks from the whole page.
    await expect.poll(() => page.evaluate(isClickHeard)).toBe(true);
  }
}

/** Whether a click on an element of the page reaches it. */
function isClickHeard(): boolean {
  let heard = false;
  const probe = document.createElement('i');
  probe.addEventListener('click', () => {
    heard = true;
  });
  document.body.append(probe);
  probe.click();
  probe.remove();
  return heard;
}

const handleOf = (block: Locator) => block.locator('[aria-roledescription="sortable"]').first();

async function middleOf(handle: Locator): Promise<{ x: number; y: number }> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle of the block is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
