import { setTimeout as sleep } from 'node:timers/promises'
import { loadEnv } from '@belvedere/kit/env.ts'
import { buildPrograms } from '../../launch/build.ts'
import { type Program, untilReady } from '../../launch/program.ts'
import { ownSettings } from '../../testing/own-stack.ts'
import { bounded, noted, type Row, report } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { describeLoad } from '../quiet.ts'
import { filesToSend, type Sent } from './hostile.ts'
import { watchDuring } from './watch.ts'

/** Long enough for the garbage collector to free the memory of the last file. */
const REST_MS = 3000

/**
 * Sends files that are made to stall or fill the service to a running one, and measures how long it
 * takes meanwhile to say that it is ready, and how much memory it takes.
 */
async function measureFiles(): Promise<Row[]> {
  const files = await filesToSend()
  const settings = await ownSettings('fixture')
  const { studioUrl: url, env } = settings
  let program: Program | undefined
  try {
    const load = describeLoad()
    program = settings.start.content()
    await untilReady(program, `${url}/readyz`)
    const { pid = 0 } = program
    const token = await signIn(url, env)
    const warmUp = files.at(-1)
    if (warmUp) await send(url, token, warmUp)
    const idle = await watchDuring({ url, pid }, () => sleep(REST_MS))
    const rows = [
      noted('Machine, before the start', load),
      noted('/readyz without uploads', `${Math.round(idle.slowestMs)} ms`),
    ]
    for (const file of files) {
      await sleep(REST_MS)
      const begun = performance.now()
      const { slowestMs, moreMB, result } = await watchDuring({ url, pid }, () =>
        send(url, token, file),
      )
      rows.push(
        noted(file.what, `${((performance.now() - begun) / 1000).toFixed(1)} s: ${result}`),
        bounded('  slowest /readyz', slowestMs, bounds.files.readyMs, 'ms'),
        file.isHonest
          ? noted('  more memory', `${Math.round(moreMB)} MB`)
          : bounded('  more memory', moreMB, bounds.files.moreMB, 'MB'),
      )
    }
    return rows
  } finally {
    await program?.stop()
    settings.clean()
  }
}

async function signIn(url: string, env: Record<string, string | undefined>): Promise<string> {
  const { STUDIO_EMAIL: email, STUDIO_PASSWORD: password } = env
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = await answer.json()
  if (typeof token !== 'string')
    throw new Error(`The studio refused the sign-in (${answer.status}).`)
  return token
}

/** Sends a file as an editor does; resolves to the service's response. */
async function send(url: string, token: string, { name, bytes, isSheet }: Sent): Promise<string> {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(bytes)], name))
  if (!isSheet) form.set('_payload', JSON.stringify({ alt: name }))
  const path = isSheet ? '/api/listings/import/preview' : '/api/media'
  const headers = { authorization: `JWT ${token}` }
  const answer = await fetch(url + path, { method: 'POST', headers, body: form })
  const body = await answer.json()
  const problem = body.errors?.[0]?.message ?? body.problems?.[0]?.message ?? 'accepted'
  return `${answer.status}, ${problem}`
}

/** Measures the effect of files that are made to stall the content service. */
export async function main(): Promise<void> {
  loadEnv()
  await buildPrograms()
  report(await measureFiles())
}
