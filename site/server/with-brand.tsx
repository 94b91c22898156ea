import { GroundPalette } from '@belvedere/ui/ground-palette.ts'
import type { ReactNode } from 'react'
import { type Brand, brandOf } from '../shell/brand/brand.ts'
import { BrandContext } from '../shell/brand/context.ts'

const NEUTRAL = brandOf({ site: null, global: null, brand: null })

type Props = { brand: Brand | undefined; children: ReactNode }

/** Renders views with the words and the palette of a brand, or of a neutral one. */
export function WithBrand({ brand = NEUTRAL, children }: Props) {
  return (
    <BrandContext value={brand}>
      <GroundPalette value={brand.palette}>{children}</GroundPalette>
    </BrandContext>
  )
}
