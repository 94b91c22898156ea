/*
 * The typefaces that a brand can choose from. Those for titles have the two light weights of titles
 * and an italic, those for text are variable from 400 to 600. None has a reserved font name, which
 * would forbid to call a subset by it.
 */
const titles = (slug, name, [light, firm], hasItalic = true, kind = 'serif') => ({
  slug,
  name,
  use: 'titles',
  kind,
  files: [
    { weight: light === firm ? '200 300' : '200', from: light, style: 'normal' },
    ...(hasItalic ? [{ weight: '200', from: light, style: 'italic' }] : []),
    ...(light === firm ? [] : [{ weight: '300', from: firm, style: 'normal' }]),
  ].map(({ from, ...file }) => ({
    ...file,
    instances: [file.weight],
    from: `@fontsource/${slug}/files/${slug}-latin-${from}-${file.style}.woff2`,
    name: `${slug}-${file.weight.slice(0, 3)}${file.style === 'italic' ? '-italic' : ''}`,
  })),
})

const text = (slug, name, kind = 'sans') => ({
  slug,
  name,
  use: 'text',
  kind,
  files: [
    {
      weight: '400 600',
      style: 'normal',
      axes: { wght: { min: 400, max: 600 } },
      instances: ['400', '500', '600'],
      from: `@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`,
      name: slug,
    },
  ],
})

export const FACES = [
  titles('noto-serif-display', 'Noto Serif Display', [200, 300]),
  titles('bodoni-moda', 'Bodoni Moda', [400, 400]),
  titles('cormorant-garamond', 'Cormorant Garamond', [300, 400]),
  titles('fraunces', 'Fraunces', [200, 300]),
  titles('newsreader', 'Newsreader', [200, 300]),
  titles('outfit', 'Outfit', [200, 300], false, 'sans'),
  text('instrument-sans', 'Instrument Sans'),
  text('dm-sans', 'DM Sans'),
  text('figtree', 'Figtree'),
  text('inter', 'Inter'),
  text('literata', 'Literata', 'serif'),
  text('work-sans', 'Work Sans'),
]
