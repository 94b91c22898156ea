import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { hexOf } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  eyebrow: 'Water',
  title: 'Warm by May, *clear by ten*',
  text: prose(
    'The bay fills through a gap thirty metres wide. By the time the sea reaches the lower shore it has slowed, settled and taken on six degrees of heat.\n\nThat is why children learn to swim here, why herons stay the winter, and why we set every building at least twenty metres back from the tide line.',
  ),
  link: { id: 'l1', label: 'Tide tables', to: '/tides' },
  customize: null,
}

export const formatted: Fixture = {
  ...full,
  title: 'Before you *swim*',
  text: '<p>The lifeguards stand by the <strong>north jetty</strong> from <em>May</em> to October. Outside these months:</p><ul><li>Swim along the shore, never across the gap.</li><li>Look up the <a href="/tides">tide tables</a> and stay within:<ul><li>200 m of the beach by day,</li><li>the lamps after sunset.</li></ul></li></ul><p>In an emergency:</p><ol><li>Call 112.</li><li>Light the flare at the boathouse.</li><li>Read what the <a href="https://example.org/sea">coast guard</a> asks of you.</li></ol>',
}

export const formattedOnInk: Fixture = {
  ...formatted,
  customize: { background: { color: { hex: hexOf('ink') } } },
}

export const onInk: Fixture = {
  ...full,
  customize: { background: { color: { hex: hexOf('ink') } } },
}

export const sparse: Fixture = {
  eyebrow: null,
  title: null,
  text: prose('Cars stop at the barn. After that there are carts, horses and feet.'),
  link: null,
  customize: null,
}

export const extreme: Fixture = {
  eyebrow: ENDLESS_WORD,
  title: `${LONG_TITLE} ${ENDLESS_WORD} ${HOSTILE}`,
  text: LONG_PROSE,
  link: { id: 'l1', label: `${ENDLESS_WORD} ${HOSTILE}`, to: '/tides' },
  customize: { background: { color: { hex: '#808080' } } },
}
