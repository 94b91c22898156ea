/** Size classes of a viewport (specification §9). */
export type Screen = {
  /** Up to 649 px: the specification's narrow screen. */
  isSmall: boolean
  /** 650 to 1023 px. */
  isTablet: boolean
}

/** The breakpoints. Stylesheets can't import them and repeat the numbers. */
export function screenOf(width: number): Screen {
  return {
    isSmall: width < 650,
    isTablet: width >= 650 && width < 1024,
  }
}

export type Device = 'mobile' | 'tablet' | 'desktop'

type Browser = { userAgent: string; touchPoints: number }

/** The kind of device. An iPad claims to be a Mac; its touch points give it away. */
export function deviceOf({ userAgent, touchPoints }: Browser): Device {
  if (/Macintosh/.test(userAgent)) return touchPoints > 2 ? 'tablet' : 'desktop'
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'mobile' : 'desktop'
}

/**
 * User agents of crawlers, by what they have in common: those of browsers begin with "Mozilla" and
 * name no address. It is sent with every page, so it is short; the test compares it with the
 * maintained list that the server has (`isbot`). "Cubot" is a brand of phones.
 */
export const CRAWLER =
  /^(?!mozilla)|(?<!cu)bot\b|https?:|crawl|spider|slurp|lighthouse|preview|google-|googleo/i

/** Whether a user agent is a search engine, link preview or measuring tool (specification §8). */
export function isCrawlerAgent(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}

type Connection = { saveData?: unknown; effectiveType?: unknown }

/** Whether a connection is too slow or too expensive for prefetching (§2). */
export function isDataSaver({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /^(?:slow-)?2g$/.test(String(effectiveType))
}
