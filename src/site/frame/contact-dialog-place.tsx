import { DialogHost } from '../forms/dialog-host';
import { interestOptions } from '../sections/interest-options';
import { useSiteFrame } from '../words/site-frame';

/** The contact dialog with its data from the content. */
export function ContactDialogPlace() {
  const { brand, interests } = useSiteFrame();
  return <DialogHost interests={interestOptions(interests)} schedulingUrl={brand.schedulingUrl} budgets={brand.budgets} />;
}
