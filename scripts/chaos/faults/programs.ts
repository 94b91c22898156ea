import { setTimeout as sleep } from 'node:timers/promises'
import type { LinkState } from '../../resilience/link.ts'
import { type Fault, hang, seconds } from './fault.ts'

export const contentKilled: Fault = (world, random) => {
  const ms = random.between(500, 6000)
  return {
    what: `the content service is killed, and started again after ${seconds(ms)}`,
    cutOff: world.copies,
    isRefusing: true,
    run: async () => {
      await world.killContent()
      await sleep(ms)
      await world.startContent()
    },
  }
}

export const contentHangs: Fault = (world, random) => {
  const ms = random.between(3000, 12_000)
  return {
    what: `the content service hangs for ${seconds(ms)}`,
    cutOff: world.copies,
    isRefusing: true,
    run: () => hang(world.content?.pid, ms),
  }
}

export const siteKilled: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  const ms = random.between(100, 3000)
  return {
    what: `${copy.name} of the site is killed, and started again after ${seconds(ms)}`,
    cutOff: [copy],
    run: async () => {
      await world.killCopy(copy)
      await sleep(ms)
      await world.startCopy(copy)
    },
  }
}

export const siteHangs: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  const ms = random.between(1000, 6000)
  return {
    what: `${copy.name} of the site hangs for ${seconds(ms)}`,
    cutOff: [copy],
    run: async () => {
      copy.away.open()
      await hang(copy.program?.pid, ms)
      copy.away.close()
    },
  }
}

export const bothKilled: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  const ms = random.between(2000, 6000)
  return {
    what: `the content service and ${copy.name} are killed; the site is back ${seconds(ms)} earlier`,
    cutOff: world.copies,
    isRefusing: true,
    run: async () => {
      await Promise.all([world.killCopy(copy), world.killContent()])
      await world.startCopy(copy)
      await sleep(ms)
      await world.startContent()
    },
  }
}

export const deployed: Fault = (world, random) => {
  const copy = random.pick(world.copies)
  return {
    what: `${copy.name} of the site is stopped as for a deployment, and started again`,
    cutOff: [copy],
    run: async () => {
      copy.away.open()
      await copy.program?.stop()
      await world.startCopy(copy)
    },
  }
}

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

/** The change feed must bring what the messages do not: nothing is excused. */
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
