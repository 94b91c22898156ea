import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, hang, killContent, killCopy, seconds } from './fault.ts'

export const contentKilled: Fault = (world, random) => {
  const ms = random.between(500, 6000)
  return {
    what: `the content service is killed, and started again after ${seconds(ms)}`,
    cutOff: world.copies,
    isRefusing: true,
    run: async () => {
      await killContent(world)
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
      const back = await killCopy(copy)
      await sleep(ms)
      await world.startCopy(copy)
      back()
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
      const back = copy.away.open()
      await hang(copy.program?.pid, ms)
      back()
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
      const [back] = await Promise.all([killCopy(copy), killContent(world)])
      await world.startCopy(copy)
      back()
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
      const back = copy.away.open()
      await copy.program?.stop()
      await world.startCopy(copy)
      back()
    },
  }
}
