import { css, Global } from '@emotion/react';
import { baseStyles } from './base-styles';
import { printStyles } from './print-styles';

const base = css(baseStyles);

export function GlobalStyles() {
  return <Global styles={[base, printStyles]} />;
}
