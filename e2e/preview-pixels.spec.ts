import { writeFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { readStack } from './stack.ts'
import { untilPicturesLoaded } from './view-page.ts'

const stack = readStack('demo')

const WIDTHS = [1440, 834, 390]

/** Films show their first frame or none, depending on how quickly they load. */
const SAME_IN_BOTH = '#preview-bar { display: none } video { visibility: hidden }'

test.use({ javaScriptEnabled: false })

/**
 * Scripts work on the same HTML in both, so that what they change is the same as well; without them
 * nothing moves while pictures are taken.
 */
test('a preview has the pixels of the public page, for every kind at three widths', async ({
  page,
}, info) => {
  await signIn(page.request)
  for (const path of await pagesWithEveryKind()) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(stack.siteUrl + path)
      const name = `${path.replaceAll('/', '-')}-${width}.png`
      writeFileSync(info.snapshotPath(name), await picture(page))
      const to = encodeURIComponent(path)
      await page.goto(`${stack.studioUrl}/preview-pass?to=${to}`)
      await expect(page.locator('#preview-bar')).toBeVisible()
      expect(await page.locator('[data-edit]').count(), path).toBeGreaterThan(0)
      expect(await picture(page)).toMatchSnapshot(name, { maxDiffPixels: 0 })
    }
  }
})

async function picture(page: Page) {
  await untilPicturesLoaded(page)
  return page.screenshot({ fullPage: true, style: SAME_IN_BOTH })
}

async function signIn(request: APIRequestContext) {
  const { email, password, studioUrl } = stack
  const response = await request.post(`${studioUrl}/api/users/login`, { data: { email, password } })
  expect(response.ok()).toBe(true)
}

/** The fewest public pages on which every kind of the demo is. */
async function pagesWithEveryKind(): Promise<string[]> {
  const kinds = new Map<string, Set<string>>()
  for (const path of stack.pages) {
    const html = await (await fetch(stack.siteUrl + path)).text()
    kinds.set(
      path,
      new Set([...html.matchAll(/ data-block="(\w+)"/g)].map(([, kind = '']) => kind)),
    )
  }
  const missing = new Set([...kinds.values()].flatMap((own) => [...own]))
  const chosen: string[] = []
  while (missing.size > 0) {
    const countOf = (path: string) =>
      [...(kinds.get(path) ?? [])].filter((kind) => missing.has(kind)).length
    const [best = ''] = [...kinds.keys()].sort((one, other) => countOf(other) - countOf(one))
    for (const kind of kinds.get(best) ?? []) missing.delete(kind)
    chosen.push(best)
  }
  return chosen
}
