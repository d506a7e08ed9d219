import { render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { ContactForm } from '../../../src/site/forms/contact-form';
import { SiteFramesProvider } from '../../../src/site/words/site-frame';
import { t } from '../../translation';
import { contactFrame, schedulingUrl } from './contact-frame';
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

async function open(props: Parameters<typeof ContactForm>[0] = {}, frame = contactFrame) {
  render(
    <StrictMode>
      <SiteFramesProvider value={() => frame}>
        <ContactForm {...props} />
      </SiteFramesProvider>
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
  await user.tab();
  await wait();
  expect(choice).toBeValid();
  await user.tab();
  await wait();
  expect(choice).toBeInvalid();
  expect(screen.getByText('Please select at least one option.')).toBeVisible();
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

test('without services, the second step does not ask for interests', async () => {
  await open({}, { ...contactFrame, interests: [] });
  await writeMessage();
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
