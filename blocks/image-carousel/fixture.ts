import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, hexOf, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  eyebrow: 'One shore',
  title: 'Round the lake in six pictures',
  text: prose(
    'Walk it clockwise in the morning and the sun stays on your right cheek the whole way.',
  ),
  link: { id: 'l1', label: 'Open the map', to: '/map' },
  images: [
    picture('aerial-marina', {
      alt: 'Boats moored along the timber jetties of the marina',
      title: 'The harbour mouth, 07:10',
      y: 0.55,
    }),
    picture('beach-parasols', {
      alt: 'Parasols and loungers facing calm turquoise water',
      title: 'South bank, before lunch',
      y: 0.6,
    }),
    picture('pavilion-exterior', {
      alt: 'The pavilion, a nave of white pointed ribs, on the rocky point above the sea',
      title: 'The point',
      y: 0.55,
    }),
    picture('aerial-lagoon', {
      alt: 'The lagoon beach from the air, with parasols and palms',
      title: 'The beach club from the water',
    }),
    picture('hero-bay-dawn', {
      alt: 'The peninsula at dawn: a hooked headland of pines and white houses',
      title: 'The gap, from the air',
      width: 2560,
      height: 1440,
    }),
    picture('villas-ridge', {
      alt: 'Houses stepping along the ridge between lagoon and open sea',
      title: 'The ridge, between two waters',
      y: 0.55,
    }),
  ],
  customize: null,
}

export const sparse: Fixture = {
  eyebrow: null,
  title: null,
  text: null,
  link: null,
  images: [picture('aerial-lagoon', { alt: 'The lagoon beach from the air' })],
  customize: null,
}

export const extreme: Fixture = {
  eyebrow: ENDLESS_WORD,
  title: `${LONG_TITLE} ${HOSTILE}`,
  text: LONG_PROSE,
  link: { id: 'l1', label: LONG_TITLE, to: 'https://example.com/map' },
  images: [
    picture('aerial-marina', { alt: HOSTILE, title: `${LONG_TITLE} ${HOSTILE}` }),
    deletedPicture,
    picture('aerial-lagoon', { alt: 'The lagoon', title: ENDLESS_WORD }),
  ],
  customize: { background: { color: { hex: hexOf('dusk') } } },
}
