import { expect, type Locator, type Page } from 'playwright/test';
import type { samplePost } from './sample-post';

/** Drives the editor as a marketer does, by its labels. */
export class GuideEditor {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    // Decap's routes are hash routes; changing the hash alone loads no new page.
    await this.page.goto('about:blank');
    await this.page.goto(`/admin/#/collections/${path}`);
    await expect(this.fields().first()).toBeVisible();
  }

  fields() {
    return this.page.locator('label[for$="-field-1"]');
  }

  /** A field by its label, in the whole entry or one part of it; the labels of optional fields end in "(optional)". */
  field(label: string, within: Page | Locator = this.page) {
    return within.getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`)).first();
  }

  async pick(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Writes a complete post except for its picture. */
  async write({ fields, picks, text }: typeof samplePost): Promise<void> {
    for (const [label, words] of Object.entries(fields)) await this.field(label).fill(words);
    for (const [label, option] of Object.entries(picks)) await this.pick(label, option);
    await this.text().click();
    await this.page.keyboard.type(text);
  }

  /** The body text below the fields. */
  text() {
    return this.page.locator('[data-slate-editor]').first();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Publish now' }).click();
  }
}
