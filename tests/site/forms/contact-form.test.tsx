/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { arrivedLeads } from '../../../src/site/delivery/arrived-leads';
import { recordOf } from '../../../src/site/delivery/outbox-record';
import { ContactForm } from '../../../src/site/forms/contact-form';
import { notePreviousPage } from '../../../src/site/session/previous-page';
import { SiteDataProvider } from '../../../src/site/words/site-data';
import { t } from '../../translation';
import { contactSiteData, schedulingUrl } from './contact-site-data';
import { press, stopTheClock, visitor as user, wait, write } from './visitor';

const call = jest.fn();
const deliver = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({
  track: (...args: unknown[]) => call(...args),
  identify: (...args: unknown[]) => call('identify', ...args),
}));
jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: (...args: unknown[]) => deliver(...args) }));

const pressNamed = (name: string) => press(screen.getByRole('button', { name }));

stopTheClock();

beforeEach(() => {
  call.mockReset();
  deliver.mockReset().mockResolvedValue('accepted');
});

async function open(props: Parameters<typeof ContactForm>[0] = {}, siteData = contactSiteData) {
  render(
    <StrictMode>
      <SiteDataProvider value={() => siteData}>
        <ContactForm {...props} />
      </SiteDataProvider>
    </StrictMode>,
  );
  await wait();
}

