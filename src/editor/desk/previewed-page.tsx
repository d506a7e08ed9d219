import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo } from 'react';
import { Paragraphs, Prose } from '../../components/prose';
import { TextWrapper, Wrapper } from '../../components/wrapper';
import type { Kind } from '../../content-model/kinds';
import { renderMarkdown } from '../../content-model/render-markdown';
import { Fit } from '../../sections/fit';
import { PartsList, Waypoints } from '../../sections/named-texts';
import { PageHero } from '../../sections/page-hero';
import { Questions } from '../../sections/questions';
import { Section } from '../../sections/section';
import { Stack } from '../../sections/stack';
import { TextSection } from '../../sections/text-section';
import { space } from '../../theme/space';
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
  const stack = rowsOf(data, 'stack', 'name', 'why').map((choice) => ({ ...choice, iconPath: null }));
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
