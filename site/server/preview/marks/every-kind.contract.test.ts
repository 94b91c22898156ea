import { unescapeHtml } from '@belvedere/kit/escape-html.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { createContentClient } from '../../../content/client.ts'
import { allKinds } from '../../../content/kinds.ts'
import { fakeContent, TOKEN } from '../../../testing/fake-content.ts'
import { kindBlock } from '../../../testing/page-blocks.ts'
import { testAssets } from '../../../testing/test-site.ts'
import { renderPreview } from '../render-preview.ts'

import { piecesOf } from './parse-html.ts'
import { referenceText } from './reference.ts'

const content = await fakeContent()
const fetchContent = createContentClient({ url: content.url, token: TOKEN })
afterAll(content.close)

const fail = (message: string, fields?: object) => {
  throw new Error(message, { cause: fields })
}
const log = { debug: fail, info: fail, warn: fail, error: fail }
const context = { kinds: allKinds, assets: testAssets, siteUrl: 'https://example.org', log }

async function preview(kind: string, isEditable: boolean) {
  content.pages.set('', { id: 'home', title: 'Home', blocks: [kindBlock(kind, 'b1')] })
  const rendered = await renderPreview('/', { kind: 'home' }, { fetchContent, isEditable }, context)
  if (rendered.is !== 'page') throw new Error(`The page is ${rendered.is}.`)
  return { marks: rendered.marks, html: rendered.page.blocks.map(({ html }) => html).join('') }
}

function textOf(html: string) {
  const texts = piecesOf(html).filter(({ is, raw }) => is === 'text' && !raw.startsWith('<!--'))
  return squeezed(unescapeHtml(texts.map(({ raw }) => raw).join('')))
}

function squeezed(text: string) {
  return text.replaceAll(/<[^>]*>|[\s*]/g, '')
}

describe.each([...allKinds.keys()])('%s', (kind) => {
  test('leads from every text on the page to its field, and is otherwise as in public', async () => {
    const { html, marks } = await preview(kind, true)
    const { html: plain } = await preview(kind, false)
    expect(html.replaceAll(/ data-edit="[^"]*"/g, '')).toBe(plain)
    const own = marks.texts.filter(({ record }) => record === 'global:home')
    const shown = own.filter(({ text }) => textOf(plain).includes(squeezed(unescapeHtml(text))))
    const leading = shown.filter((mark) => html.includes(` data-edit="${referenceText(mark)}`))
    // Two fields may hold the same words, and the kind shows one of them.
    const led = new Set(leading.map(({ text }) => text))
    expect(shown.filter(({ text }) => !led.has(text)).map(referenceText)).toEqual([])
  })

  test('leads from every picture and film on the page to its field', async () => {
    const { html, marks } = await preview(kind, true)
    const fields = new Set(marks.files.map(referenceText))
    const media = [...parseHtml(html).body.querySelectorAll('img[src], video[src]')]
    const lost = media.filter((one) => !fields.has(one.getAttribute('data-edit') ?? ''))
    expect(lost.map((one) => one.outerHTML)).toEqual([])
  })
})
