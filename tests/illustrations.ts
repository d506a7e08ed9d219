import { readIllustrations } from '../src/model/brand/illustrations';
import { contentFolder } from '../src/model/content-folder';
import { siteLanguage } from '../src/model/site-languages';

/** The drawings of the content, which the bundlers get from a file. */
export default readIllustrations(contentFolder(), siteLanguage());
