import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../site/components/annotation';
import { Paragraphs } from '../../site/components/prose';
import { TextWrapper, Wrapper } from '../../site/components/wrapper';
import { Goal } from '../../site/sections/case-study/goal';
import { Projects } from '../../site/sections/case-study/projects';
import { Testimonial } from '../../site/sections/case-study/testimonial';
import { WhatWeDid } from '../../site/sections/case-study/what-we-did';
import { type Previewed, partOf, rowsOf, textOf } from './previewed-data';

/** The parts of a case study, as far as written. */
export function PreviewedCase({ data, addressOf }: Pick<Previewed, 'data' | 'addressOf'>) {
  const { t } = useTranslation();
  const [goal, done, projects, testimonial] = ['goal', 'whatWeDid', 'projects', 'testimonial'].map((name) => partOf(data, name)) as [
    Previewed['data'],
    Previewed['data'],
    Previewed['data'],
    Previewed['data'],
  ];
  const items = rowsOf(done, 'items', 'name', 'text').map((item) => ({ ...item, service: null }));
  return (
    <>
      <Goal annotation={t('case.goal')} goal={{ heading: textOf(goal, 'heading'), text: textOf(goal, 'text') }} />
      <WhatWeDid
        annotation={t('case.whatWeDid')}
        done={{ heading: textOf(done, 'heading'), columns: Number(textOf(done, 'columns')) || 2, items }}
      />
      <Pictures data={data} addressOf={addressOf} />
      <Projects
        annotation={t('case.projects')}
        projects={{ heading: textOf(projects, 'heading'), items: rowsOf(projects, 'items', 'name', 'text', 'result') }}
      />
      <Testimonial testimonial={{ quote: textOf(testimonial, 'quote'), role: textOf(testimonial, 'role') }} />
    </>
  );
}

function Pictures({ data, addressOf }: Pick<Previewed, 'data' | 'addressOf'>) {
  return (
    <>
      {rowsOf(data, 'imageBlocks', 'picture', 'alt', 'caption').map(({ picture, alt, caption }) => (
        <Wrapper key={caption} as="figure">
          <img src={addressOf(picture)} alt={alt} />
          <Annotation as="figcaption">{caption}</Annotation>
        </Wrapper>
      ))}
      {rowsOf(data, 'textWithImage', 'picture', 'alt', 'heading', 'text').map(({ picture, alt, heading, text }) => (
        <TextWrapper key={heading}>
          <h2>{heading}</h2>
          <Paragraphs text={text} />
          <img src={addressOf(picture)} alt={alt} />
        </TextWrapper>
      ))}
    </>
  );
}