async function writeMessage() {
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  await write(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await write(screen.getByRole('textbox', { name: t('forms.contact.message') }), 'We need an engine.');
  await wait();
  await pressNamed('Send message');
}

async function addDetails() {
  await user.click(screen.getByRole('checkbox', { name: 'Another service' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Budget' }), '$25,000 to $75,000');
  await wait();
  await pressNamed('Send details');
}

const accessibleName = (element: Element) => element.closest('label')?.textContent;
const leads = () => deliver.mock.calls.map(([lead]) => lead);

test('the first step alone is delivered, identifies the visitor and is tracked without its content', async () => {
  await open();
  await writeMessage();
  expect(leads()).toMatchObject([
    { form: 'contact', source: 'contact_page', fields: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'We need an engine.' } },
  ]);
  expect(call.mock.calls).toEqual([
    ['identify', { email: 'ada@example.com', name: 'Ada Lovelace' }],
    ['contact_us_submit', {}],
  ]);
});

test('the message says what to write, also beside an error, and the button when an answer comes', async () => {
  await open();
  const message = screen.getByRole('textbox', { name: t('forms.contact.message') });
  expect(message).toHaveAccessibleDescription(expect.stringContaining(t('forms.contact.messageHint')));
  expect(screen.getByText(t('forms.contact.promise'))).toBeInTheDocument();
  await pressNamed('Send message');
  await wait();
  expect(message).toHaveAccessibleDescription(`${t('forms.contact.messageHint')} ${t('forms.errors.required')}`);
});

test('after the first step, the second step replaces it and its heading gets focus', async () => {
  await open();
  await writeMessage();
  expect(screen.getByRole('heading', { name: t('forms.contact.detailsHeading') })).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Interests' })).toBeInTheDocument();
});

test.each([
  ['accepted', t('forms.contact.accepted')],
  ['stored', t('forms.kept.server')],
])('a first step that is %s is shown as such on the later steps', async (delivery, words) => {
  deliver.mockResolvedValueOnce(delivery);
  await open();
  await writeMessage();
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said().some((text) => text?.includes(words))).toBe(true);
  await pressNamed(t('forms.contact.skip'));
  expect(said().some((text) => text?.includes(words))).toBe(true);
});

test('a first step that had to wait is shown as accepted once it has arrived', async () => {
  deliver.mockResolvedValueOnce('stored');
  await open();
  await writeMessage();
  expect(screen.getByText(t('forms.kept.server'))).toBeInTheDocument();
  act(() => arrivedLeads.note(recordOf(leads()[0])));
  expect(screen.queryByText(t('forms.kept.server'))).not.toBeInTheDocument();
  expect(screen.getByText(t('forms.contact.accepted')).closest('[role=status]')).toHaveAttribute('data-tone', 'good');
});

test('without an endpoint, no step claims that a message arrived', async () => {
  deliver.mockResolvedValue('nowhere');
  await open();
  await writeMessage();
  expect(screen.getByText(/Nothing was sent/)).toBeInTheDocument();
  await addDetails();
  expect(screen.getByText(/Nothing was sent/)).toBeInTheDocument();
  expect(screen.queryByText(/thank you|have your message|all we need|hear from/i)).not.toBeInTheDocument();
});

test('a message shown at the top of the next step is not repeated in a toast', async () => {
  await open();
  await writeMessage();
  await wait();
  expect(screen.getAllByText(t('forms.contact.accepted'))).toHaveLength(1);
});

test('the second step updates the lead under its key and keeps all fields of the first', async () => {
  await open();
  await writeMessage();
  call.mockReset();
  await addDetails();
  const [first, second] = leads();
  expect(second.key).toBe(first.key);
  expect(second.revision).toBeGreaterThan(first.revision);
  expect(second.fields).toEqual({ ...first.fields, interests: ['another-service'], budget: '25k-75k' });
  expect(call.mock.calls).toEqual([
    ['interests_set', { interests: ['another-service'] }],
    ['contact_us_submit_2', {}],
  ]);
  expect(screen.getByRole('heading', { name: t('forms.contact.doneHeading') })).toHaveFocus();
});

test('a failed second step is retried under the same key', async () => {
  await open();
  await writeMessage();
  deliver.mockResolvedValueOnce('refused');
  await addDetails();
  expect(within(screen.getByRole('form')).getByRole('alert')).toHaveTextContent('refused');
  expect(screen.getByRole('checkbox', { name: 'Another service' })).toBeChecked();
  await wait(2_000);
  await pressNamed('Send details');
  expect(new Set(leads().map(({ key }) => key)).size).toBe(1);
  expect(leads().map(({ revision }) => revision)).toEqual([1, 2, 3]);
});

test('missing required fields in the second step show errors, and the first gets focus', async () => {
  await open();
  await writeMessage();
  await pressNamed('Send details');
  expect(screen.getByRole('group', { name: 'Interests' })).toHaveAccessibleDescription('Please select at least one option.');
  expect(screen.getByRole('combobox', { name: 'Budget' })).toHaveAccessibleDescription('Please select an option.');
  expect(screen.getByRole('combobox', { name: 'Timeline' })).toHaveAccessibleDescription('');
  expect(screen.getByRole('checkbox', { name: 'A service' })).toHaveFocus();
  expect(leads()).toHaveLength(1);
});

test('tabbing between interests shows no error until focus leaves the group', async () => {
  await open();
  await writeMessage();
  const choice = screen.getByRole('checkbox', { name: 'A service' });
  choice.focus();
  const nextGroup = screen.getByText(t('forms.contact.product'));
  for (const next of [screen.getByRole('checkbox', { name: 'Another service' }), nextGroup]) {
    await user.tab();
    await wait();
    expect(next).toHaveFocus();
    expect(choice).toBeValid();
  }
  await user.click(nextGroup);
  await user.tab();
  await user.tab();
  await wait();
  expect(choice).toBeInvalid();
  expect(screen.getByText('Please select at least one option.')).toBeVisible();
});

test('a submit without interests opens the group of the first one and moves the focus there', async () => {
  await open();
  await writeMessage();
  const group = screen.getByRole('group', { name: 'A group' });
  await user.click(within(group).getByText('A group'));
  expect(group).not.toHaveAttribute('open');
  await pressNamed('Send details');
  await wait();
  expect(group).toHaveAttribute('open');
  expect(screen.getByRole('checkbox', { name: 'A service' })).toHaveFocus();
});

test('interests can be selected and cleared by keyboard', async () => {
  await open();
  await writeMessage();
  const choice = screen.getByRole('checkbox', { name: 'A service' });
  choice.focus();
  await user.keyboard(' ');
  expect(choice).toBeChecked();
  await user.keyboard(' ');
  expect(choice).not.toBeChecked();
});

test('the second step can be skipped, and another message is a new lead', async () => {
  await open();
  await writeMessage();
  await pressNamed(t('forms.contact.skip'));
  expect(screen.getByRole('heading', { name: t('forms.contact.doneHeading') })).toHaveFocus();
  await pressNamed(t('forms.contact.again'));
  expect(document.activeElement).toContainElement(screen.getByRole('textbox', { name: 'Name' }));
  expect(document.body).not.toHaveFocus();
  await writeMessage();
  const [first, second] = leads();
  expect(second.key).not.toBe(first.key);
});

test('the interests tell screen readers that one is required, until an error says so', async () => {
  await open();
  await writeMessage();
  expect(screen.getByRole('group', { name: 'Interests' })).toHaveAccessibleDescription(t('forms.errors.multiSelect'));
});

test('the interests are grouped, and the product has a group of its own', async () => {
  await open();
  await writeMessage();
  const namesIn = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('checkbox')
      .map(accessibleName);
  expect(namesIn('A group')).toEqual(['A service', 'Another service']);
  expect(namesIn(t('forms.contact.product'))).toEqual(['A product']);
});

describe('the page that the visitor came from', () => {
  const chosen = () => screen.queryAllByRole('checkbox', { checked: true }).map(accessibleName);
  afterEach(() => window.history.replaceState({}, '', '/'));

  test.each([
    ['a service', '/services/another-service/', ['Another service']],
    ['the product', '/products/a-product/', ['A product']],
    ['another page', '/pricing/', []],
  ])('%s: the dialog that opens there selects it if it is among the interests', async (_, path, selected) => {
    window.history.replaceState({}, '', path);
    await open({ source: 'contact_dialog' });
    await writeMessage();
    expect(chosen()).toEqual(selected);
  });

  test('is selected on the page of the form, and sent', async () => {
    window.history.replaceState({}, '', '/contact-us/');
    notePreviousPage('/services/a-service/');
    await open();
    await writeMessage();
    expect(chosen()).toEqual(['A service']);
    await addDetails();
    expect(leads().at(-1).fields.interests).toEqual(['a-service', 'another-service']);
    notePreviousPage('/');
  });
});

test('without services, the second step does not ask for interests', async () => {
  await open({}, { ...contactSiteData, interests: [] });
  await writeMessage();
  expect(screen.getByRole('combobox', { name: 'Budget' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Interests' })).not.toBeInTheDocument();
});

test('the calendar link is offered, with an extra hint for visitors who want a call', async () => {
  await open({ opening: 'schedule-a-call' });
  expect(screen.getByRole('link', { name: /Pick a time in our calendar/ })).toHaveAttribute('href', schedulingUrl);
  expect(screen.getByText(t('forms.contact.scheduleFirst'))).toBeInTheDocument();
});

test('the first step formats no numbers, because the first formatter takes 100 ms on a slow phone', async () => {
  const formatter = jest.spyOn(Intl, 'NumberFormat');
  await open();
  expect(formatter).not.toHaveBeenCalled();
});
