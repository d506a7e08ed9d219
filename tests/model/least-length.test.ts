import { line, prose, title } from '../../src/model/schemas/shared';

const complaint = (schema: typeof title, text: string) => schema.safeParse(text).error?.issues.map(({ code }) => code) ?? [];

test.each(['ホーム', '料金', '会社案内', '首页', '회사', 'ITサービス'])('%s is long enough for a title', (text) => {
  expect(complaint(title, text)).toEqual([]);
});

test.each(['家', 'Hom', 'Más', 'ا ب'])('%s is too short for a title', (text) => {
  expect(complaint(title, text)).toEqual(['too_small']);
});

test('half of the minimum is enough in Chinese, Japanese and Korean, without the spaces around a text', () => {
  expect([34, 35].map((length) => line(70, 160).safeParse('字'.repeat(length)).success)).toEqual([false, true]);
  expect([69, 70].map((length) => line(70, 160).safeParse('x'.repeat(length)).success)).toEqual([false, true]);
  expect([' 字 \n', ' 字字 \n', '字字字字字'].map((text) => prose(4, 4).safeParse(text).success)).toEqual([false, true, false]);
});
