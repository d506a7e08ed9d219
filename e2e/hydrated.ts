import type { Page } from 'playwright/test';

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };

/** Waits until React has taken over the page; scripts start at an intent or when the page is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = document.getElementById('___gatsby') as unknown as Record<string, Root> | null;
    const [, root] = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    // The container is known at the beginning of taking over, which goes on in slices.
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
}
