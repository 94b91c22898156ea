/** A background colour of the design, with its name in the studio. */
export type Swatch = { name: string; hex: string }

/** The background colours of the design, from the page's own to the darkest. */
export const swatches: Swatch[] = [
  { name: 'Chalk', hex: '#faf6ee' },
  { name: 'Sand', hex: '#f0e7d8' },
  { name: 'Dune', hex: '#dccdb4' },
  { name: 'Pale lagoon', hex: '#e4efe9' },
  { name: 'Ink', hex: '#14322c' },
  { name: 'Dusk', hex: '#0b221e' },
]
