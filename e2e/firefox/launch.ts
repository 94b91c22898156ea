import { type Browser, launch } from 'puppeteer-core'

/** The Firefox that `npm test` has found. */
export function findExecutable(): string {
  const path = process.env.FIREFOX
  if (path) return path
  throw new Error('Set FIREFOX to the path of a Firefox, or start the journeys by "npm test".')
}

/**
 * Starts a Firefox with a profile and a port of its own, whose visitor may ask for reduced motion.
 * Puppeteer ends it, and throws the profile away, with this process.
 */
export function launchFirefox(executablePath: string, isCalm = false): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath,
    timeout: 90_000,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': isCalm ? 1 : 0,
      // Processes that stand ready for further sites only cost time here.
      'dom.ipc.processPrelaunch.enabled': false,
      // A fresh stack makes every picture anew: WebP takes it half the time that AVIF does.
      'image.avif.enabled': false,
      'image.http.accept': 'image/webp,*/*;q=0.8',
    },
  })
}
