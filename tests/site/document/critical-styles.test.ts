import { criticalStyles } from '../../../src/site/document/critical-styles';

const animation = '@keyframes settle{from{opacity:0;}}';
const styles = {
  global: 'body{margin:0;}',
  sheet: '/styles.css',
  components: [
    { target: 'xa', rules: [animation, '.xa{animation:settle;}'] },
    { target: 'xb', rules: [animation, '.xb{color:red;}'] },
    { target: 'xc', rules: ['.xc{color:blue;}'] },
  ],
};

test('a page gets the global styles and the rules of its components, each once and in site order', () => {
  const html = '<p class="links xb">x</p><div id="xc" class="xa"></div>';
  expect(criticalStyles(styles, html)).toBe(`body{margin:0;}${animation}.xa{animation:settle;}.xb{color:red;}`);
});
