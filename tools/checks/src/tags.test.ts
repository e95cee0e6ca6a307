import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, readProjects } from './tags.ts';

const root = join(import.meta.dirname, '../../..');

it('every project says its layer and its side', () => {
  const projects = readProjects(root);
  expect(projects.length).toBeGreaterThan(20);
  expect(projects.flatMap(faultsOf)).toEqual([]);
});

it('every folder with code is a project', () => {
  const strays = ['apps', 'libs', 'brands', 'tools']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'src')) && !existsSync(join(root, folder, 'package.json')));
  expect(strays).toEqual([]);
});

describe('a fault is found', () => {
  it.each([
    [[], /no layer/],
    [['layer:domain'], /no side/],
    [['layer:domain', 'layer:ui', 'side:web'], /layers layer:domain and layer:ui/],
    [['layer:domian', 'side:web'], /unknown tag layer:domian/],
    [['layer:app', 'side:web'], /without its app tag/],
  ])('%j', (tags, message) => {
    expect(faultsOf({ folder: 'libs/x', tags }).join('\n')).toMatch(message);
  });
  it('in a brand that calls itself something else', () => {
    expect(faultsOf({ folder: 'brands/x', tags: ['layer:ui', 'side:web'] })).toHaveLength(1);
  });
});
