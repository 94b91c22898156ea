import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../content/settings.ts'
import { type Brand, brandOf } from '../shell/brand/brand.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { MANIFEST } from './manifest-address.ts'
import { prepareOnce, send } from './prepared-response.ts'
import { BASE_HEADERS } from './security-headers.ts'
import { sendText } from './send-text.ts'
import { type SettingsReader, withoutSettings } from './settings-reader.ts'

/** The address that browsers ask for an icon without having read a page. */
const FAVICON = '/favicon.ico'
const DEFAULT_ICON = '/favicon.svg'

/** The files at fixed addresses that are made from the brand. */
export function isBrandFile(path: string): boolean {
  return path === MANIFEST || path === FAVICON
}

/** Sends the manifest of the site, or the way to its icon. */
export async function sendBrandFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  reader: SettingsReader,
): Promise<void> {
  const { settings } = await reader.read().catch(withoutSettings)
  if (path === FAVICON) {
    const location = iconAddress(settings.site)
    return sendText(response, 302, `The icon is at ${location}`, { location, ...FOR_AN_HOUR })
  }
  const body = JSON.stringify(webManifest(settings.site, brandOf(settings)))
  const headers = { ...BASE_HEADERS, ...FOR_AN_HOUR, 'content-type': 'application/manifest+json' }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  send(request, response, await prepareOnce({ body, headers }, encoding))
}

/** Smaller icons are of no use on a home screen. */
const IN_MANIFEST = 192

const FOR_AN_HOUR = { 'cache-control': 'public, max-age=3600' }

/** The web app manifest: name, colours and icons of the site. */
export function webManifest(site: Settings['site'], { palette }: Pick<Brand, 'palette'>) {
  return {
    name: site?.name ?? '',
    short_name: site?.name ?? '',
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: (site?.icons ?? [])
      .filter(({ size }) => size >= IN_MANIFEST)
      .map(({ size, url }) => ({ src: url, sizes: `${size}x${size}`, type: 'image/png' })),
  }
}

/** The small picture, since a client that asks for this address may know no other format. */
function iconAddress(site: Settings['site']): string {
  const small = site?.icons.find(({ size }) => size < IN_MANIFEST)
  const link = site?.faviconMetaTags.find(({ attributes }) => attributes?.rel === 'icon')
  return small?.url ?? link?.attributes?.href ?? DEFAULT_ICON
}
