import { expect, it } from 'vitest';
import { testSite } from '@baize/testing';
import { fillPlaceholders } from './fill-placeholders.ts';

it.each([
  ['{brand}, {company}', 'Wireframe, Wireframe Reference Ltd'],
  ['{licence} {licenceNumber}', 'Malta Gaming Authority MGA/B2C/002/2026'],
  ['{supportEmail}', 'support@wireframe.example'],
  ['{minimumAge}+', '18+'],
  ['{unknown} stays', '{unknown} stays'],
  ['{brand}{brand}', 'WireframeWireframe'],
  ['no {} braces {', 'no {} braces {'],
  ['{constructor} {toString}', '{constructor} {toString}'],
])('%s', (text, expected) => expect(fillPlaceholders(text, testSite())).toBe(expected));
