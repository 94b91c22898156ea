import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  items: [
    {
      id: 'i1',
      title: 'How the lake was made',
      label: 'Geology',
      anchor: 'geology',
      text: prose(
        'The headland is a ridge of limestone that the sea has been reducing, patiently, for about six thousand years. What it removes from the northern face it lays down in the west, grain by grain, as a bar of gravel.\n\nThe bar closed the lake in stages. On a chart of 1812 it is a shoal. A century later it has a name, and geese.',
      ),
    },
    {
      id: 'i2',
      title: 'Hops, then nothing, then us',
      label: 'History',
      anchor: 'history',
      text: prose(
        'Three families grew hops on the lower shore until 1951. Their gardens are the rectangles you can still see from the air, and the plan of our first five gardens.\n\nFor fifty years after that, nobody built anything. Nothing better could have happened.',
      ),
    },
    {
      id: 'i3',
      title: 'Keeping it',
      label: 'Care',
      anchor: 'care',
      text: prose(
        'A charity owns the water, the bar and the path. It is paid for by a charge on every house, and it meets on the last Monday of the month in the library. Owners may attend, and do.',
      ),
    },
  ],
}

export const sparse: Fixture = {
  items: [
    { id: 'i1', title: null, label: null, anchor: null, text: prose('A trust owns the water.') },
  ],
}

export const extreme: Fixture = {
  items: [
    { id: 'i1', title: LONG_TITLE, label: null, anchor: 'same', text: LONG_PROSE },
    { id: 'i2', title: ENDLESS_WORD, label: ENDLESS_WORD, anchor: 'same', text: LONG_PROSE },
    { id: 'i3', title: HOSTILE, label: HOSTILE, anchor: HOSTILE, text: LONG_PROSE },
    { id: 'i4', title: ' ', label: 'Nothing', anchor: 'nothing', text: null },
    { id: 'i5', title: null, label: null, anchor: null, text: LONG_PROSE },
  ],
}
