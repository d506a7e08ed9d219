import { type ReactNode, useState } from 'react';
import { keysOf } from '../../../contract/objects';
import { PrimaryButton, PrimaryLink, SecondaryButton, SecondaryLink } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { showToast, toastDurations } from '../../components/toaster';
import { ErrorDisplay } from '../../errors/error-display';
import type { Field } from '../../forms/fields';
import { FormField } from '../../forms/form-field';
import { FormResult } from '../../forms/form-result';
import { NewsletterForm } from '../../forms/newsletter-form';
import { SubmitButton } from '../../forms/submit-button';
import { CallToAction } from '../call-to-action';
import { Section } from '../section';
import { Specimen, Specimens } from './specimen';

const shown = { rest: '', 'pointed at': 'hover', pressed: 'hover active', focused: 'focus focus-visible' } as const;

const kinds: Record<string, ReactNode> = {
  'Primary button': <PrimaryButton>Send</PrimaryButton>,
  'Secondary button': <SecondaryButton>Skip</SecondaryButton>,
  'Primary link': <PrimaryLink to="/">Home</PrimaryLink>,
  'Secondary link': <SecondaryLink to="/">Home</SecondaryLink>,
  'Call to action': <CallToAction />,
  'Outlined call to action': <CallToAction look="outlined" />,
  'Compact call to action': <CallToAction look="compact" />,
};

const options = ['One', 'Two', 'Three'].map((label, id) => ({ id, label, value: label.toLowerCase() }));
const text = { required: true, autoComplete: 'off', minLength: 4, maxLength: 200, placeholder: 'A placeholder' } as const;
const fields: Field[] = [
  { ...text, kind: 'text', name: 'text', label: 'Text' },
  { ...text, kind: 'textarea', name: 'long', label: 'Long text' },
  { kind: 'select', name: 'select', label: 'Select', required: false, options, prompt: 'Please choose' },
  {
    kind: 'multi-select',
    name: 'multi',
    label: 'Multi-select',
    required: false,
    groups: [
      { title: 'A group', options: options.slice(0, 2) },
      { title: 'Another group', options: options.slice(2) },
    ],
    preselected: ['two'],
  },
];

const message = 'What is wrong, and how to put it right.';

const longMessage = 'A message of more than a line, which a narrow toast would break so often that it covers half of a phone.';

function Messages() {
  const [open, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <Section heading="Toasts and dialog">
      <Specimens>
        {keysOf(toastDurations).map((kind) => (
          <Specimen key={kind} name={`Toast: ${kind}`}>
            <SecondaryButton onClick={() => showToast(kind, kind === 'error' ? <ErrorDisplay code="" message={message} /> : 'It is done.')}>
              Show
            </SecondaryButton>
          </Specimen>
        ))}
        <Specimen name="Toast: wide">
          <SecondaryButton onClick={() => showToast('blank', longMessage, { wide: true })}>Show</SecondaryButton>
        </Specimen>
        <Specimen name="Dialog">
          <SecondaryButton ref={setOpener} onClick={() => setOpen(true)}>
            Open
          </SecondaryButton>
        </Specimen>
      </Specimens>
      <Dialog open={open} heading="A dialog" opener={opener} onClose={() => setOpen(false)}>
        <p>Its content.</p>
      </Dialog>
    </Section>
  );
}

/** Every control that can be clicked, filled in, or opened, in every state. */
export function Controls() {
  return (
    <>
      <Section heading="Buttons">
        <Specimens>
          {Object.entries(kinds).flatMap(([kind, control]) =>
            Object.entries(shown).map(([state, show]) => (
              <Specimen key={kind + state} name={`${kind}: ${state}`} show={show}>
                {control}
              </Specimen>
            )),
          )}
          <Specimen name="Submit: disabled">
            <SubmitButton disabled busy={false}>
              Send
            </SubmitButton>
          </Specimen>
          <Specimen name="Submit: busy">
            <SubmitButton disabled busy>
              Send
            </SubmitButton>
          </Specimen>
        </Specimens>
      </Section>
      <Section heading="Fields">
        <Specimens>
          {fields.flatMap((field) =>
            [...Object.entries(shown), ['wrong', ''] as const].map(([state, show]) => (
              <Specimen key={field.name + state} name={`${field.label}: ${state}`} show={show}>
                <FormField field={field} id={field.name + state} error={state === 'wrong' ? message : undefined} length={12} />
              </Specimen>
            )),
          )}
        </Specimens>
      </Section>
      <Section heading="Results">
        <FormResult result={null} sending />
        <FormResult result={{ tone: 'good', safe: true, text: 'Thank you.' }} sending={false} />
        <FormResult result={{ tone: 'open', safe: true, text: message }} sending={false} />
        <FormResult result={{ tone: 'bad', safe: false, text: message }} sending={false} />
        <NewsletterForm prefix="blog_post" title="A whole form" subtitle="With its button beside it." />
      </Section>
      <Messages />
    </>
  );
}
