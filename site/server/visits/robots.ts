import { isCrawlerAgent } from '@belvedere/ui/device.ts'

const TOOLS =
  /headless|phantom|electron|monitor|uptime|scan|check|validat|fetch|curl|wget|python|java\/|ruby|perl|php|go-http|node|axios|okhttp|postman|feed|archiv|embed/i

/**
 * Whether a user agent is no person: a crawler, a measuring tool, or a program without a browser's
 * name. Those that pretend to be a browser cannot be told apart without watching people.
 */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent?.startsWith('Mozilla/')) return true
  return isCrawlerAgent(userAgent) || TOOLS.test(userAgent)
}
