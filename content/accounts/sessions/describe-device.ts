import Bowser from 'bowser'

/** Longer texts are no browser's; the expressions that look at them take a while. */
const LONGEST = 512

/** The common names of a browser and its system, from its `User-Agent`: “Firefox on Linux”. */
export function describeDevice(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, LONGEST) || 'unknown')
  if (!browser.name) return 'An unknown program'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
