import { expect } from '@playwright/test'
import { findStack, readStack } from './stack.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

const nowhere = '/nowhere'

test('the home page links to other pages', () => {
  expect(readStack('demo').pages.length).toBeGreaterThan(10)
})

test('no two pages have the same title', async () => {
  const { pages, siteUrl } = readStack('demo')
  const titles = await Promise.all(pages.map((path) => titleAt(siteUrl + path)))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

for (const path of [...(findStack('demo')?.pages ?? []), nowhere]) {
  test(`${path} passes all checks at every width`, async ({ page, noScriptPage }) => {
    await sweep(page, noScriptPage, {
      url: readStack('demo').siteUrl + path,
      status: path === nowhere ? 404 : 200,
      isPage: true,
    })
  })
}

async function titleAt(url: string) {
  return /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1]
}
