import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../content/settings.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import { sendMade } from '../media/send-made.ts'
import { sendText } from './send-text.ts'

/** The addresses that browsers ask for by themselves, and which of the icons each means. */
const PURPOSES: Record<string, string> = {
  '/favicon.ico': 'favicon',
  '/apple-touch-icon.png': 'apple-touch',
  '/apple-touch-icon-precomposed.png': 'apple-touch',
}

/** The icon that comes with the site. */
const DEFAULT_ICON = '/favicon.svg'

const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

export function isIconFile(path: string): boolean {
  return Object.hasOwn(PURPOSES, path)
}

/** Sends the icon at an address that no page names; it changes with the mark. */
export async function sendIconFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { site, made }: { site: Settings['site']; made: MadePictures | undefined },
): Promise<void> {
  const icon = site?.icons.find(({ purpose }) => purpose === PURPOSES[path])
  const picture = icon && (await made?.find(icon.url).catch(() => undefined))
  if (picture?.is === 'picture') return sendMade(request, response, picture, FOR_AN_HOUR)
  if (PURPOSES[path] !== 'favicon') return sendText(response, 404, 'There is no icon yet.')
  const location = DEFAULT_ICON
  sendText(response, 302, `The icon is at ${location}`, { location, 'cache-control': 'no-store' })
}
