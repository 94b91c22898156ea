import { Vocabulary } from '@belvedere/kit/testing/vocabulary.ts'
import { expect } from '@playwright/test'
import { pagesWithEveryKind } from './pages-of-kinds.ts'
import { IN_FULL } from './playwright.config.ts'
import { MORNING, screens } from './screens.ts'
import { findStack, readStack } from './stack.ts'
import { sweep, sweepOnPhone } from './sweep.ts'
import { test } from './visitor.ts'

const NOWHERE = '/nowhere'

test('every page has its own title, one description and structured data that search engines understand', async () => {
  const { pages, siteUrl } = readStack('demo')
  expect(pages.length).toBeGreaterThan(10)
  const documents = await Promise.all(
    pages.map(async ({ path }) => (await fetch(siteUrl + path)).text()),
  )
  const vocabulary = new Vocabulary()
  const faults = documents.flatMap((html, index) =>
    headFaults(html, vocabulary).map((fault) => `${pages[index]?.path}: ${fault}`),
  )
  expect(faults).toEqual([])
  const titles = documents.map((html) => /<title>([^<]*)/.exec(html)?.[1])
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

const isScreen = (path: string) => screens.some((screen) => screen.path === path)
const pages = findStack('demo')?.pages ?? []
const onPhone = pagesWithEveryKind(
  pages,
  screens.map(({ path }) => path),
)

for (const path of [...pages.map(({ path }) => path), NOWHERE]) {
  const isWhole = IN_FULL || isScreen(path)
  test(`${path} passes ${isWhole ? 'all checks' : 'the checks of a phone'}`, {
    tag: isScreen(path) || onPhone.includes(path) ? [] : '@release',
  }, async ({ page, noScriptPage }) => {
    const options = {
      url: readStack('demo').siteUrl + path,
      status: path === NOWHERE ? 404 : 200,
      isPage: true,
      isScreen: isScreen(path),
      withAxe: true,
    }
    // In the evening scripts change words that a page without them keeps.
    await page.clock.setFixedTime(MORNING)
    await (isWhole ? sweep(page, noScriptPage, options) : sweepOnPhone(page, options))
  })
}

const TITLE = /<title>([^<]*)<\/title>/g
const META = /<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g
const STRUCTURED = /<script type="application\/ld\+json">([^<]*)<\/script>/g

/**
 * The structured data of a document that search engines could not use, a sentence for each fault.
 */
function headFaults(html: string, vocabulary: Vocabulary): string[] {
  const titles = Array.from(html.matchAll(TITLE), ([, title = '']) => title)
  const metas = Array.from(html.matchAll(META), ([, name = '', content = '']) => ({
    name,
    content,
  }))
  const site = metas.find(({ name }) => name === 'og:site_name')?.content ?? ''
  const descriptions = metas.filter(({ name }) => name === 'description')
  return [
    ...(titles.length === 1 ? [] : [`It has ${titles.length} titles.`]),
    ...titles.flatMap((title) => titleFaults(title, site)),
    ...(descriptions.length === 1 ? [] : [`It has ${descriptions.length} descriptions.`]),
    ...Array.from(html.matchAll(STRUCTURED), ([, json = '']) => JSON.parse(json)).flatMap((data) =>
      vocabulary.faultsOf(data),
    ),
  ]
}

function titleFaults(title: string, site: string) {
  const named = site ? title.split(site).length - 1 : 0
  return named === 1 ? [] : [`Its title names the site ${named} times: ${title}`]
}
