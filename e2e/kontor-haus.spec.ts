import { kontorHaus } from './properties/kontor-haus.ts'
import { sweepProperty } from './properties/sweep-property.ts'

sweepProperty({
  property: kontorHaus,
  paths: [
    ...['/', '/das-haus', '/fragen', '/kontakt', '/galerie', '/galerie/bilder', '/lageplan'],
    ...['/wohnungen', '/wohnungen/drei-zimmer'],
    // One with pictures, and one without.
    ...['/wohnungen/drei-zimmer/wohnung-07', '/wohnungen/ein-und-zwei-zimmer/wohnung-05'],
  ],
  pages: 41,
  foreign: /\b(?:the|and|houses?|apartments?|bedrooms?|price|menu|search|next|previous|close)\b/i,
})
