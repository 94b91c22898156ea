import { GROUND_NAMES, groundColour } from '@belvedere/kit/brand/grounds.ts'
import type { Payload } from 'payload'
import { readPalette } from '../read-brand.ts'

/** The colours of the brand as custom properties, for the studio's swatches and its mark. */
export async function BrandColours({ payload }: { payload: Promise<Payload> }) {
  const palette = await readPalette(await payload)
  const grounds = GROUND_NAMES.map((name) => `--brand-${name}:${groundColour(name, palette)}`)
  const light = `:root{${grounds.join(';')};--accent:${palette.accent}}`
  return <style>{`${light}html[data-theme=dark]{--accent:${palette.accentSoft}}`}</style>
}
