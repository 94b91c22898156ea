import { expect, type Page, test } from '@playwright/test'
import { pagesWithEveryKind } from './pages-of-kinds.ts'
import { readStack } from './stack.ts'
import { signIn } from './studio-page.ts'
import { untilPicturesLoaded } from './view-page.ts'

const stack = readStack('demo')

const WIDTHS = [1440, 834, 390]

test.use({ javaScriptEnabled: false })

/**
 * Scripts work on the same HTML in both, so their changes are the same as well; without them
 * nothing moves while screenshots are taken.
 */
for (const width of WIDTHS) {
  test(
    `a preview has the pixels of the public page, for every kind at ${width} px`,
    {
      tag: '@release',
    },
    async ({ page }, info) => {
      await signIn(page, stack)
      await page.setViewportSize({ width, height: 900 })
      for (const path of pagesWithEveryKind(stack.pages)) {
        let pictures = await takeBoth(page, path)
        // The first visits of a new site may show placeholders, or WebP, because its pictures are
        // being encoded.
        for (let more = 0; more < 4 && !pictures.inPublic.equals(pictures.inPreview); more++)
          pictures = await takeBoth(page, path)
        const { inPublic, inPreview } = pictures
        if (inPublic.equals(inPreview)) continue
        await info.attach(`${path} in public`, { body: inPublic, contentType: 'image/png' })
        await info.attach(`${path} in a preview`, { body: inPreview, contentType: 'image/png' })
        expect.soft(inPreview.equals(inPublic), path).toBe(true)
      }
    },
  )
}

async function takeBoth(page: Page, path: string) {
  await page.goto(stack.siteUrl + path)
  const inPublic = await picture(page)
  await page.goto(`${stack.studioUrl}/preview-pass?to=${encodeURIComponent(path)}`)
  await expect(page.locator('#preview-bar')).toBeVisible()
  expect(await page.locator('[data-edit]').count(), path).toBeGreaterThan(0)
  return { inPublic, inPreview: await picture(page) }
}

async function picture(page: Page) {
  await untilPicturesLoaded(page)
  await page.evaluate(async () => {
    document.getElementById('preview-bar')?.remove()
    // Videos show their first frame or none, depending on how quickly they load.
    for (const film of document.querySelectorAll('video')) film.style.visibility = 'hidden'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}
