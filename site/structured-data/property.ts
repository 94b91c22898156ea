import { kindNamed } from '@belvedere/kit/property-kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Settings } from '../content/settings.ts'
import { instagramAddress } from '../shell/addresses.ts'
import { plainLines } from './plain-text.ts'
import { type Absolute, type Thing, thing } from './thing.ts'
import { TYPES } from './types.ts'

type Site = NonNullable<Settings['site']>
type Global = NonNullable<Settings['global']>
type Entry = Global['menuData'][number]

/** The settings that describe a property. */
type PropertySettings = {
  site: Pick<Site, 'name' | 'kind' | 'lat' | 'lng'> | null
  global:
    | (Pick<Global, 'phone' | 'email' | 'instagram'> & {
        menuData: Pick<Entry, 'address' | 'map' | 'mail' | 'phone'>[]
      })
    | null
}

/** The picture and the summary of the home page. */
type Home = { picture: Picture | null; description: string | undefined }

/** The site and the property that it is about; nothing for a site without a name. */
export function property(
  { site, global }: PropertySettings,
  home: Home,
  absolute: Absolute,
): Thing[] {
  const name = site?.name
  if (!name) return []
  const { lat, lng } = site
  const entries = global?.menuData ?? []
  const first = (field: 'phone' | 'mail') => entries.map((entry) => entry[field]).find(Boolean)
  const place = entries.find(({ address }) => address)
  const isPlaced = typeof lat === 'number' && typeof lng === 'number'
  const geo = isPlaced ? thing('GeoCoordinates', { latitude: lat, longitude: lng }) : null
  const account = global?.instagram
  return [
    thing('WebSite', { name, url: absolute('/') }),
    thing(TYPES[kindNamed(site.kind)].property, {
      name,
      url: absolute('/'),
      description: home.description,
      image: home.picture && absolute(home.picture.responsiveImage.src),
      address: plainLines(place?.address ?? '').join(', '),
      geo,
      hasMap: place?.map,
      telephone: global?.phone || first('phone'),
      email: global?.email || first('mail'),
      sameAs: account ? [instagramAddress(account)] : null,
    }),
  ]
}
