import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const living = picture('villa-b-living', {
  alt: 'A pale living room with oak beams and a slatted wall',
  y: 0.55,
})

export const full: Fixture = {
  items: [
    {
      id: 's1',
      title: 'Reserve',
      label: 'Reserve',
      anchor: 'reserve',
      text: prose(
        'A deposit of 30,000 euros holds a house for thirty days while your lawyer reads. It is returned in full if you think again.',
      ),
      media: mediaItem({ image: living }),
    },
    {
      id: 's2',
      title: 'Walk the plot',
      label: 'Walk',
      anchor: 'walk',
      text: prose(
        'Come for three nights, as our guest. Stand on the grass at seven in the morning and at nine at night before you decide.',
      ),
      media: mediaItem({
        image: picture('villas-ridge', {
          alt: 'Houses stepping along the ridge between lagoon and open sea',
          y: 0.55,
        }),
      }),
    },
    {
      id: 's3',
      title: 'Choose and sign',
      label: 'Sign',
      anchor: 'sign',
      text: prose(
        'You choose plaster, floor and kitchen with the architect. We sign at the notary in Larkmouth, over quite a good lunch.',
      ),
      media: mediaItem({
        image: picture('villa-b-kitchen', {
          alt: 'An oak kitchen with a stone island and a bowl of lemons',
          y: 0.55,
        }),
      }),
    },
    {
      id: 's4',
      title: 'Move in',
      label: 'Arrive',
      anchor: 'arrive',
      text: prose(
        'Thirteen months from signature to keys. The beds are made and there are apples on the table.',
      ),
      media: mediaItem({
        image: picture('detail-citrus', {
          alt: 'Lemons and oranges in a white bowl, leaf shadow on the table',
          width: 1600,
          height: 1600,
        }),
      }),
    },
  ],
}

export const sparse: Fixture = {
  items: [{ id: 's1', title: 'Reserve', label: null, anchor: null, text: null, media: null }],
}

export const extreme: Fixture = {
  items: [
    {
      id: 's1',
      title: LONG_TITLE,
      label: LONG_TITLE,
      anchor: 'main',
      text: LONG_PROSE,
      media: mediaItem({ image: living }),
    },
    {
      id: 's2',
      title: HOSTILE,
      label: ENDLESS_WORD,
      anchor: '"><script>',
      text: prose(HOSTILE),
      media: mediaItem({ image: deletedPicture }),
    },
    { id: 's3', title: null, label: null, anchor: 'same', text: prose('Only words.'), media: null },
    { id: 's4', title: 'Twice the same', label: ' ', anchor: 'same', text: null, media: null },
    { id: 's5', title: ' ', label: 'Nothing behind it', anchor: null, text: null, media: null },
    ...full.items.map((item) => ({ ...item, id: `more-${item.id}` })),
  ],
}
