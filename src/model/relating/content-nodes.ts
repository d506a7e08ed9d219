import { additionalListPages } from '../../contract/derived-paths';
import { readDrawing } from '../brand/illustrations';
import { type Kind, kinds } from '../kinds';
import { type Content, type ContentInLanguage, inEachLanguage } from '../reading/content';
import type { Document } from '../reading/read-document';
import { addedData, addedFields, pricingKey } from './added-fields';
import { groupFields, industryFields, listPageFields, topicFields } from './listed-fields';
import { drawingSetFields, fieldsOfKind, nodeData, pricingFields } from './node-field';
import { type RelatingContext, relatingContext } from './relating-context';
import { byLabelIn } from './sorting';
import { writtenAmounts } from './written-amounts';

/** A Gatsby node before it gets an id and digest; `key` is unique within its type. */
type ContentNode = { type: string; key: string; fields: Record<string, unknown> };

/** The nodes of all content, in each language; drawings are read from `folder`. */
export function contentNodes(content: Content, folder: string): ContentNode[] {
  return inEachLanguage(content).flatMap((each) => {
    const context = relatingContext(each, content, (file) => readDrawing(folder, file));
    return nodesIn(each, context).map((node) => ({ ...node, key: context.keyOf(node.key) }));
  });
}

function nodesIn(content: ContentInLanguage, context: RelatingContext): ContentNode[] {
  const byLabel = byLabelIn(content.language, ({ label }: { label: string }) => label);
  const listed = (type: string, entries: Content['taxonomy']['topics'], added: typeof topicFields) =>
    entries.toSorted(byLabel).map((entry, order) => {
      return { type, key: entry.slug, fields: { ...entry, ...addedData(added, { ...entry, order }, context) } };
    });
  return [
    ...content.documents.map((document) => pageNode(document, context)),
    ...listed('Industry', content.taxonomy.industries, industryFields),
    ...listed('Topic', content.taxonomy.topics, topicFields),
    ...additionalListPages(context.posts.length).map((number) => ({
      type: 'BlogListPage',
      key: String(number),
      fields: addedData(listPageFields, number, context),
    })),
    ...content.navigation.groups.map((entry, order) => ({
      type: 'GroupOfServices',
      key: entry.id,
      fields: { ...addedData(groupFields, { ...entry, order }, context) },
    })),
    ...settingsNodes(content, context),
  ];
}

function pageNode<K extends Kind>(document: Document<K>, context: RelatingContext): ContentNode {
  const { kind, path, data } = document;
  return {
    type: kinds[kind].type,
    key: path,
    fields: { ...nodeData(fieldsOfKind(kind), data, context), ...addedData(addedFields[kind], document, context) },
  };
}

/** Nodes of the YAML files that are shown on their own pages. */
function settingsNodes(
  { drawingSet: { drawingSet }, pricing: { pricing }, language }: ContentInLanguage,
  context: RelatingContext,
): ContentNode[] {
  return [
    ...(drawingSet
      ? [{ type: 'DrawingSet', key: 'drawing set', fields: { language, ...nodeData(drawingSetFields, drawingSet, context) } }]
      : []),
    ...(pricing ? [{ type: 'Pricing', key: pricingKey, fields: pricingData(pricing, context) }] : []),
  ];
}

const pricingData = (pricing: NonNullable<ContentInLanguage['pricing']['pricing']>, context: RelatingContext) => ({
  language: context.language,
  key: context.keyOf(pricingKey),
  amounts: writtenAmounts(pricing, context.locale),
  ...nodeData(pricingFields, pricing, context),
});
