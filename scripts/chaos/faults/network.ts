import { setTimeout as sleep } from 'node:timers/promises'
import type { LinkState } from '../link.ts'
import { type Fault, seconds } from './fault.ts'

const LINK_STATES: [LinkState, string][] = [
  ['refused', 'refuses connections'],
  ['silent', 'swallows everything'],
  ['cut', 'breaks off all answers'],
  ['slow', 'is very slow'],
]

export const networkCut: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  const [state, words] = random.pick(LINK_STATES)
  const ms = random.between(3000, 10_000)
  return {
    what: `the network between ${copy.name} and the content service ${words} for ${seconds(ms)}`,
    cutOff: [copy],
    run: async () => {
      copy.toContent.set(state)
      await sleep(ms)
      copy.toContent.set('open')
    },
  }
}

/** The change feed must deliver what the messages do not: no delay is excused. */
export const messagesLost: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  const state = random.pick<LinkState>(['refused', 'silent', 'cut'])
  const ms = random.between(7000, 12_000)
  return {
    what: `publish messages to ${copy.name} are lost (${state}) for ${seconds(ms)}`,
    run: async () => {
      copy.messages.set(state)
      await sleep(ms)
      copy.messages.set('open')
    },
  }
}
