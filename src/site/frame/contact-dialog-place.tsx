import { DialogHost } from '../forms/dialog-host';
import { interestOptions } from '../sections/interest-options';
import { useContactFacts } from '../sections/use-contact-facts';

/** The contact dialog with its data from the content. */
export function ContactDialogPlace() {
  const { brand, services } = useContactFacts();
  if (!brand) return null;
  return <DialogHost interests={interestOptions(services.nodes)} schedulingUrl={brand.schedulingUrl} budgets={brand.budgets} />;
}
