/** What a width and a height say (specification §9). */
export type Screen = {
  /** Up to 649 px; the specification's narrow screen is the same one. */
  isSmall: boolean
  /** 650 to 1023 px. */
  isTablet: boolean
  /** Up to 1024 px. */
  isMedium: boolean
  isLandscape: boolean
}

/** The breakpoints. Style sheets cannot import them and repeat the numbers. */
export function screenOf({ width, height }: { width: number; height: number }): Screen {
  return {
    isSmall: width < 650,
    isTablet: width >= 650 && width < 1024,
    isMedium: width <= 1024,
    isLandscape: width > height,
  }
}

export type Device = 'mobile' | 'tablet' | 'desktop'

type Browser = { userAgent: string; touchPoints: number }

/** The kind of device. A tablet of Apple's says it is a desktop; its touch points tell. */
export function deviceOf({ userAgent, touchPoints }: Browser): Device {
  if (/Macintosh/.test(userAgent)) return touchPoints > 2 ? 'tablet' : 'desktop'
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobi)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** What programs call themselves; a Cubot is a phone. */
export const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|whatsapp|google-inspectiontool|googleother|mediapartners-google/i

/** Search engines, link previews, measuring programs (specification §8). */
export function isCrawlerAgent(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}

type Connection = { saveData?: unknown; effectiveType?: unknown }

/** Whether a connection is too slow, or too dear, to fetch what nobody has asked for yet (§2). */
export function isDataSaver({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /^(?:slow-)?2g$/.test(String(effectiveType))
}
