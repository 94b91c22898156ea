import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>
type Row = Fixture['files'][number]

function file(id: string, name: string | null, filename: string, size: number | null): Row {
  const link = { url: `/media/${filename}`, title: null, filename, size }
  return { __typename: 'DownloadItemRecord', id, name, link }
}

export const full: Fixture = {
  title: 'To take away',
  files: [
    file('f1', 'Lagoon guide', 'lagoon-guide-0a1b2c3d.pdf', 4_200_000),
    file('f2', 'Rain and wind tables, 2026', 'tides-0a1b2c3d.pdf', 800_000),
    file('f3', 'Planting list for owners', 'planting-0a1b2c3d.pdf', 1_600_000),
    file('f4', 'Sea-grass survey, spring', 'sea-grass-0a1b2c3d.pdf', 11_000_000),
  ],
}

export const sparse: Fixture = {
  title: null,
  files: [file('f1', null, 'lagoon-guide-0a1b2c3d.pdf', null)],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  files: [
    file('f1', LONG_TITLE, 'long.pdf', 999),
    file('f2', ENDLESS_WORD, 'endless.docx', 2_999_999_999),
    file('f3', HOSTILE, 'without-an-end', 0),
    {
      __typename: 'LinkRecord',
      id: 'f4',
      label: 'Boat transfer times',
      to: 'https://example.com/boats',
    },
    { __typename: 'DownloadItemRecord', id: 'f5', name: 'The file that is gone', link: null },
  ],
}
