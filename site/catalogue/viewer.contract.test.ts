import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOf, launchBrowser } from '../testing/built-site.ts'
import { address, listenOnFreePort } from '../testing/loopback.ts'
import { openPage } from '../testing/open-page.ts'

let program: ChildProcess
let browser: Browser
let url: string

beforeAll(async () => {
  const free = await listenOnFreePort(createServer())
  const { port } = new URL(address(free))
  free.close()
  url = `http://localhost:${port}`
  program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', CATALOGUE_PORT: port },
  })
  ;[browser] = await Promise.all([launchBrowser(), untilPrinted(program, url)])
})

/** Waits until the program has printed its address: Vite may print something before. */
function untilPrinted({ stdout }: ChildProcess, address: string) {
  return new Promise<void>((resolve) => {
    stdout?.on('data', (chunk) => {
      if (`${chunk}`.includes(address)) resolve()
    })
    stdout?.on('close', resolve)
  })
}

afterAll(async () => {
  await browser.close()
  await endOf(program)
})

test('an entry is shown in a frame of the given width, and its element to press is clicked', async () => {
  const { page } = await openPage(browser, `${url}/shell/menu?width=390`)
  const frame = page.frameLocator('iframe')
  const menu = frame.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link').first().waitFor({ timeout: 60_000 })
  const width = await frame.locator('html').evaluate(() => innerWidth)
  expect(width).toBe(390)
  // Vite starts slowly without its cache on a busy machine.
}, 90_000)

test('four frames fit side by side', async () => {
  const { page } = await openPage(browser, `${url}/shell/buttons`)
  const boxes = await page.locator('figure').evaluateAll((all) =>
    all.map((one) => {
      const { top, right } = one.getBoundingClientRect()
      return { top, right }
    }),
  )
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(1440)
})
