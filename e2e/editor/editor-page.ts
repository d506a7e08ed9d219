import { expect, type Locator, type Page } from 'playwright/test';
import { GuideEditor } from '../../src/commands/draw-guide/guide-editor';

/** Drives all of the editor that tests use. */
export class EditorPage extends GuideEditor {
  async attachPicture(file: string, within: Page | Locator = this.page): Promise<void> {
    await within.getByRole('button', { name: 'Choose an image' }).click();
    await this.page.locator('input[type=file]').first().setInputFiles(file);
    await this.page.getByRole('button', { name: 'Choose selected' }).click();
  }

  /** Chooses the language that the fields are written in, by its code. */
  async writeIn(language: string): Promise<void> {
    await this.languageChooser().click();
    await this.page.getByRole('menuitem', { name: language, exact: true }).click();
    await this.expectWritingIn(language);
  }

  async expectWritingIn(language: string): Promise<void> {
    await expect(this.languageChooser()).toHaveText(new RegExp(`${language}$`, 'i'));
  }

  private languageChooser() {
    return this.page.getByRole('button', { name: /^Writing in / }).first();
  }

  /** Adds a picture to the text, with the button above it. */
  async addTextPicture(file: string, words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Component' }).click();
    await this.page.getByRole('menuitem', { name: 'Picture' }).click();
    const block = this.text().locator('[contenteditable=false]').last();
    await this.attachPicture(file, block);
    await block.getByLabel('Alt text').fill(words);
  }

  async publishAndWait(): Promise<void> {
    await this.publish();
    await expect(this.page.getByText('Changes saved')).toBeVisible();
  }

  /** Saves to a branch, as the published editor does. */
  async save(): Promise<void> {
    await this.saveButton().click();
  }

  /** While Decap saves, the button has another name; its message that it has saved is gone after four seconds. */
  async saveAndWait(): Promise<void> {
    await this.save();
    await expect(this.saveButton()).toBeDisabled();
  }

  /** Saves an entry that is refused, and waits until it can be saved again. */
  async saveRefused(message: string): Promise<void> {
    await this.save();
    await expect(this.page.getByText(message)).toBeVisible();
    await expect(this.saveButton()).toBeEnabled();
  }

  saveButton() {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /** Renames the first entry of the list with this name; returns the name it had. */
  async renameFirst(list: string, rename: (name: string) => string): Promise<string> {
    const entries = this.page.locator(`[id^="${list}-field-"]`);
    await entries.getByRole('button', { name: 'Expand' }).first().click();
    const field = entries.getByLabel('Label', { exact: true }).first();
    const name = await field.inputValue();
    await field.fill(rename(name));
    return name;
  }

  /** Removes the last entry of the last list. The delete button, the last one in the bar above an entry, has no accessible name. */
  async removeLastEntry(): Promise<void> {
    await this.page.getByRole('button', { name: 'Expand' }).last().click();
    await this.page.locator('button[class*="TopBarButton"]').last().click();
  }

  preview() {
    return this.page.frameLocator('#preview-pane');
  }
}
