import { setTimeout as sleep } from 'node:timers/promises'
import { loadEnv } from '@belvedere/kit/env.ts'
import { buildPrograms } from '../../launch/build.ts'
import { type Program, untilReady } from '../../launch/program.ts'
import { ownSettings } from '../../testing/own-stack.ts'
import { Studio } from '../../testing/studio.ts'
import { bounded, noted, type Row, report } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { describeLoad } from '../quiet.ts'
import { filesToSend, type Sent } from './hostile.ts'
import { watchDuring } from './watch.ts'

/** Long enough for the collector to give back what the last file took. */
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
    const { STUDIO_EMAIL: email = '', STUDIO_PASSWORD: password = '' } = env
    const studio = new Studio({ studioUrl: url, email, password })
    const warmUp = files.at(-1)
    if (warmUp) await send(studio, warmUp)
    const idle = await watchDuring({ url, pid }, () => sleep(REST_MS))
    const rows = [
      noted('Machine, before the start', load),
      noted('/readyz without uploads', `${Math.round(idle.slowestMs)} ms`),
    ]
    for (const file of files) {
      await sleep(REST_MS)
      const begun = performance.now()
      const { slowestMs, moreMB, result } = await watchDuring({ url, pid }, () =>
        send(studio, file),
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

/** Sends a file as an editor does; resolves to what the service says. */
async function send(studio: Studio, { name, bytes, isSheet }: Sent): Promise<string> {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(bytes)], name))
  if (!isSheet) form.set('_payload', JSON.stringify({ alt: name }))
  const { status, text } = await studio.ask(
    'POST',
    isSheet ? '/listings/import/preview' : '/media',
    form,
  )
  const body = JSON.parse(text)
  const problem = body.errors?.[0]?.message ?? body.problems?.[0]?.message ?? 'accepted'
  return `${status}, ${problem}`
}

/** Measures what files that are made to stall the content service do to it. */
export async function main(): Promise<void> {
  loadEnv()
  await buildPrograms()
  report(await measureFiles())
}
