'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Address } from './address.ts'
import { type OpenAnswer, parseOpenAnswer } from './answers.ts'

/**
 * How often the lock is renewed, in ms. It ends five minutes after the last time, and browsers slow
 * hidden tabs to once a minute.
 */
const BEAT = 15_000

type Lock = OpenAnswer & { connection: 'ok' | 'offline' | 'signed-out' }
type Step = 'open' | 'take-over' | 'close'

/** A record that is opened again at once must not lose its new lock to the end of the old one. */
let closing: Promise<unknown> = Promise.resolve()

/** Renews the lock of the open form, and tells who holds it. */
export function useLock(address: Address) {
  const [lock, setLock] = useState<Lock>({ holder: null, savedAt: null, connection: 'ok' })
  const [form] = useState(() => Math.random().toString(36).slice(2))
  const say = useCallback(
    (step: Step, isLeaving = false) =>
      fetch(`${address.apiRoute}/open-forms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...address.names, step, form }),
        keepalive: isLeaving,
      }),
    [address, form],
  )
  const beat = useCallback(
    async (step: Step = 'open') => {
      await closing
      const next = await readLock(() => say(step))
      setLock((last) => ({ ...last, ...next }))
      return next.connection
    },
    [say],
  )
  useEffect(() => {
    const onBeat = () => void beat()
    const onReturn = () => {
      if (document.visibilityState === 'visible') onBeat()
    }
    // An unread response body would keep the connection busy.
    const onLeave = () => {
      closing = say('close', true).then(discard, () => undefined)
    }
    onBeat()
    const timer = setInterval(onBeat, BEAT)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onBeat)
    window.addEventListener('pageshow', onReturn)
    window.addEventListener('pagehide', onLeave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onBeat)
      window.removeEventListener('pageshow', onReturn)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [beat, say])
  return { lock, beat }
}

type Next = { connection: Lock['connection'] } & Partial<OpenAnswer>

async function discard({ body }: Response) {
  await body?.cancel()
}

/** Unknown values stay unchanged. */
async function readLock(ask: () => Promise<Response>): Promise<Next> {
  try {
    const response = await ask()
    if (!response.ok) await discard(response)
    if (response.status === 401) return { connection: 'signed-out' }
    if (!response.ok) return { connection: 'ok' }
    return { connection: 'ok', ...parseOpenAnswer(await response.json()) }
  } catch {
    return { connection: 'offline' }
  }
}
