import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT, LONG_TITLE } from '../parts/extremes.ts'
import { mediaItem, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const villa = picture('hero-villa-pool', {
  alt: 'A long pool beside a house of stone and larch, the sea behind, early light',
  width: 2560,
  height: 1440,
})

/** Heroes with only the main picture. */
const oneFrame = { noon: null, dusk: null, timeZone: null, evening: null }

export const full: Fixture = {
  eyebrow: 'A valley in Larkmouth',
  title: 'Where the day\nbegins',
  subtitle:
    'Thirty houses, a barn club and a small mill on pale rock, between the open sea and a warm, shallow lake.',
  media: mediaItem({ image: villa }),
  look: 'big',
  ...oneFrame,
}

export const overPicture: Fixture = {
  eyebrow: 'Experiences',
  title: 'Lunch lasts\nuntil four',
  subtitle: 'Thirty parasols, one grill and a kitchen that cooks what the gardens bring in.',
  media: mediaItem({
    image: picture('hero-beach-club', {
      alt: 'Rows of linen parasols on pale sand before the timber roof of the beach club',
      width: 2560,
      height: 1440,
      y: 0.55,
    }),
  }),
  look: 'over',
  ...oneFrame,
}

export const plain: Fixture = {
  eyebrow: 'The place',
  title: 'A lagoon you can\ncross on foot',
  subtitle:
    'Four hundred metres of clear water behind a bar of gravel. The heron comes in twice a day and nobody minds.',
  media: mediaItem({
    image: picture('jetty-morning', {
      alt: 'A timber jetty leading out over the clear lagoon to a swim platform',
      y: 0.55,
    }),
  }),
  look: 'plain',
  ...oneFrame,
}

export const slim: Fixture = {
  eyebrow: 'Real estate',
  title: 'Choose your\nside of the sun',
  subtitle:
    'Thirty houses in four small neighbourhoods. Sixteen are released this season, from €1.24 M.',
  media: mediaItem({
    image: picture('aerial-peninsula', {
      alt: 'The whole peninsula from the air, lagoon and marina among the trees',
      x: 0.62,
      y: 0.62,
    }),
  }),
  look: 'slim',
  ...oneFrame,
}

export const bare: Fixture = {
  eyebrow: 'Contact',
  title: 'Tell us when\nyou wake up',
  subtitle:
    'It helps us choose a house to show to you. Write, call or come to the barn: someone is there from nine to seven.',
  media: null,
  look: 'slim',
  ...oneFrame,
}

const hourOf = (name: string) => picture(name, { alt: '', width: 2560, height: 1440 })

/** The same camera at noon and at dusk, by the local time of the property. */
export const dawning: Fixture = {
  ...full,
  noon: hourOf('hero-villa-pool-noon'),
  dusk: hourOf('hero-villa-pool-dusk'),
  timeZone: 'Europe/Lisbon',
}

/** With other words in the evening. */
export const evening: Fixture = {
  ...dawning,
  evening: {
    eyebrow: 'After the last boat',
    title: 'Where the day\nrests',
    subtitle: 'The mill is lit, the lake is still warm, and somebody has put a table on the sand.',
    from: 19,
  },
}

/** With the smaller title, and without a picture of dusk: noon is then shown in the evening too. */
export const dawningToNoon: Fixture = {
  ...dawning,
  look: 'over',
  dusk: null,
}

const ripple = { video: { url: '/media/pool-ripple-0a1b2c3d.mp4' }, videoFallbackImage: villa }
const elsewhere = { videoUrl: 'https://vimeo.com/76979871', videoFallbackImage: villa }

export const withFilm: Fixture = { ...full, media: mediaItem(ripple) }

export const withFilmElsewhere: Fixture = { ...full, media: mediaItem(elsewhere) }

export const dawningWithFilm: Fixture = { ...dawning, media: mediaItem(ripple) }

export const plainWithFilm: Fixture = { ...plain, media: mediaItem(ripple) }

export const sparse: Fixture = {
  eyebrow: null,
  title: 'Home',
  subtitle: null,
  media: null,
  look: null,
  ...oneFrame,
}

export const extreme: Fixture = {
  eyebrow: HOSTILE,
  title: `${LONG_TITLE}\n${ENDLESS_WORD}\n${HOSTILE}`,
  subtitle: LONG_TEXT,
  media: mediaItem({ image: villa }),
  look: 'big',
  ...oneFrame,
}
