import { completeEnvironment } from '../build/settings/environment';
import { contentFolder, contentPlace } from '../model/content-folder';

/** The content folder of a build, which `.env.production` may set: its absolute path, and the same as messages show it. */
export function contentInUse(): { folder: string; place: string } {
  completeEnvironment('production');
  return { folder: contentFolder(), place: contentPlace() };
}
