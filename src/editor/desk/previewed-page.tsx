import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';
import type { Kind } from '../../model/kinds';
import { renderMarkdown } from '../../model/reading/render-markdown';
import { Paragraphs, Prose } from '../../site/components/prose';
import { TextWrapper, Wrapper } from '../../site/components/wrapper';
import { Fit } from '../../site/sections/fit';
import { PartsList, Waypoints } from '../../site/sections/named-texts';
import { PageHero } from '../../site/sections/page-hero';
import { Questions } from '../../site/sections/questions';
import { Section } from '../../site/sections/section';
import { Stack } from '../../site/sections/stack';
import { TextSection } from '../../site/sections/text-section';
import { space } from '../../site/theme/space';
import { escapeHtml } from '../escape-html';
import { PreviewedBlocks } from './previewed-blocks';
import { PreviewedCase } from './previewed-case';
import { type Previewed, rowsOf, textOf, textsOf } from './previewed-data';

const Band = styled.section`
  padding-block: ${space[6]};
`;

/** An unfinished page, assembled from the site's sections. */
export function PreviewedPage({ kind, data, addressOf }: Previewed) {
  const html = useHtml(textOf(data, 'body'), addressOf);
  const picture = textOf(data, 'picture');
  return (
    <main>
      <PageHero annotation={textOf(data, 'label')} heading={textOf(data, 'heading')} lead={textOf(data, 'summary')} />
      {picture ? (
        <Band>
          <Wrapper>
            <img src={addressOf(picture)} alt={textOf(data, 'pictureAlt')} />
          </Wrapper>
        </Band>
      ) : null}
      {kind === 'caseStudy' ? <PreviewedCase data={data} addressOf={addressOf} /> : null}
      <Facts data={data} />
      <PreviewedBlocks data={data} />
      {html ? <Text kind={kind} html={html} /> : null}
      <Steps data={data} />
      <Questions questions={rowsOf(data, 'questions', 'question', 'answer')} />
    </main>
  );
}

function Text({ kind, html }: { kind: Kind; html: string }) {
  if (kind !== 'post' && kind !== 'information') {
    return (
      <TextSection>
        <Prose html={html} />
      </TextSection>
    );
  }
  return (
    <Band>
      <TextWrapper>
        <Prose html={html} />
      </TextWrapper>
    </Band>
  );
}

type WithData = Pick<Previewed, 'data'>;

/** The sections above the body of a service or area. */
function Facts({ data }: WithData) {
  const { t } = useTranslation();
  const goodFit = textsOf(data, 'goodFit');
  const poorFit = textsOf(data, 'poorFit');
  const deliverables = rowsOf(data, 'deliverables', 'name', 'text');
  const industries = rowsOf(data, 'industries', 'name', 'text').filter(({ name }) => name);
  return (
    <>
      {goodFit.length + poorFit.length > 0 ? <Fit goodFit={goodFit} poorFit={poorFit} /> : null}
      {deliverables.length > 0 ? (
        <Section heading={t('service.deliverables')}>
          <PartsList items={deliverables} />
        </Section>
      ) : null}
      {industries.length > 0 ? (
        <Section heading={t('area.industries')}>
          <PartsList items={industries} />
        </Section>
      ) : null}
    </>
  );
}

/** The sections below it. */
function Steps({ data }: WithData) {
  const { t } = useTranslation();
  const steps = rowsOf(data, 'process', 'name', 'text');
  const stack = rowsOf(data, 'stack', 'name', 'why').map((choice) => ({ ...choice, icon: null }));
  const meeting = textOf(data, 'meeting');
  return (
    <>
      {steps.length > 0 ? (
        <Section heading={t('service.process')}>
          <Waypoints items={steps} />
        </Section>
      ) : null}
      {stack.length > 0 ? (
        <Section heading={t('service.stack')}>
          <Stack choices={stack} />
        </Section>
      ) : null}
      {meeting ? (
        <Section heading={t('area.meeting')}>
          <Paragraphs text={meeting} />
        </Section>
      ) : null}
    </>
  );
}

/** The HTML of a body as the site renders it; picture URLs come from the editor. */
function useHtml(markdown: string, addressOf: Previewed['addressOf']): string {
  return useMemo(() => {
    const { html } = renderMarkdown(markdown);
    return html.replace(/(<img src=")([^"]+)"/g, (_, start: string, path: string) => `${start}${escapeHtml(addressOf(path))}"`);
  }, [markdown, addressOf]);
}
