import { expect, type Locator } from 'playwright/test';

/** Moves the focus with the Tab key to a control. */
async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isFocused()); presses += 1) {
    expect(presses, 'presses of the Tab key').toBeLessThan(120);
    await control.page().keyboard.press('Tab');
  }
}

/** Presses Enter on a control that was reached with the Tab key. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Types into fields of a form that are reached with the Tab key, in this order. */
export async function fillIn(form: Locator, texts: readonly (readonly [label: string, text: string])[]): Promise<void> {
  for (const [label, text] of texts) {
    await tabTo(form.getByLabel(label));
    await form.page().keyboard.type(text);
  }
}
