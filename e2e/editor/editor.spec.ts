import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'playwright/test';
import { samplePost, sampleReferences } from '../../src/commands/draw-guide/sample-post';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { content, test } from './edited-site-test';
import { EditorPage } from './editor-page';

test.describe.configure({ mode: 'serial' });

const original = (file: string) => readFileSync(join(fixtureContent, file), 'utf8');
const edited = (file: string) => readFileSync(join(content, file), 'utf8');

const { fields, text, alt } = samplePost;
const textPicture = 'case-studies/pictures/kaeserei-night.png';
const textAlt = 'Bars for the hours of a night, the tallest one at three';
const service = {
  file: 'services/systemintegration.md',
  summary: 'We connect the systems that a company already has, and show its staff what could not be matched.',
};

test('publishing a post with missing or invalid fields reports each field and writes no file', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('post/new');
  await editor.field('Search title').fill(fields['Search title']);
  await editor.field('Search description').fill('Too short.');
  await editor.publish();
  await expect(page.getByText('Short name is required.')).toBeVisible();
  await expect(page.getByText('Search description: expected 70 to 160 characters on one line')).toBeVisible();
  expect(existsSync(join(content, 'blog/reading-a-trace.md'))).toBe(false);
});

test('a text that is too long, far from what is in view, is shown when saving fails', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('service/entries/systemintegration');
  await editor.field('Search title').fill('T'.repeat(61));
  await editor.text().scrollIntoViewIfNeeded();
  const fault = page.getByText('Search title: expected 4 to 60 characters on one line');
  await expect(fault).not.toBeInViewport();
  await editor.publish();
  await expect(page.getByText('Not saved. Correct the marked fields, then save again.')).toBeVisible();
  await expect(fault).toBeInViewport();
  expect(edited(service.file)).toBe(original(service.file));
});

test('pictures that are stored with another kind of page show in the preview', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('blockPage/entries/ratgeber/inventur-im-fruehjahr');
  const pictures = editor.preview().locator('img');
  await expect(pictures).toHaveCount(2);
  const widths = () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(async () => (await widths()).includes(0)).toBe(false);
});

test('a post is rejected until its picture has alt text, then saved in the format a person would write', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('post/new');
  await editor.write(samplePost);
  await editor.attachPicture(resolve(samplePost.picture));
  await expect(editor.preview().getByRole('heading', { level: 1 })).toHaveText(fields.Heading);
  await expect(editor.preview().getByText(text)).toBeVisible();

  await editor.addTextPicture(resolve(fixtureContent, textPicture), textAlt);
  await expect(editor.preview().getByRole('img', { name: textAlt })).toBeVisible();

  await editor.publish();
  await expect(page.getByText('Alt text: found nothing; expected alt text that says what the picture shows.')).toBeVisible();
  expect(existsSync(join(content, 'blog/reading-a-trace.md'))).toBe(false);

  await editor.field('Alt text').fill(alt);
  await editor.publishAndWait();
  expect(edited('blog/reading-a-trace.md')).toBe(`---
title: Reading a trace
label: Reading a trace
heading: How to read a trace without guessing
description: What a distributed trace shows, what it hides, and how we read one with a team that sees its system for the first time.
summary: A trace is a map of one request. We read it from the widest gap inward, and write down each guess before we look.
date: 2026-11-02 09:30
author: ${sampleReferences.author}
topics:
  - ${sampleReferences.topic}
services:
  - ${sampleReferences.service}
picture: blog/pictures/kaeserei-cover.png
pictureAlt: ${alt}
---

A trace starts where a request enters.

![${textAlt}](blog/pictures/kaeserei-night.png)
`);
});

test('changing one field changes one line of its file', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open('service/entries/systemintegration');
  await editor.field('Summary').fill(service.summary);
  await editor.publishAndWait();
  expect(edited(service.file)).toBe(original(service.file).replace(/^summary: .*$/m, `summary: ${service.summary}`));
});

test('the development server shows both changes', async ({ page }) => {
  await page.goto('/blog/reading-a-trace/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fields.Heading);
  await expect(page.getByRole('img', { name: alt })).toBeVisible();
  const inText = page.getByRole('img', { name: textAlt });
  await inText.scrollIntoViewIfNeeded();
  await expect.poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/services/systemintegration/');
  await expect(page.getByText(service.summary)).toBeVisible();
});
