import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../../content/settings.ts'
import type { MadePictures } from '../../media/made-pictures.ts'
import { sendMade } from '../../media/send.ts'
import { type Brand, brandOf } from '../../shell/brand/brand.ts'
import { type SettingsReader, withoutSettings } from '../cache/settings-reader.ts'
import { chooseEncoding } from '../http/encodings.ts'
import { prepareOnce, send } from '../http/prepared-response.ts'
import { BASE_HEADERS } from '../http/security-headers.ts'
import { sendText } from '../http/send-text.ts'
import { MANIFEST } from '../render/page-head.ts'

/** The files at fixed addresses that are made from the brand. */
export function isBrandFile(path: string): boolean {
  return path === MANIFEST || isIconFile(path)
}

/** Sends the manifest of the site, or one of its icons. */
export async function sendBrandFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  { reader, made }: { reader: SettingsReader; made: MadePictures | undefined },
): Promise<void> {
  const { settings } = await reader.read().catch(withoutSettings)
  if (isIconFile(path)) return sendIconFile(path, request, response, { site: settings.site, made })
  const body = JSON.stringify(webManifest(settings.site, brandOf(settings)))
  const headers = { ...BASE_HEADERS, ...FOR_AN_HOUR, 'content-type': 'application/manifest+json' }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  send(request, response, await prepareOnce({ body, headers }, encoding))
}

const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** The web app manifest: name, colours and icons of the site. */
function webManifest(site: Settings['site'], { palette }: Pick<Brand, 'palette'>) {
  return {
    name: site?.name ?? '',
    short_name: site?.name ?? '',
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: (site?.icons ?? [])
      .filter(({ purpose }) => purpose === 'any' || purpose === 'maskable')
      .map(({ size, url, purpose }) => ({
        src: url,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  }
}

/** The addresses that browsers request by themselves, with the icon for each. */
const PURPOSES: Record<string, string> = {
  '/favicon.ico': 'favicon',
  '/apple-touch-icon.png': 'apple-touch',
  '/apple-touch-icon-precomposed.png': 'apple-touch',
}

/** The icon that comes with the site. */
const DEFAULT_ICON = '/favicon.svg'

function isIconFile(path: string): boolean {
  return Object.hasOwn(PURPOSES, path)
}

/** Sends the icon at an address that no page refers to; it changes with the mark. */
async function sendIconFile(
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
