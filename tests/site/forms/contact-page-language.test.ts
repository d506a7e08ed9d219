/** @jest-environment jsdom */
import { noSiteData } from '../../../src/contract/site-data';
import { goTo } from '../../../src/site/edge/full-navigation';
import { contactDialogChunk, openOnceLoaded } from '../../../src/site/forms/contact-dialog-chunk';
import { formEngineChunk } from '../../../src/site/forms/use-form-engine';
import { languageFiles } from '../../../src/site/words/language-files';

jest.mock('../../../src/site/edge/full-navigation', () => ({ goTo: jest.fn() }));
jest.mock('../../../src/site/words/site-languages', () => ({ defaultLanguage: 'en', languages: ['en', 'de'] }));

beforeEach(() => {
  jest.spyOn(contactDialogChunk, 'load').mockResolvedValue(undefined);
  jest.spyOn(formEngineChunk, 'load').mockResolvedValue(undefined);
  jest.spyOn(languageFiles, 'siteDataIn').mockReturnValue({ ...noSiteData, paths: ['/contact-us/'] });
});

test('without its dialog, the call to action leads to the contact page in the language of the page', async () => {
  window.history.replaceState(null, '', '/de/');
  await openOnceLoaded(document.body, jest.fn());
  expect(goTo).toHaveBeenCalledWith('/de/contact-us/');
});

test('a press in the footer, which stays, neither opens a dialog on the next page nor leads away from it', async () => {
  const open = jest.fn();
  window.history.replaceState(null, '', '/de/');
  const pressed = openOnceLoaded(document.body, open);
  window.history.replaceState(null, '', '/de/pricing/');
  await pressed;
  expect(open).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
});
