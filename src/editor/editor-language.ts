/** The language of the editor's own labels and messages, whatever the languages of the site. */
export const editorLanguage = 'en';

export const languageNames = new Intl.DisplayNames([editorLanguage], { type: 'language' });
