import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ChangeEvent, type Dispatch, type FormEvent, useRef } from 'react';
import { Annotation } from '../../components/annotation';
import { SecondaryButton } from '../../components/button';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, fontWeight } from '../../theme/type';
import { controlBox } from './control-box';
import type { DemoAction } from './demo-state';
import { FileInput } from './file-input';
import { readFile } from './read-file';
import { readSheet, type SheetProblem, type SheetRead } from './read-sheet';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: baseline;
  ${media.tabletUp} {
    &:has([open]) {
      grid-column: 1 / -1;
    }
  }
`;

const wayOn = css`
  min-height: 32px;
  padding: ${space.half} 0;
  ${media.touch} {
    padding-block: 0.625rem;
  }
  color: ${color.link};
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
`;

const Back = styled.button`
  ${wayOn}
  background: none;
  border: 0;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

const Frame = styled.details`
  min-width: 0;
  &[open] {
    flex-basis: 100%;
  }
`;

const Summary = styled.summary(wayOn);

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  max-width: 40rem;
  padding-block: ${space[2]};
  label {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

const Cells = styled.textarea`
  ${controlBox}
  height: auto;
  min-height: 7rem;
  padding-block: 0.5rem;
  line-height: 1.5;
  white-space: pre;
  overflow: auto;
`;

const Problem = styled.p`
  color: ${color.error};
`;

type OwnFileProps = { sampleShown: boolean; problem: SheetProblem | null; dispatch: Dispatch<DemoAction> };

/** Lets visitors choose or paste their own file; it never leaves the page. */
export function OwnFile({ sampleShown, problem, dispatch }: OwnFileProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDetailsElement>(null);
  const nameOf = (position: number) => t('fuseDemo.column', { position });

  const takeIn = (name: string | null, read: SheetRead) => {
    if ('problem' in read) return dispatch({ type: 'sheetRefused', problem: read.problem });
    dispatch({ type: 'sheetRead', name, sheet: read.sheet });
    // Close the panel so it does not cover the result, and keep the focus.
    if (frame.current) frame.current.open = false;
    frame.current?.querySelector('summary')?.focus();
  };
  const restore = () => {
    dispatch({ type: 'sampleRestored' });
    frame.current?.querySelector('summary')?.focus();
  };
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    takeIn(file.name, await readFile(file, nameOf));
    // Allows choosing the same file again after it was corrected.
    target.value = '';
  };
  const onPaste = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    takeIn(null, readSheet(String(new FormData(event.currentTarget).get('cells') ?? ''), nameOf));
  };

  return (
    <Ways>
      {sampleShown ? null : (
        <Back type="button" onClick={restore}>
          {t('fuseDemo.own.sample')}
        </Back>
      )}
      <Frame ref={frame}>
        <Summary>{t('fuseDemo.own.summary')}</Summary>
        <Form onSubmit={onPaste}>
          <Annotation>{t('fuseDemo.own.promise')}</Annotation>
          <div>
            <label htmlFor="fuse-own-file-file">{t('fuseDemo.own.file')}</label>
            <FileInput
              id="fuse-own-file-file"
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              aria-describedby="fuse-own-file-problem"
              onChange={onFile}
            />
          </div>
          <div>
            <label htmlFor="fuse-own-file-cells">{t('fuseDemo.own.cells')}</label>
            <Cells
              id="fuse-own-file-cells"
              name="cells"
              rows={4}
              spellCheck={false}
              autoComplete="off"
              aria-describedby="fuse-own-file-problem"
            />
          </div>
          <div id="fuse-own-file-problem" role="alert">
            {problem ? <Problem>{t(`fuseDemo.problem.${problem.code}`, { value: problem.value })}</Problem> : null}
          </div>
          <div>
            <SecondaryButton type="submit">{t('fuseDemo.own.read')}</SecondaryButton>
          </div>
        </Form>
      </Frame>
    </Ways>
  );
}
