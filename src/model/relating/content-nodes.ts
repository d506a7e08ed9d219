import { furtherListPages } from '../../contract/derived-paths';
import { readDrawing } from '../brand/illustrations';
import { type Kind, kinds } from '../kinds';
import { type Content, type ContentInLanguage, inEachLanguage } from '../reading/content';
import type { Document } from '../reading/read-document';
import { addedData, addedFields, pricingKey } from './added-fields';
import type { ContentNode } from './content-node';
import { groupFields, industryFields, listPageFields, topicFields } from './listed-fields';
import { drawingSetFields, fieldsOfKind, nodeData, pricingFields } from './node-field';
import { type Surroundings, surroundingsOf } from './surroundings';
import { writtenAmounts } from './written-amounts';

/** The nodes of all content, in each language; drawings are read from `folder`. */
export function contentNodes(content: Content, folder: string): ContentNode[] {
  return inEachLanguage(content).flatMap((each) => {
    const around = surroundingsOf(each, content, (file) => readDrawing(folder, file));
    return nodesIn(each, around).map((node) => ({ ...node, key: around.keyOf(node.key) }));
  });
}

function nodesIn(content: ContentInLanguage, around: Surroundings): ContentNode[] {
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
    ...settingsNodes(content, around),
  ];
}

function pageNode<K extends Kind>(document: Document<K>, around: Surroundings): ContentNode {
  const { kind, path, data } = document;
  return {
    type: kinds[kind].type,
    key: path,
    fields: { ...nodeData(fieldsOfKind(kind), data, around), ...addedData(addedFields[kind], document, around) },
  };
}

/** Nodes of the YAML files that are shown on their own pages. */
function settingsNodes(
  { drawingSet: { drawingSet }, pricing: { pricing }, language }: ContentInLanguage,
  around: Surroundings,
): ContentNode[] {
  return [
    ...(drawingSet
      ? [{ type: 'DrawingSet', key: 'drawing set', fields: { language, ...nodeData(drawingSetFields, drawingSet, around) } }]
      : []),
    ...(pricing ? [{ type: 'Pricing', key: pricingKey, fields: pricingData(pricing, around) }] : []),
  ];
}

const pricingData = (pricing: NonNullable<ContentInLanguage['pricing']['pricing']>, around: Surroundings) => ({
  language: around.language,
  key: around.keyOf(pricingKey),
  amounts: writtenAmounts(pricing, around.locale),
  ...nodeData(pricingFields, pricing, around),
});
