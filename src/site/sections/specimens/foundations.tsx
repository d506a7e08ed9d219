import styled from '@emotion/styled';
import { Prose } from '../../components/prose';
import { ErrorDisplay } from '../../errors/error-display';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import { FilterLinks } from '../filter-links';
import { Fit } from '../fit';
import { PartsList } from '../parts-list';
import { Questions } from '../questions';
import { Section } from '../section';
import { Stack } from '../stack';
import { Waypoints } from '../waypoints';
import { Specimen, Specimens } from './specimen';

const Swatch = styled.div`
  height: 56px;
  border: 1px solid ${color.line};
`;

const Bar = styled.div`
  height: 12px;
  background: ${color.brand};
`;

const markdown = `<h2>A heading of the second level</h2><p>Running text with <a href="/services/">a link</a>, <strong>weight</strong>,
<em>stress</em> and <code>code</code>.</p><h3>A heading of the third level</h3><ul><li>An entry</li><li>Another entry</li></ul>
<ol><li>First</li><li>Second</li></ol><blockquote><p>A quotation.</p></blockquote>
<pre><code class="hljs"><span class="hljs-keyword">const</span> answer = <span class="hljs-number">42</span>; <span class="hljs-comment">// why</span></code></pre>
<div class="table"><table><thead><tr><th>Field</th><th>Kind</th></tr></thead><tbody><tr><td>amount</td><td>number</td></tr></tbody></table></div>`;

const named = ['Chart', 'Draft', 'Build', 'Launch'].map((name) => ({
  name,
  text: 'What happens here, in a sentence or two of the usual length.',
}));
const reasons = ['A reason of the usual length, as it stands in a list', 'Another reason'];

/** Colors, type, spacing, and page blocks. */
export function Foundations() {
  return (
    <>
      <Section heading="Colors">
        <Specimens>
          {Object.entries(color).map(([name, value]) => (
            <Specimen key={name} name={`${name} ${value}`}>
              <Swatch style={{ background: value }} />
            </Specimen>
          ))}
        </Specimens>
      </Section>
      <Section heading="Type and space">
        {Object.entries(fontSize).map(([name, value]) => (
          <Specimen key={name} name={`${name} ${value}`}>
            <p style={{ fontSize: value, lineHeight: 1.16 }}>Plan before you build</p>
          </Specimen>
        ))}
        <Specimens>
          {Object.entries(space).map(([name, value]) => (
            <Specimen key={name} name={`space ${name}, ${value}`}>
              <Bar style={{ width: value }} />
            </Specimen>
          ))}
        </Specimens>
      </Section>
      <Section heading="Running text">
        <Prose html={markdown} />
        <ErrorDisplay code="404" message="There is no page at this address." />
      </Section>
      <Fit goodFit={reasons} poorFit={reasons} />
      <Section heading="Parts list" annotation="An annotation" intro="An introduction to the section, in a sentence.">
        <PartsList items={named} />
      </Section>
      <Section heading="Waypoints">
        <Waypoints items={named} />
      </Section>
      <Section heading="Stack and filters">
        <Stack choices={[{ name: 'PostgreSQL', why: 'A reason.', icon: null }]} />
        <FilterLinks
          label="Filter"
          links={[
            { path: '/specimens/', label: 'The current one' },
            { path: '/services/', label: 'Another' },
          ]}
        />
      </Section>
      <Questions questions={[{ question: 'A question?', answer: 'An answer.\n\nIts second paragraph.' }]} />
    </>
  );
}
