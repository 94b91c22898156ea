import { expect } from '@playwright/test'
import { pagesInFull } from './pages-in-full.ts'
import { screens } from './screens.ts'
import { ON_EVERY_PAGE } from './second-engine.ts'
import { findStack, readStack } from './stack.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

const nowhere = '/nowhere'

test('the home page links to other pages', () => {
  expect(readStack('demo').pages.length).toBeGreaterThan(10)
})

test('no two pages have the same title', async () => {
  const { pages, siteUrl } = readStack('demo')
  const titles = await Promise.all(pages.map(({ path }) => titleAt(siteUrl + path)))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

const pages = findStack('demo')?.pages ?? []
const inFull = pagesInFull(pages)

for (const path of [...pages.map(({ path }) => path), nowhere]) {
  const isScreen = screens.some((screen) => screen.path === path)
  const isBrief = !isScreen && !inFull.has(path) && !ON_EVERY_PAGE
  test(`${path} passes ${isBrief ? 'the checks of its layout' : 'all checks'}`, async ({
    page,
    noScriptPage,
  }) => {
    await sweep(page, noScriptPage, {
      url: readStack('demo').siteUrl + path,
      status: path === nowhere ? 404 : 200,
      isPage: true,
      isScreen,
      isBrief,
    })
  })
}

async function titleAt(url: string) {
  return /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1]
}
