import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AboutCell } from './about-cell.tsx'
import { DueCell } from './due-cell.tsx'
import { SourceCell } from './source-cell.tsx'

/** The properties of a cell that the list gives it and that these cells read. */
const cell = (cellData: unknown, rowData: object = {}) =>
  ({ cellData, rowData }) as unknown as DefaultServerCellComponentProps

const about = (subject: string, houseTitle: string) =>
  renderToStaticMarkup(<AboutCell {...cell(subject, { houseTitle })} />).replace(/<[^>]+>/g, '|')

test('a house that is also the subject is named once', () => {
  expect(about('Quince House', 'Quince House').match(/Quince/g)).toHaveLength(1)
  expect(about('Quince House', '*Quince*\nHouse').match(/Quince/g)).toHaveLength(1)
  expect(about('A visit', 'Quince House')).toMatch(/Quince House.*A visit/)
  expect(about('A visit', '')).toContain('A visit')
})

test.each([
  ['new', true],
  ['in-hand', true],
  ['answered', false],
  ['lost', false],
])('the due time of an enquiry that is %s is shown: %s', (state, isShown) => {
  const dueAt = '2026-01-05T09:00:00.000Z'
  const html = renderToStaticMarkup(<DueCell {...cell(dueAt, { state, dueAt })} />)
  expect(html.includes('Overdue')).toBe(isShown)
  expect(html.includes('<time')).toBe(isShown)
})

test('an unknown source leaves its cell empty, and markup in a source is text', () => {
  expect(renderToStaticMarkup(<SourceCell {...cell(null)} />)).toMatch(/^<span[^>]*><\/span>$/)
  expect(renderToStaticMarkup(<SourceCell {...cell('<b>letter')} />)).toContain('&lt;b&gt;letter')
})
