import { staticKind } from '../kind.ts'
import { fragment } from './fragment.ts'
import { ListingsRelated } from './view.tsx'

export const block = staticKind(fragment, ListingsRelated, {
  shows: ['other listings'],
  related: ({ category, ...listings }) => ({ listing: { category }, ...listings }),
})
