import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foreignWords } from '@belvedere/testing/foreign-words.ts'
import { type OwnStack, startOwnStack } from '@belvedere/testing/own-stack.ts'
import { expect } from '@playwright/test'
import { findPages } from '../start-stacks.ts'
import { sweep } from '../sweep.ts'
import { finishReveals, untilHeader, untilStill } from '../until.ts'
import { test } from '../visitor.ts'
import { faintWords } from '../words-on-pictures.ts'
import { type MadeProperty, makeProperty } from './make-property.ts'

type Sweep = {
  property: MadeProperty
  /** One page of each kind; the other pages are opened by their links. */
  paths: readonly string[]
  /** How many pages its links lead to. */
  pages: number
}

const SIZES = [
  [1440, 900],
  [834, 1112],
  [390, 844],
  [844, 390],
] as const

async function pathsWithWordsOnPictures(siteUrl: string, paths: readonly string[]) {
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await fetch(siteUrl + path)).text() })),
  )
  const found = pages.filter(({ html }) => html.includes('data-over-media'))
  expect(found.length).toBeGreaterThan(0)
  return found.map(({ path }) => path)
}

/**
 * Makes a property as its owner would, follows every link, and runs all checks on a page of each
 * kind. Further tests get its stack from the function that is returned.
 */
export function sweepProperty({ property, paths, pages }: Sweep): () => OwnStack {
  let stack: OwnStack
  let folder: string

  // All tests share one stack: seeding takes longer than any of them.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'belvedere-property-'))
    await makeProperty(join(folder, 'property'), property)
    stack = await startOwnStack({ folder: join(folder, 'property') })
  })

  test.afterAll(async () => {
    await stack?.dispose()
    rmSync(folder, { recursive: true, force: true })
  })

  test(`${property.name}: every link leads to a page, in one language`, {
    tag: '@release',
  }, async () => {
    const found = await findPages(stack.siteUrl)
    expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining([...paths]))
    expect(found).toHaveLength(pages)
    for (const { path } of found) {
      const html = await (await fetch(stack.siteUrl + path)).text()
      expect.soft(foreignWords(html, property.language), path).toEqual([])
    }
  })

  for (const path of [...paths, '/nowhere'])
    test(`${property.name}: ${path} passes all checks`, { tag: '@release' }, async ({
      page,
      noScriptPage,
    }) => {
      const status = path === '/nowhere' ? 404 : 200
      await sweep(page, noScriptPage, {
        url: stack.siteUrl + path,
        status,
        isPage: true,
        isScreen: true,
      })
      // With what scripts have added since.
      expect.soft(foreignWords(await page.content(), property.language)).toEqual([])
    })

  test(`${property.name}: words on pictures can be read`, { tag: '@release' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await pathsWithWordsOnPictures(stack.siteUrl, paths)) {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await page.goto(stack.siteUrl + path)
        await untilHeader(page)
        await finishReveals(page)
        await untilStill(page)
        const at = `${path} at ${width} px`
        expect.soft(await faintWords(page, '[data-over-media], header'), at).toEqual([])
      }
    }
  })

  return () => stack
}
