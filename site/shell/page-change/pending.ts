import { PENDING } from '../places.ts'

const LATE_MS = 400

let timer: ReturnType<typeof setTimeout> | undefined
let latest: Promise<unknown> | undefined

/**
 * Shows the pending indicator while something is late (readings, States), and hands on what comes. It
 * belongs to what is awaited last: what was awaited before neither shows nor hides it.
 */
export async function showPending<Coming>(coming: Promise<Coming>): Promise<Coming> {
  show(false)
  latest = coming
  timer = setTimeout(() => show(true), LATE_MS)
  try {
    return await coming
  } finally {
    if (latest === coming) show(false)
  }
}

function show(isPending: boolean) {
  clearTimeout(timer)
  const indicator = document.getElementById(PENDING)
  if (indicator) indicator.hidden = !isPending
}
