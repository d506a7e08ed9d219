import { escapeMarkup } from '../../contract/escape-markup';

type Picture = { image?: string; alt?: string };

/** A picture in a body. Decap's own component does not require a description; this one does. */
export const pictureComponent = {
  id: 'image',
  label: 'Picture',
  fields: [
    { name: 'image', label: 'Picture', widget: 'image', required: true, choose_url: false, media_library: { allow_multiple: false } },
    {
      name: 'alt',
      label: 'Alt text',
      hint: 'What the picture shows, for people who cannot see it.',
      widget: 'string',
      required: true,
      pattern: ['^[^\\s\\]][^\\n\\]]{8,198}[^\\s\\]]$', '10 to 200 characters'],
    },
  ],
  pattern: /^!\[([^\]]*)\]\((?:<([^>\n]*)>|([^)\s]*))(?:\s"[^"]*")?\)$/,
  fromBlock: ([, alt, bracketed, image]: RegExpMatchArray): Picture => ({ image: bracketed ?? image ?? '', alt: alt ?? '' }),
  toBlock: ({ image = '', alt = '' }: Picture) => `![${alt}](${/[\s()]/.test(image) ? `<${image}>` : image})`,
  toPreview: ({ image = '', alt = '' }: Picture) => `<img src="${escapeMarkup(image)}" alt="${escapeMarkup(alt)}">`,
};
