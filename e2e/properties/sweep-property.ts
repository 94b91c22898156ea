import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnStack, startOwnStack } from '@belvedere/testing/own-stack.ts'
import { expect } from '@playwright/test'
import { findPages } from '../start-stacks.ts'
import { sweep } from '../sweep.ts'
import { test } from '../visitor.ts'
import { type MadeProperty, makeProperty } from './make-property.ts'

type Sweep = {
  property: MadeProperty
  /** One page of each kind; the other pages are opened by their links. */
  paths: readonly string[]
  /** How many pages its links lead to. */
  pages: number
  /** Words that only a site in another language would say. */
  foreign: RegExp
}

/** Makes a property as its owner would, follows every link, and runs all checks on a page of each kind. */
export function sweepProperty({ property, paths, pages, foreign }: Sweep): void {
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
      const words = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
      expect.soft(foreign.exec(words)?.[0], path).toBeUndefined()
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
    })
}
