import { createContext, use } from 'react'
import { type Brand, brandOf } from './brand.ts'

const NEUTRAL = brandOf({ site: null, global: null, brand: null })

/** The brand that the shell and the screens are rendered with; on the server only. */
export const BrandContext = createContext<Brand>(NEUTRAL)

/** The page where visitors ask; null without one. */
export function useInquireTo() {
  return use(BrandContext).inquireTo
}

/** The words of the brand. */
export function useWords() {
  return use(BrandContext).words
}
