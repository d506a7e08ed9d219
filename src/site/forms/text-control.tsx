import styled from '@emotion/styled';
import { controlLook, Hint, Label } from './control-look';
import { ErrorLine } from './error-line';
import type { FieldProps, TextField } from './fields';

const Input = styled.input(controlLook);

const TextArea = styled.textarea`
  ${controlLook}
  display: block;
  min-height: 7.5rem;
  resize: vertical;
  field-sizing: content;
`;

/** A single-line or multi-line text control. */
export function TextControl({ field, id, error, length = 0 }: FieldProps<TextField>) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    minLength: field.minLength,
    autoComplete: field.autoComplete,
    'aria-invalid': error !== undefined,
    'aria-describedby': field.hint ? `${hintId} ${errorId}` : errorId,
    placeholder: field.placeholder,
    inputMode: field.inputMode,
  };
  const block = field.kind === 'textarea';
  return (
    <>
      <Label htmlFor={id} data-required={field.required}>
        {field.label}
      </Label>
      {field.hint ? <Hint id={hintId}>{field.hint}</Hint> : null}
      {block ? <TextArea {...attributes} rows={4} /> : <Input {...attributes} type={field.kind} />}
      <ErrorLine id={errorId} error={error} counter={block ? `${length} / ${field.maxLength}` : undefined} />
    </>
  );
}
