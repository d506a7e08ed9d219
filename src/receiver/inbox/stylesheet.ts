import { createHash } from 'node:crypto';
import { baseStyles } from '../../site/theme/base-styles';
import { inboxRoot } from './inbox-paths';
import { chartStyles } from './styles/chart-styles';
import { controlStyles } from './styles/control-styles';
import { frameStyles } from './styles/frame-styles';
import { headerStyles } from './styles/header-styles';
import { leadStyles } from './styles/lead-styles';
import { listStyles } from './styles/list-styles';

export const stylesheet = [baseStyles, frameStyles, headerStyles, controlStyles, listStyles, leadStyles, chartStyles].join('\n');

/** Its name contains its hash, so browsers cache it until it changes. */
export const stylesheetPath = `${inboxRoot}inbox-${createHash('sha256').update(stylesheet).digest('hex').slice(0, 16)}.css`;
