import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>
type Country = Fixture['airports'][number]
type Community = Fixture['communities'][number]

const airport = (title: string, time: string, lat: number, lng: number) => ({
  id: title,
  title,
  time,
  lat,
  lng,
})

function country(name: string, code: string, items: Country['items']): Country {
  const src = `/media/flag-${code}-0a1b2c3d.svg`
  return {
    id: name,
    country: name,
    flag: { responsiveImage: { src, width: 24, height: 16 } },
    items,
  }
}

type Point = readonly [lat: number, lng: number]

function community(title: string, location: string, name: string, [lat, lng]: Point): Community {
  const image = picture(name, { alt: location })
  return { id: title, title, location, lat, lng, image, logo: null }
}

export const full: Fixture = {
  title: 'Nearer than *you think*',
  subtitle: 'Flight times',
  subtitle2: 'Sister communities',
  lat: 33.1,
  lng: -16.3,
  airports: [
    country('United Kingdom', 'gb', [
      airport('London Heathrow', '3 h 45', 51.47, -0.45),
      airport('Manchester', '4 h 05', 53.35, -2.28),
      airport('Edinburgh', '4 h 25', 55.95, -3.37),
    ]),
    country('France', 'fr', [
      airport('Paris Orly', '3 h 40', 49.01, 2.55),
      airport('Nice', '3 h 40', 43.66, 7.22),
    ]),
    country('Germany', 'de', [
      airport('Frankfurt', '4 h 10', 50.03, 8.57),
      airport('Munich', '4 h 20', 48.35, 11.79),
      airport('Berlin', '4 h 40', 52.36, 13.5),
    ]),
    country('Switzerland', 'ch', [
      airport('Geneva', '3 h 45', 46.24, 6.11),
      airport('Zurich', '4 h 00', 47.46, 8.55),
    ]),
  ],
  communities: [
    community('Arvenhof', 'Engadine, Switzerland', 'community-alpine-lodge', [46.5, 9.9]),
    community('Serra Dune', 'Skeleton Coast, Namibia', 'community-desert-house', [-21.8, 13.9]),
    community('Kestrel House', 'Hudson Valley, New York', 'community-skyline-dusk', [40.7, -74]),
    community('Norrholm', 'Dalarna, Sweden', 'community-forest-cabin', [60.6, 15.6]),
    community('Terracalda', 'Langhe, Piedmont', 'community-vineyard-hills', [44.6, 8]),
    community('Motu Lume', 'Tuamotu, Polynesia', 'community-island-atoll', [-15, -148]),
    community('Selja', 'Sognefjord, Norway', 'community-fjord', [61.2, 6.9]),
    community('Acacia House', 'Laikipia, Kenya', 'community-savannah', [0.3, 36.9]),
  ],
}

export const sparse: Fixture = {
  title: null,
  subtitle: null,
  subtitle2: null,
  lat: null,
  lng: null,
  communities: [],
  airports: [
    {
      id: 'a1',
      country: 'France',
      flag: null,
      items: [{ id: 'nice', title: 'Nice', time: null, lat: null, lng: null }],
    },
  ],
}

const [arvenhof] = full.communities
const image = arvenhof?.image ?? null
const nowhere = { lat: null, lng: null }

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  subtitle: LONG_TITLE,
  subtitle2: ENDLESS_WORD,
  lat: 90,
  lng: -180,
  airports: [
    {
      id: 'a1',
      country: ENDLESS_WORD,
      flag: { responsiveImage: null },
      items: [
        { id: 'i1', title: LONG_TITLE, time: 'three hours and forty-five minutes', ...nowhere },
        { id: 'i2', title: HOSTILE, time: HOSTILE, ...nowhere },
        { id: 'i3', title: ' ', time: '9 h', ...nowhere },
      ],
    },
    { id: 'a2', country: 'A country without airports', flag: null, items: [] },
    { id: 'a3', country: null, flag: null, items: [] },
  ],
  communities: [
    {
      id: 'c1',
      title: LONG_TITLE,
      location: HOSTILE,
      image,
      ...nowhere,
      logo: { url: '/media/mark-0a1b2c3d.svg', width: 64, height: 64 },
    },
    {
      id: 'c2',
      title: ENDLESS_WORD,
      location: HOSTILE,
      image: deletedPicture,
      logo: null,
      ...nowhere,
    },
    { id: 'c3', title: null, location: 'Nowhere', image, logo: null, ...nowhere },
    ...Array.from({ length: 40 }, (_, index) => ({
      id: `many-${index}`,
      title: `House ${index}`,
      location: null,
      image: null,
      logo: null,
      ...nowhere,
    })),
  ],
}
