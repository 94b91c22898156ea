import { useEffect, useState } from 'react'
import { requestIfPossible } from '../../studio/request.ts'
import { type Receipt, receiptWords, type Said } from './receipt-words.ts'

const POLL_MS = 400
const LATE_POLL_MS = 3000

/** An older change belongs to an earlier publish: this one changed nothing public. */
const OWN_MS = 15_000

type Shown = { said: Said; site: string }

/** Follows a publish until its pages are fresh on the site; a new publish restarts it. */
export function useReceipt(url: string, published: string | undefined): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    setShown(undefined)
    if (published === undefined) return
    const controller = new AbortController()
    void follow(url, controller.signal, setShown)
    return () => controller.abort()
  }, [url, published])
  return shown
}

async function follow(url: string, signal: AbortSignal, show: (shown: Shown | undefined) => void) {
  const startedAt = performance.now()
  for (;;) {
    const receipt = await requestIfPossible<Receipt>(url, { signal })
    if (signal.aborted) return
    const ageMs = receipt?.change?.ageMs ?? 0
    if (ageMs - (performance.now() - startedAt) > OWN_MS) return
    const said = receipt && receiptWords(receipt)
    if (receipt) show(said && { said, site: receipt.site })
    if (receipt && (!said || said.tone === 'fresh')) return
    await new Promise((resolve) =>
      setTimeout(resolve, said?.tone === 'late' ? LATE_POLL_MS : POLL_MS),
    )
    if (signal.aborted) return
  }
}
