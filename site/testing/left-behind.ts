import type { Page } from '@playwright/test'

/** Everything that pages have stored in the browser: `localStorage.consent`, `cookie session`. */
export async function leftBehind(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(localStorage).map((key) => `localStorage.${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage.${key}`),
      ...databases.map(({ name }) => `database ${name}`),
      ...(isSecureContext ? await caches.keys() : []).map((name) => `cache ${name}`),
    ]
  })
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].sort()
}
