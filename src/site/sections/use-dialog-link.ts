import { type MouseEvent, useState } from 'react';
import { canShowDialog, openOnceLoaded, prefetchContactDialog } from '../forms/contact-dialog-chunk';
import { isPlainClick } from '../gatsby/links';
import { type Opening, useContactDialog } from '../session/contact-dialog-state';

/** Props that make a link to the contact page open the contact dialog on a plain click; `openingNow` is called on click. */
export function useDialogLink(openingNow: () => Opening) {
  const { openDialog } = useContactDialog();
  const [waiting, setWaiting] = useState(false);
  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !canShowDialog()) return;
    event.preventDefault();
    const opener = event.currentTarget;
    setWaiting(true);
    await openOnceLoaded(opener, () => openDialog(openingNow(), opener));
    setWaiting(false);
  };
  return { onClick, onPointerEnter: prefetchContactDialog, onFocus: prefetchContactDialog, 'aria-busy': waiting };
}
