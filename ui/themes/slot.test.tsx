import { lookOf, type Switches } from '@belvedere/kit/theme/look.ts'
import { expect, test } from 'vitest'
import { Eyebrow } from '../eyebrow.tsx'
import { render } from '../testing/render.ts'
import { LookContext, slot } from './slot.tsx'

const Sun = ({ hour }: { hour: number }) => <b>{hour}</b>
const Line = () => <hr />
const Sign = slot<{ hour: number }>('sign', { day: Sun, plain: Line })
const Frame = slot<{ hour: number }>(null, { day: Sun, plain: null })

function shown(switches: Switches) {
  return render(
    <LookContext value={lookOf(switches)}>
      <Sign hour={0.5} />
      <Frame hour={0.7} />
    </LookContext>,
  ).innerHTML
}

test('each theme fills a slot in its own way', () => {
  expect(shown({ theme: 'day' })).toBe('<b>0.5</b><b>0.7</b>')
  expect(shown({ theme: 'plain' })).toBe('<hr>')
})

test('a part that is switched off leaves its slots empty, and no others', () => {
  expect(shown({ theme: 'day', sign: false })).toBe('<b>0.7</b>')
  expect(shown({ theme: 'day', arc: false })).toBe('<b>0.5</b><b>0.7</b>')
})

test('an eyebrow has the sign of the theme', () => {
  const eyebrow = (theme: string) =>
    render(
      <LookContext value={lookOf({ theme })}>
        <Eyebrow text="Noon" />
      </LookContext>,
    ).querySelector('.eyebrow')
  expect(eyebrow('day')?.querySelector('.arc')).not.toBeNull()
  expect(eyebrow('plain')?.querySelector('.arc')).toBeNull()
  expect(eyebrow('plain')?.children).toHaveLength(2)
})
