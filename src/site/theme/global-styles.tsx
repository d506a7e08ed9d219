import { css, Global } from '@emotion/react';
import { codeColors } from './code-colors';
import { fontFaces } from './font-faces';
import { pageStyles } from './page-styles';
import { printStyles } from './print-styles';
import { resetStyles } from './reset-styles';

const faces = css(fontFaces);

export function GlobalStyles() {
  return <Global styles={[faces, resetStyles, pageStyles, codeColors, printStyles]} />;
}
