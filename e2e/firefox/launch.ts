import { type Browser, launch } from 'puppeteer-core'

/**
 * Starts Firefox with a temporary profile and its own port. Puppeteer deletes the profile on exit.
 */
export function launchFirefox(
  executablePath: string,
  { prefersReducedMotion = false } = {},
): Promise<Browser> {
  if (!executablePath) throw new Error('Set FIREFOX to the path of a Firefox.')
  return launch({
    browser: 'firefox',
    executablePath,
    timeout: 90_000,
    // Playwright handles SIGINT and closes the browser.
    handleSIGINT: false,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': prefersReducedMotion ? 1 : 0,
      // Prelaunched content processes only cost time here.
      'dom.ipc.processPrelaunch.enabled': false,
      // A new stack has to encode every picture, and WebP takes half as long as AVIF.
      'image.avif.enabled': false,
      'image.http.accept': 'image/webp,*/*;q=0.8',
    },
  })
}
