import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { furtherListPages } from '../../contract/derived-paths';
import { readDrawings } from '../brand/drawings';
import { readDrawing } from '../brand/illustrations';
import type { Look } from '../brand/look';
import { type Kind, kinds } from '../kinds';
import type { Content } from '../reading/read-content';
import type { Document } from '../reading/read-document';
import { timeAt } from '../reading/zoned-time';
import { defaultLanguageOf } from '../site-languages';
import { cleanSvg } from '../svg/clean-svg';
import { addedData, addedFields } from './added-fields';
import type { ContentNode } from './content-node';
import { countryName } from './country-name';
import { groupFields, industryFields, listPageFields, topicFields } from './listed-fields';
import { navigationNode } from './navigation-node';
import { drawingSetFields, fieldsOfKind, nodeData, pricingFields } from './node-field';
import { type Surroundings, surroundingsOf } from './surroundings';

/** All content nodes; pictures and marks are read from `folder`, `look` has the colors of the logo, `now` is in milliseconds since 1970. */
export function contentNodes(content: Content, folder: string, look: Look, now = Date.now()): ContentNode[] {
  const around = surroundingsOf(content, (file) => readDrawing(folder, file));
  const { industries, topics } = content.taxonomy;
  return [
    ...content.documents.map((document) => pageNode(document, around)),
    ...industries.map((entry) => ({
      type: 'Industry',
      key: entry.slug,
      fields: { ...entry, ...addedData(industryFields, entry, around) },
    })),
    ...topics.map((entry) => ({ type: 'Topic', key: entry.slug, fields: { ...entry, ...addedData(topicFields, entry, around) } })),
    ...furtherListPages(around.posts.length).map((number) => ({
      type: 'BlogListPage',
      key: String(number),
      fields: addedData(listPageFields, number, around),
    })),
    ...content.navigation.groups.map((entry, order) => ({
      type: 'GroupOfServices',
      key: entry.id,
      fields: { ...addedData(groupFields, { ...entry, order }, around) },
    })),
    brandNode(content, folder, look, now),
    ...settingsNodes(content),
    navigationNode(content),
  ];
}

function pageNode<K extends Kind>(document: Document<K>, around: Surroundings): ContentNode {
  const { kind, path, data } = document;
  return {
    type: kinds[kind].type,
    key: path,
    fields: { ...nodeData(fieldsOfKind(kind), data), ...addedData(addedFields[kind], document, around) },
  };
}

/** Nodes of the YAML files that are shown on their own pages. */
function settingsNodes({ drawingSet: { drawingSet }, pricing: { pricing } }: Content): ContentNode[] {
  return [
    ...(drawingSet ? [{ type: 'DrawingSet', key: 'drawing set', fields: nodeData(drawingSetFields, drawingSet) }] : []),
    ...(pricing ? [{ type: 'Pricing', key: 'pricing', fields: nodeData(pricingFields, pricing) }] : []),
  ];
}

function brandNode({ site: { scripts: _scripts, nameInLogo, ...site } }: Content, folder: string, look: Look, now: number): ContentNode {
  const marks = (name: 'partners' | 'recognitions') =>
    site[name].map(({ mark, ...rest }, index) => ({
      ...rest,
      svg: existsSync(join(folder, mark)) ? cleanSvg(readFileSync(join(folder, mark), 'utf8'), `${name}-${index}`).svg : '',
    }));
  const yearOfBuild = Number(timeAt(now, site.timeZone).slice(0, 4));
  const logo = { ...readDrawings(folder, look).logo, holdsName: nameInLogo };
  return {
    type: 'Brand',
    key: 'brand',
    fields: {
      ...site,
      countryName: countryName(site.country, defaultLanguageOf(site)),
      logo,
      yearOfBuild,
      partners: marks('partners'),
      recognitions: marks('recognitions'),
    },
  };
}
