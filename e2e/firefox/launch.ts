import { type Browser, launch } from 'puppeteer-core'

/**
 * Starts a Firefox with a profile and a port of its own, whose visitor may ask for reduced motion.
 * Puppeteer throws the profile away when it ends.
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
    // Told to stop, Playwright ends what it has begun, and this with it.
    handleSIGINT: false,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': prefersReducedMotion ? 1 : 0,
      // Processes that stand ready for further sites only cost time here.
      'dom.ipc.processPrelaunch.enabled': false,
      // A fresh stack makes every picture anew: WebP takes it half the time that AVIF does.
      'image.avif.enabled': false,
      'image.http.accept': 'image/webp,*/*;q=0.8',
    },
  })
}
