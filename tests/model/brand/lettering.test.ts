import { lettered, letteringOf, readLettering } from '../../../src/model/brand/lettering';

const drawing = `<svg viewBox="0 0 416 416"><g><path class="line" d="M0 0h9"/>
  <text class="name" x="8" y="8">General arrangement</text>
  <text x="8" y="24"><tspan class="name">A</tspan> profile</text>
  <text x="8" y="40">\u00a06 Mexico</text>
  <text x="8" y="56">research &amp; design</text>
  <text x="8" y="72">1:96</text>
  <text x="8" y="88">profile</text>
</g></svg>`;

test('the words of a drawing are listed once each, without figures and single letters', () => {
  expect(letteringOf(drawing)).toEqual(['General arrangement', 'profile', '6 Mexico', 'research & design']);
});

test('a drawing is lettered in another language, and nothing else of it changes', () => {
  const svg = lettered(drawing, {
    'General arrangement': 'Plano <general>',
    profile: 'perfil',
    'research & design': 'investigación y diseño',
  });
  expect(svg).toBe(
    drawing
      .replace('General arrangement', 'Plano &lt;general&gt;')
      .replaceAll('profile', 'perfil')
      .replace('research &amp; design', 'investigación y diseño'),
  );
});

test('words are not replaced within others, nor in attributes', () => {
  expect(lettered('<svg><text class="name">a name</text></svg>', { name: 'nombre' })).toBe('<svg><text class="name">a name</text></svg>');
});

const file = 'illustrations/team.es.yml';

test('lettering is read from YAML, also of texts with punctuation', () => {
  expect(readLettering(file, 'profile: perfil\n"1:96": 1:100\nresearch & design: diseño\n', drawing)).toEqual({
    lettering: { profile: 'perfil', '1:96': '1:100', 'research & design': 'diseño' },
    problems: [],
  });
});

test('lettering of a text that the drawing does not have is reported with its line', () => {
  const { problems } = readLettering(file, 'profile: perfil\nprofil: perfil\n', drawing);
  expect(problems).toEqual([
    {
      file,
      line: 2,
      field: 'profil',
      found: 'this text',
      expected: 'one of the texts in the drawing: General arrangement, profile, 6 Mexico, research & design',
    },
  ]);
});

test.each([
  ['an empty file', '', 'file'],
  ['a list', '- profile\n', 'file'],
  ['an empty text', 'profile: ""\n', 'profile'],
  ['a figure', 'profile: 3\n', 'profile'],
  ['broken YAML', 'profile: [\n', 'YAML'],
])('%s is reported and leaves the drawing as it is', (_, text, field) => {
  const { lettering, problems } = readLettering(file, text, drawing);
  expect(problems.map((problem) => problem.field)).toContain(field);
  expect(lettered(drawing, lettering)).toBe(drawing);
});
