import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../content/settings.ts'
import type { MadePictures } from '../media/made-pictures.ts'
import { type Brand, brandOf } from '../shell/brand/brand.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { isIconFile, sendIconFile } from './icon-files.ts'
import { MANIFEST } from './manifest-address.ts'
import { prepareOnce, send } from './prepared-response.ts'
import { BASE_HEADERS } from './security-headers.ts'
import { type SettingsReader, withoutSettings } from './settings-reader.ts'

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
export function webManifest(site: Settings['site'], { palette }: Pick<Brand, 'palette'>) {
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
