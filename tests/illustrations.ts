import { readIllustrations } from '../src/model/brand/illustrations';
import { contentFolder } from '../src/model/content-folder';

/** The drawings of the content, which the bundlers get from a file. */
export default readIllustrations(contentFolder());
