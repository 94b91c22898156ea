import { setTimeout as sleep } from 'node:timers/promises'
import { readPort } from '@belvedere/kit/env.ts'
import { answers } from '../../launch/program.ts'
import { runTask } from '../../launch/task.ts'
import type { Target } from './target.ts'

const LOOK_MS = 250

/** Restarts the content service; resolves when it is ready. */
export async function restartContent(target: Target): Promise<void> {
  await systemctl(target, 'restart', target.content)
  await untilReady(target, target.content, contentPort())
}

export async function stopContent(target: Target): Promise<void> {
  await systemctl(target, 'stop', target.content)
}

export async function startContent(target: Target): Promise<void> {
  await systemctl(target, 'start', target.content)
  await untilReady(target, target.content, contentPort())
}

/** Restarts the copies of the site one after the other, so that the others answer meanwhile. */
export async function restartSites(target: Target): Promise<void> {
  for (const site of target.sites) {
    await systemctl(target, 'restart', site)
    await untilReady(target, site, portOf(site))
  }
}

const contentPort = () => readPort('CONTENT_PORT', 3001)

/** The port of a copy of the site is the instance of its unit: `belvedere-site@3010`. */
function portOf(site: string) {
  const [, instance] = site.split('@')
  return instance === undefined ? readPort('PORT', 3000) : Number(instance)
}

async function systemctl({ systemctl, backups }: Target, verb: string, service: string) {
  const [command = '', ...args] = systemctl
  await runTask(command, [...args, verb, service], {}, backups)
}

async function untilReady({ patienceMs }: Target, service: string, port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/readyz`
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(LOOK_MS))
    if (await answers(url)) return
  throw new Error(`${service} was not ready at ${url} within ${patienceMs / 1000} s.`)
}
