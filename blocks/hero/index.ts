import { staticKind } from '../kind.ts'
import { duskZone } from './dusk-zone.ts'
import { fragment } from './fragment.ts'
import { Hero } from './view.tsx'

export const block = staticKind(fragment, Hero, {
  duskZone,
  titled: (title) => ({
    title,
    eyebrow: null,
    subtitle: null,
    media: null,
    noon: null,
    dusk: null,
    timeZone: null,
    evening: null,
    look: null,
  }),
})
